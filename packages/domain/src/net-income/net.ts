import type { PlainDate } from '../calendar/index.ts'
import {
  difference,
  EXPLAINED,
  find,
  given,
  least,
  product,
  roundedToCents,
  sum,
  valueOf,
  type Derivation,
  type Label,
} from '../explain/index.ts'
import {
  ANNUITY_SOCIAL_CHARGES,
  ANNUITY_TAXED_SHARES,
  CAPITAL_SOCIAL_CHARGES,
  LIFE_INSURANCE_SOCIAL_CHARGES,
  PENSION_DEDUCTION,
  PENSION_SOCIAL_CHARGES,
  valueOrStandIn,
  type DatedParameter,
} from '../law/index.ts'
import { Decimal, euros, type Euros } from '../money/index.ts'
import { chargesOnGain, levied, taxOnGain } from './gains.ts'
import type { GrossPayment, NetPayment, NetTerms, Regime } from './model.ts'
import { sourceOf, type SourceCode } from './sources.ts'
import type { Term } from './terms.ts'

const PERCENT = 100

/** Charges and tax on one payment, in cents: each levy is rounded for itself. */
type Taken = { readonly charges: Derivation; readonly tax: Derivation }

/** A payment with its terms and the unit of its amounts. */
type Case = { readonly gross: Derivation; readonly terms: NetTerms; readonly isPaidSaid?: boolean | undefined }

const amount = ({ gross }: Pick<Case, 'gross'>, term: Term, source?: SourceCode): Label => ({
  term,
  unit: gross.unit,
  source: source && sourceOf(source),
})

const rateLabel = (term: Term, source: SourceCode, rule: string, details?: Label['details']): Label => ({
  term,
  unit: 'rate',
  source: sourceOf(source),
  rule,
  details,
})

const rate = (term: Term, percent: Decimal, source: SourceCode, rule: string, details?: Label['details']): Derivation =>
  given(rateLabel(term, source, rule, details), percent.dividedBy(PERCENT))

const percentOf = (parameter: DatedParameter<number>, on: PlainDate): Decimal => new Decimal(valueOrStandIn(parameter, on).value)

const marginalRate = ({ marginal }: NetTerms): Derivation =>
  rate('net-income.marginal-rate', new Decimal(marginal), 'net-choice', 'NET-02')

/** What the 10 % deduction leaves of a pension; its bounds, which depend on all pensions of the household, are not looked at. */
const keptShare = ({ on }: NetTerms): Derivation => {
  const { rate: deducted } = valueOrStandIn(PENSION_DEDUCTION, on).value
  return rate('net-income.kept-share', new Decimal(1).minus(deducted).times(PERCENT), 'pension-tax', 'NET-03')
}

const deductiblePoints = ({ pensionCharges, on }: NetTerms): number =>
  valueOrStandIn(PENSION_SOCIAL_CHARGES, on).value.find((charges) => charges.rate === pensionCharges)?.deductible ?? 0

/** As any pension: charges on all of it, tax on what the deductible part of the charges and the 10 % leave. */
const asPension = (payment: Case): Taken => {
  const { gross, terms } = payment
  const chosen = rate('net-income.charges-rate', new Decimal(terms.pensionCharges), 'net-choice', 'NET-03', { regime: 'pension' })
  const points = rate('net-income.deductible-rate', new Decimal(deductiblePoints(terms)), 'pension-csg', 'NET-03')
  const taxable = difference(amount(payment, 'net-income.after-deductible', 'pension-csg'), [
    gross,
    product(amount(payment, 'net-income.deductible', 'pension-csg'), [gross, points]),
  ])
  return {
    charges: levied(EXPLAINED, amount(payment, 'net-income.charges', 'pension-charges'), [gross, chosen]),
    tax: levied(EXPLAINED, amount(payment, 'net-income.tax', 'pension-tax'), [taxable, keptShare(terms), marginalRate(terms)]),
  }
}

const taxedShare = ({ age, on }: NetTerms): Derivation => {
  const { share } = valueOrStandIn(ANNUITY_TAXED_SHARES, on).value.findLast(({ fromAge }) => fromAge <= age) ?? {}
  return given(
    {
      term: 'net-income.taxed-share' satisfies Term,
      unit: 'rate',
      source: sourceOf('annuity-share'),
      rule: 'NET-04',
      details: { age },
    },
    share ?? 1,
  )
}

/** Charges on the share of an annuity that its age at the start makes taxable. */
const chargesOnShare = (payment: Case): Derivation =>
  levied(EXPLAINED, amount(payment, 'net-income.charges', 'annuity-charges'), [
    payment.gross,
    taxedShare(payment.terms),
    rate('net-income.charges-rate', percentOf(ANNUITY_SOCIAL_CHARGES, payment.terms.on), 'annuity-charges', 'NET-04'),
  ])

/** An annuity from deducted payments: tax as on a pension, charges on the share for the age. */
const asDeductedAnnuity = (payment: Case): Taken => ({
  charges: chargesOnShare(payment),
  tax: levied(EXPLAINED, amount(payment, 'net-income.tax', 'pension-tax'), [
    payment.gross,
    keptShare(payment.terms),
    marginalRate(payment.terms),
  ]),
})

/** An annuity bought for a price: tax and charges on the share for the age. */
const asBoughtAnnuity = (payment: Case): Taken => ({
  charges: chargesOnShare(payment),
  tax: levied(EXPLAINED, amount(payment, 'net-income.tax', 'annuity-share'), [
    payment.gross,
    taxedShare(payment.terms),
    marginalRate(payment.terms),
  ]),
})

const onAnnuity = (regime: Regime, payment: Case): Taken => {
  if (regime === 'pension') return asPension(payment)
  return regime === 'deducted' ? asDeductedAnnuity(payment) : asBoughtAnnuity(payment)
}

const taxOnCapital = (regime: Regime, payment: Case, principal: Derivation, gains: Derivation): Derivation => {
  const { terms } = payment
  if (regime === 'employee-savings') return given(amount(payment, 'net-income.tax', 'exempt-gains'), 0)
  const levy = amount(payment, 'net-income.gains-tax', 'gains-tax')
  const onGains =
    terms.gainsBy === 'scale'
      ? levied(EXPLAINED, levy, [gains, marginalRate(terms)])
      : taxOnGain(EXPLAINED, gains, terms.on, { levy, rate: rateLabel('net-income.flat-rate', 'gains-tax', 'NET-05') })
  if (regime !== 'deducted') return sum(amount(payment, 'net-income.tax', 'gains-tax'), [onGains])
  return sum(amount(payment, 'net-income.tax', 'deducted-tax'), [
    levied(EXPLAINED, amount(payment, 'net-income.principal-tax', 'deducted-tax'), [principal, marginalRate(terms)]),
    onGains,
  ])
}

/** Capital: payments that were deducted at the marginal rate without the 10 %, gains at the flat rate, employee savings without income tax. */
const onCapital = (regime: Regime, payment: Case, paid: Derivation): Taken => {
  if (regime === 'pension') return asPension(payment)
  const held = amount(payment, 'net-income.paid', payment.isPaidSaid === true ? 'net-choice' : 'paid-assumed')
  const principal = least(held, [roundedToCents(held, paid), payment.gross])
  const gains = difference(amount(payment, 'net-income.gains'), [payment.gross, principal])
  const parameter = regime === 'life-insurance' ? LIFE_INSURANCE_SOCIAL_CHARGES : CAPITAL_SOCIAL_CHARGES
  return {
    charges: chargesOnGain(
      EXPLAINED,
      gains,
      payment.terms.on,
      {
        levy: amount(payment, 'net-income.charges', 'gains-charges'),
        rate: rateLabel('net-income.charges-rate', 'gains-charges', 'NET-05'),
      },
      parameter,
    ),
    tax: taxOnCapital(regime, payment, principal, gains),
  }
}

const amountOf = (node: Derivation): Euros => euros(valueOf(node))

/**
 * Estimates what social charges and income tax leave of a capital or of an annuity, by the law of the day on which it is first paid.
 *
 * Each levy to the cent, half up; the net is what is left, so that the three add up to the gross. Rules NET-01 to NET-06, docs/rules/net-income.md; CGI
 * art. 158 and 200 A, CSS art. L.136-6 to L.136-8.
 *
 * @param payment regime and gross amount, in cents; for a capital what of it was paid in
 * @param terms rates that the saver expects, day and age at the first payment; a day before 2025 throws `OutsideValidity`
 * @example netOf({ form: 'annuity', regime: 'pension', gross }, { marginal: 11, pensionCharges: 8.4, on, age: 64 }).net // 87,20 € of 106,19 €
 */
export const netOf = (payment: GrossPayment, terms: NetTerms): NetPayment => {
  const { regime, gross } = payment
  const one: Case = { gross, terms, isPaidSaid: payment.form === 'capital' ? payment.isPaidSaid : undefined }
  const { charges, tax } = payment.form === 'capital' ? onCapital(regime, one, payment.paid) : onAnnuity(regime, one)
  const explanation = difference({ ...amount(one, 'net-income.net'), rule: 'NET-06', details: { regime } }, [
    difference(amount(one, 'net-income.after-charges'), [gross, charges]),
    tax,
  ])
  const paid = find(charges, 'net-income.paid')
  return {
    gross: amountOf(gross),
    charges: amountOf(charges),
    tax: amountOf(tax),
    net: amountOf(explanation),
    paid: paid && amountOf(paid),
    explanation,
  }
}
