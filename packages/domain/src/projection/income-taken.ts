import { difference, given, least, product, quotient, relabelled, sum, type Derivation } from '../explain/index.ts'
import {
  ANNUITY_SOCIAL_CHARGES,
  ANNUITY_TAXED_SHARES,
  CAPITAL_SOCIAL_CHARGES,
  FLAT_TAX,
  LIFE_INSURANCE_SOCIAL_CHARGES,
  PENSION_SOCIAL_CHARGES,
  RENT_ALLOWANCE,
  RENT_SOCIAL_CHARGES,
  valueOrStandIn,
  type DatedParameter,
} from '../law/index.ts'
import { Decimal } from '../money/index.ts'
import { PENSION_CHARGES } from '../state-pension/index.ts'
import type { IncomeEuros, SettledTerms } from './income-model.ts'
import { named, type GrossLine } from './income-gross.ts'
import type { Piece } from './income-pieces.ts'
import type { Departure } from './pension.ts'
import { CHOSEN, label, LAW } from './steps.ts'
import type { IncomeTerm } from './terms.ts'

/** What is looked at of a line: its amount in one kind of euros, and what is supposed of the saver. */
export type Case = {
  readonly line: GrossLine
  readonly euros: IncomeEuros
  readonly terms: SettledTerms
  readonly departure: Departure
  readonly rise: Derivation
}

/** What is taken from a line, not rounded: charges, what the scale taxes with and without the deduction on pensions, and tax at a flat rate. */
export type Taken = {
  readonly charges: Derivation
  readonly asPension: Derivation
  readonly asIncome: Derivation
  readonly flatTax: Derivation
}

const HUNDRED = 100

const percentOf = (parameter: DatedParameter<number>, { start }: Departure): Decimal =>
  new Decimal(valueOrStandIn(parameter, start).value)

const rate = (term: IncomeTerm, percent: Decimal.Value, source = LAW): Derivation =>
  given(label(term, 'rate', 'RP-16', source), new Decimal(percent).dividedBy(HUNDRED))

/** Rate on the base pension that goes with the rate chosen for the complementary one. */
const baseRate = ({ pensionCharges }: SettledTerms, { start }: Departure): Decimal =>
  valueOrStandIn(PENSION_CHARGES, start).value.find(({ rates }) => rates.complementary.eq(pensionCharges))?.rates.base ??
  new Decimal(0)

const deductiblePoints = ({ pensionCharges }: SettledTerms, { start }: Departure): number =>
  valueOrStandIn(PENSION_SOCIAL_CHARGES, start).value.find((one) => one.rate === pensionCharges)?.deductible ?? 0

const unit = 'eur'
const none = (term: IncomeTerm): Derivation => given(label(term, unit, 'RP-16'), 0)

const onPension = (amount: Derivation, { terms, departure, line }: Case): Taken => {
  const charged = line.taxedAs === 'base-pension' ? baseRate(terms, departure) : terms.pensionCharges
  return {
    charges: product(label('projection.charges-exact', amount.unit, 'RP-16', LAW), [
      amount,
      rate('projection.charges-rate', charged, terms.isRateStated ? CHOSEN : LAW),
    ]),
    asPension: difference(label('projection.taxable', amount.unit, 'RP-17', LAW), [
      amount,
      product(label('projection.deductible', amount.unit, 'RP-17', LAW), [
        amount,
        rate('projection.deductible-rate', deductiblePoints(terms, departure)),
      ]),
    ]),
    asIncome: none('projection.taxable'),
    flatTax: none('projection.flat-tax'),
  }
}

/** Rents: neither charges nor tax count a share of them; what is left bears the charges on rents and goes to the scale. */
const onRent = (amount: Derivation, { departure }: Case): Taken => {
  const allowance = valueOrStandIn(RENT_ALLOWANCE, departure.start).value
  const taxed = product(label('projection.taxable', amount.unit, 'RP-29', LAW), [
    amount,
    given(label('projection.taxed-share', 'rate', 'RP-29', LAW), new Decimal(1).minus(allowance)),
  ])
  return {
    charges: product(label('projection.charges-exact', amount.unit, 'RP-29', LAW), [
      taxed,
      rate('projection.charges-rate', percentOf(RENT_SOCIAL_CHARGES, departure)),
    ]),
    asPension: none('projection.taxable'),
    asIncome: taxed,
    flatTax: none('projection.flat-tax'),
  }
}

const taxedShare = ({ start, age }: Departure): Derivation => {
  const { share } = valueOrStandIn(ANNUITY_TAXED_SHARES, start).value.findLast(({ fromAge }) => fromAge <= age) ?? {}
  return given(label('projection.taxed-share', 'rate', 'RP-16', LAW, { age }), share ?? 1)
}

/** An annuity from voluntary payments: charges on the share for the age; tax as on a pension where payments were deducted, else on that share. */
const onBoughtAnnuity = (amount: Derivation, regime: Piece['regime'], { departure }: Case): Taken => {
  const share = taxedShare(departure)
  return {
    charges: product(label('projection.charges-exact', amount.unit, 'RP-16', LAW), [
      amount,
      share,
      rate('projection.charges-rate', percentOf(ANNUITY_SOCIAL_CHARGES, departure)),
    ]),
    asPension: regime === 'deducted' ? amount : none('projection.taxable'),
    asIncome:
      regime === 'deducted'
        ? none('projection.taxable')
        : product(label('projection.taxable', amount.unit, 'RP-17', LAW), [amount, share]),
    flatTax: none('projection.flat-tax'),
  }
}

const flatRate = (departure: Departure): Derivation =>
  rate('projection.flat-rate', percentOf(FLAT_TAX, departure).minus(percentOf(CAPITAL_SOCIAL_CHARGES, departure)))

/** A capital: charges on gains, which are taxed at the flat rate but for employee savings; deducted payments go to the scale without the 10 %. */
const onCapital = (amount: Derivation, { regime, paid }: Piece, { departure, euros, rise }: Case): Taken => {
  const paidIn = euros === 'today' ? quotient(label('projection.paid-in', unit, 'RP-18'), [paid, rise]) : paid
  const principal = least(label('projection.principal', unit, 'RP-18'), [paidIn, amount])
  const gains = difference(label('projection.gains', unit, 'RP-18'), [amount, principal])
  const charged = regime === 'life-insurance' ? LIFE_INSURANCE_SOCIAL_CHARGES : CAPITAL_SOCIAL_CHARGES
  return {
    charges: product(label('projection.charges-exact', unit, 'RP-18', LAW), [
      gains,
      rate('projection.charges-rate', percentOf(charged, departure)),
    ]),
    asPension: none('projection.taxable'),
    asIncome: regime === 'deducted' ? principal : none('projection.taxable'),
    flatTax:
      regime === 'employee-savings'
        ? none('projection.flat-tax')
        : product(label('projection.flat-tax', unit, 'RP-18', LAW), [gains, flatRate(departure)]),
  }
}

const onPiece = (gross: Derivation, piece: Piece, one: Case): Taken => {
  const { regime, share } = piece
  const amount =
    share === undefined ? gross : product(label('projection.piece', gross.unit, 'RP-16', undefined, { regime }), [gross, share])
  if (regime === 'pension') return onPension(amount, one)
  return gross.unit === 'eur' ? onCapital(amount, piece, one) : onBoughtAnnuity(amount, regime, one)
}

const together = (all: readonly Taken[], name: keyof Taken, term: IncomeTerm, gross: Derivation): Derivation => {
  const parts = all.map((taken) => taken[name]).filter(({ value }) => value !== '0')
  const [only] = parts
  if (only === undefined) return given(label(term, gross.unit, 'RP-16'), 0)
  if (parts.length === 1) return only
  const partTerm: IncomeTerm = 'projection.charges-part'
  return sum(
    label(term, gross.unit, 'RP-16'),
    parts.map((part) => (part.term === 'projection.charges-exact' ? relabelled(part, { term: partTerm }) : part)),
  )
}

/**
 * Gives what is taken from a line of a retirement income, before any rounding. Rules RP-16 to RP-18.
 *
 * @param one line, kind of euros, and what is supposed of the saver
 */
export const takenFrom = (one: Case): Taken => {
  const { line, euros } = one
  const { taxedAs } = line
  const gross = named(line.gross[euros], line.id)
  if (taxedAs === 'net')
    return {
      charges: none('projection.charges-exact'),
      asPension: none('projection.taxable'),
      asIncome: none('projection.taxable'),
      flatTax: none('projection.flat-tax'),
    }
  if (taxedAs === 'rent') return onRent(gross, one)
  if (taxedAs === 'pension' || taxedAs === 'base-pension') return onPension(gross, one)
  const all = taxedAs.map((piece) => onPiece(gross, piece, one))
  return {
    charges: together(all, 'charges', 'projection.charges-exact', gross),
    asPension: together(all, 'asPension', 'projection.taxable', gross),
    asIncome: together(all, 'asIncome', 'projection.taxable', gross),
    flatTax: together(all, 'flatTax', 'projection.flat-tax', gross),
  }
}
