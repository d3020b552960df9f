import { addYears, completedYears, yearOf, type PlainDate } from '../calendar/index.ts'
import {
  difference,
  EXPLAINED,
  given,
  power,
  product,
  quotient,
  roundedToCents,
  sum,
  valueOf,
  type Derivation,
  type Label,
} from '../explain/index.ts'
import {
  ANNUITY_PAYMENT_FEE,
  ANNUITY_SOCIAL_CHARGES,
  ANNUITY_TAXED_SHARES,
  CAPITAL_SOCIAL_CHARGES,
  earliestCheck,
  FLAT_TAX,
  legalAge,
  NET_RETURN,
  PENSION_DEDUCTION,
  SMALL_ANNUITY_THRESHOLD,
  TECHNICAL_RATE,
  valueOrStandIn,
  type DatedParameter,
} from '../law/index.ts'
import {
  Decimal,
  divideEuros,
  euros,
  isPositive,
  isZero,
  MONTHS_PER_YEAR,
  roundToCents,
  subtractEuros,
  type Euros,
} from '../money/index.ts'
import type { MortalityTables } from '../mortality/index.ts'
import { chargesOnGain, levied, taxOnGain } from '../net-income/index.ts'
import type { Exit, ExitDoubt, ExitForm, ExitQuestion, ExitTerms } from './exit-model.ts'
import { exitFactor } from './exit-factor.ts'
import { exitSource, type ExitSourceCode } from './exit-sources.ts'
import type { Term } from './terms.ts'

const RULE = 'TS-09'
const PERCENT = 100

const labelled = (term: Term, source: ExitSourceCode, unit: Label['unit'] = 'eur', details?: Label['details']): Label => ({
  term,
  unit,
  details,
  source: exitSource(source),
  rule: RULE,
})

const rateOf = (parameter: DatedParameter<number>, asOf: PlainDate): Decimal =>
  new Decimal(valueOrStandIn(parameter, asOf).value).dividedBy(PERCENT)

/** Figures that both ways out begin with. */
type Start = {
  readonly question: ExitQuestion
  readonly asOf: PlainDate
  readonly years: number
  readonly payment: Derivation
  readonly deducted: Derivation
  readonly rate: Derivation
  readonly value: Derivation
}

const startOf = (question: ExitQuestion, asOf: PlainDate): Start => {
  const years = Math.max(0, question.exitAge - question.age)
  const payment = given(labelled('tax-saving.exit-payment', 'saver'), question.payment)
  const yearly = given(labelled('tax-saving.exit-growth', 'net-return', 'factor'), rateOf(NET_RETURN, asOf).plus(1))
  const growth = power(labelled('tax-saving.exit-growth', 'net-return', 'factor', { years }), [
    yearly,
    given(labelled('tax-saving.exit-years', 'saver', 'years'), years),
  ])
  return {
    question,
    asOf,
    years,
    payment,
    deducted: given(labelled('tax-saving.exit-deducted', 'saver'), question.deducted),
    rate: given(labelled('tax-saving.exit-rate', 'saver', 'rate'), question.rate),
    value: roundedToCents(
      labelled('tax-saving.exit-value', 'net-return'),
      product(labelled('tax-saving.exit-value', 'net-return'), [payment, growth]),
    ),
  }
}

/** What is taken from a gross amount, and what is left. */
type Taken = { readonly gross: Derivation; readonly incomeTax: Derivation; readonly socialCharges: Derivation }

/** The deducted payment at the saver's rate without any deduction, its gains at the flat tax; what was not deducted comes out untaxed. */
const capitalOf = ({ asOf, payment, deducted, rate, value }: Start): Taken => {
  const gains = difference(labelled('tax-saving.exit-gains', 'capital-gains'), [value, payment])
  const gainsRate = labelled('tax-saving.exit-gains-rate', 'capital-gains', 'rate')
  const onGains = (term: Term) => ({ levy: labelled(term, 'capital-gains'), rate: gainsRate })
  return {
    gross: value,
    incomeTax: sum(labelled('tax-saving.exit-income-tax', 'capital-deducted'), [
      levied(EXPLAINED, labelled('tax-saving.exit-principal-tax', 'capital-deducted'), [deducted, rate]),
      taxOnGain(EXPLAINED, gains, asOf, onGains('tax-saving.exit-gains-tax')),
    ]),
    socialCharges: chargesOnGain(EXPLAINED, gains, asOf, onGains('tax-saving.exit-charges')),
  }
}

const shareAt = (age: number, asOf: PlainDate): Decimal =>
  valueOrStandIn(ANNUITY_TAXED_SHARES, asOf).value.findLast(({ fromAge }) => fromAge <= age)?.share ?? new Decimal(1)

/** Birth of the saver: the known date, else the latest one for that age, which gives the highest price and legal age. */
const birthOf = ({ age, birthDate }: ExitQuestion, asOf: PlainDate): PlainDate =>
  birthDate !== undefined && completedYears(birthDate, asOf) === age ? birthDate : addYears(asOf, -age)

const yearlyAnnuity = ({ question, asOf, years, value }: Start, tables: MortalityTables): Derivation => {
  const yearly = labelled('tax-saving.exit-annuity', 'table-women', 'eur-per-year')
  const kept = new Decimal(1).minus(rateOf(ANNUITY_PAYMENT_FEE, asOf))
  const afterFee = product(labelled('tax-saving.exit-after-fee', 'annuity-fee'), [
    value,
    given(labelled('tax-saving.exit-fee', 'annuity-fee', 'factor'), kept),
  ])
  const life = { birthYear: yearOf(birthOf(question, asOf)), age: question.age + years }
  return roundedToCents(yearly, quotient(yearly, [afterFee, exitFactor(life, asOf, tables)]))
}

/** The deducted share as a pension, less its 10 %; the rest, and the charges on all of it, by the share for the age at the start. */
const annuityOf = (start: Start, tables: MortalityTables): Taken => {
  const { question, asOf, years, payment, deducted, rate } = start
  const yearly = (term: Term, source: ExitSourceCode): Label => labelled(term, source, 'eur-per-year')
  const gross = yearlyAnnuity(start, tables)
  const pension = quotient(yearly('tax-saving.exit-pension', 'pension-deduction'), [
    product(yearly('tax-saving.exit-pension', 'pension-deduction'), [gross, deducted]),
    payment,
  ])
  const share = given(
    labelled('tax-saving.exit-taxed-share', 'annuity-share', 'rate', { age: question.age + years }),
    shareAt(question.age + years, asOf),
  )
  const kept = new Decimal(1).minus(valueOrStandIn(PENSION_DEDUCTION, asOf).value.rate)
  const taxed = sum(yearly('tax-saving.exit-taxed', 'pension-deduction'), [
    product(yearly('tax-saving.exit-taxed-pension', 'pension-deduction'), [
      pension,
      given(labelled('tax-saving.exit-pension-share', 'pension-deduction', 'rate'), kept),
    ]),
    product(yearly('tax-saving.exit-taxed-rest', 'annuity-share'), [
      difference(yearly('tax-saving.exit-rest', 'annuity-share'), [gross, pension]),
      share,
    ]),
  ])
  return {
    gross,
    incomeTax: levied(EXPLAINED, yearly('tax-saving.exit-income-tax', 'pension-deduction'), [taxed, rate]),
    socialCharges: levied(EXPLAINED, yearly('tax-saving.exit-charges', 'annuity-charges'), [
      gross,
      share,
      given(labelled('tax-saving.exit-charges-rate', 'annuity-charges', 'rate'), rateOf(ANNUITY_SOCIAL_CHARGES, asOf)),
    ]),
  }
}

const smallAnnuity = (gross: Euros, asOf: PlainDate): readonly ExitDoubt[] => {
  const monthly = roundToCents(divideEuros(gross, MONTHS_PER_YEAR))
  return monthly.lessThanOrEqualTo(valueOrStandIn(SMALL_ANNUITY_THRESHOLD, asOf).value)
    ? [{ kind: 'small-annuity', monthly }]
    : []
}

const waiver = ({ payment, deducted, saving }: ExitQuestion): readonly ExitDoubt[] => {
  const [notDeducted, savesNothing] = [subtractEuros(payment, deducted), isZero(saving)]
  return isPositive(notDeducted) || savesNothing ? [{ kind: 'waiver-needed', notDeducted, savesNothing }] : []
}

const beforeLegalAge = ({ question, asOf, years }: Start): readonly ExitDoubt[] => {
  const legal = legalAge(birthOf(question, asOf), addYears(asOf, years))
  return legal !== undefined && (question.age + years) * MONTHS_PER_YEAR < legal.ageInMonths
    ? [{ kind: 'before-legal-age', legalAgeInMonths: legal.ageInMonths }]
    : []
}

/** What a way out rests on; the share of pensions that is not taxed follows the incomes' year, which its source names. */
const PARAMETERS: Readonly<Record<ExitForm, readonly DatedParameter<unknown>[]>> = {
  capital: [NET_RETURN, FLAT_TAX, CAPITAL_SOCIAL_CHARGES],
  annuity: [
    NET_RETURN,
    TECHNICAL_RATE,
    ANNUITY_PAYMENT_FEE,
    ANNUITY_TAXED_SHARES,
    ANNUITY_SOCIAL_CHARGES,
    SMALL_ANNUITY_THRESHOLD,
  ],
}

const doubtsOf = (form: ExitForm, gross: Euros, start: Start): readonly ExitDoubt[] => {
  const { question, asOf } = start
  const checkedUntil = earliestCheck(PARAMETERS[form], asOf)
  return [
    { kind: 'law-of-the-exit' },
    ...(checkedUntil === undefined ? [] : [{ kind: 'law-not-checked', checkedUntil } as const]),
    ...beforeLegalAge(start),
    ...waiver(question),
    { kind: 'one-rate', form },
    ...(form === 'capital'
      ? [{ kind: 'gains-option' } as const]
      : ([{ kind: 'pension-bounds' }, { kind: 'annuity-charges' }, ...smallAnnuity(gross, asOf)] as const)),
  ]
}

const amountOf = (node: Derivation): Euros => euros(valueOf(node))

/**
 * Computes the other end of a payment: its value when it comes out, the income tax and the social charges on it by the law of today, and what is left.
 *
 * Capital: the deducted payment at the saver's rate without the 10 %, its gains at the flat tax. Annuity: the deducted share as a pension less its 10 %,
 * social charges on the share for the age. Amounts to the cent. Rule TS-09, docs/rules/tax-saving.md, CGI art. 158 and 200 A.
 *
 * @param form capital or annuity
 * @param question payment, ages and rate
 * @param terms day, and tables for an annuity
 * @returns nothing without a payment, and for an annuity without tables
 * @example exitOf('capital', { payment: euros(5400), deducted: euros(5400), saving: euros(1620), age: 41, exitAge: 64, rate: new Decimal('0.11') }, { asOf })
 */
export const exitOf = (form: ExitForm, question: ExitQuestion, { asOf, tables }: ExitTerms): Exit | undefined => {
  if (question.payment.lessThanOrEqualTo(0) || (form === 'annuity' && tables === undefined)) return undefined
  const start = startOf(question, asOf)
  const { gross, incomeTax, socialCharges } =
    tables === undefined || form === 'capital' ? capitalOf(start) : annuityOf(start, tables)
  const net = difference(labelled('tax-saving.exit-net', 'saver', gross.unit), [gross, incomeTax, socialCharges])
  return {
    form,
    years: start.years,
    value: amountOf(start.value),
    gross: amountOf(gross),
    incomeTax: amountOf(incomeTax),
    socialCharges: amountOf(socialCharges),
    net: amountOf(net),
    effort: subtractEuros(question.payment, question.saving),
    doubts: doubtsOf(form, amountOf(gross), start),
    explanation: net,
  }
}
