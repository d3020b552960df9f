import { bareTax } from '../income-tax/index.ts'
import { Decimal, euros, isPositive, subtractEuros, ZERO_EUROS, type Euros } from '../money/index.ts'
import { smallestPayment } from './search.ts'
import { paying, savingsOf, type Situation } from './situation.ts'

/** Why the saving grows at another pace from a payment on. */
export type Bend =
  /** The income falls into a lower band; the rate is that of the band it falls into. */
  | { readonly kind: 'band'; readonly rate: Decimal }
  /** The children’s parts take off less than their cap from here on. */
  | { readonly kind: 'quotient-cap' }
  /** The tax becomes small enough for the décote. */
  | { readonly kind: 'decote' }
  /** Nothing is left to collect. */
  | { readonly kind: 'nothing-left' }
  | { readonly kind: 'ceiling' }

/** A point of the curve from payment to saving; between two points it runs straight, but for the rounding of the tax. */
export type CurvePoint = { readonly payment: Euros; readonly saving: Euros; readonly bends: readonly Bend[] }

type Where = {
  readonly isCapped: boolean
  readonly hasDecote: boolean
  readonly collected: boolean
  /** Income by part of the scale that sets the tax. */
  readonly income: Decimal
}

const whereAt = (situation: Situation, payment: Euros): Where => {
  const { parts, netTaxableIncome, taxByParts, taxAfterCap, decote, tax } = bareTax(paying(situation, payment), situation.law)
  const isCapped = taxAfterCap.greaterThan(taxByParts)
  const { single, couple } = situation.law.parts
  const adults = situation.household.marital_status === 'MA' ? couple : single
  return {
    isCapped,
    hasDecote: decote.greaterThan(0) || taxAfterCap.isZero(),
    collected: tax.greaterThan(0),
    income: netTaxableIncome.dividedBy(isCapped ? adults : parts),
  }
}

type Found = { readonly payment: Euros; readonly bend: Bend }

/** The searches for the bends halve the same range and meet at the same payments: each is computed once. */
const remembered = (situation: Situation): ((payment: Euros) => Where) => {
  const known = new Map<number, Where>()
  return (payment) => {
    const at = payment.toNumber()
    const where = known.get(at) ?? whereAt(situation, payment)
    known.set(at, where)
    return where
  }
}

const bendsOf = (situation: Situation): readonly Found[] => {
  const { ceiling, law } = situation
  const where = remembered(situation)
  const from = (bend: Bend, holds: (place: Where) => boolean): readonly Found[] => {
    const payment = smallestPayment(ceiling, (asked) => holds(where(asked)))
    return payment === undefined || payment.isZero() ? [] : [{ payment, bend }]
  }
  return [
    ...law.scale.flatMap((band, at) => {
      const next = law.scale[at + 1]
      return next === undefined
        ? []
        : from({ kind: 'band', rate: band.rate }, ({ income }) => income.lessThanOrEqualTo(next.above))
    }),
    ...from({ kind: 'quotient-cap' }, ({ isCapped }) => !isCapped),
    ...from({ kind: 'decote' }, ({ hasDecote }) => hasDecote),
    ...from({ kind: 'nothing-left' }, ({ collected }) => !collected),
    { payment: ceiling, bend: { kind: 'ceiling' } },
  ]
}

/** The last payment before nothing is left, where the threshold of collection makes the saving jump. */
const beforeJump = (found: readonly Found[]): readonly Euros[] =>
  found.filter(({ bend }) => bend.kind === 'nothing-left').map(({ payment }) => subtractEuros(payment, euros(1)))

/** Tax that is not owed has no bends. */
const visible = (situation: Situation, largest: Euros): readonly Found[] => {
  const found = bendsOf(situation)
  if (!isPositive(largest)) return found.filter(({ bend }) => bend.kind === 'ceiling')
  const nothingLeft = found.find(({ bend }) => bend.kind === 'nothing-left')?.payment ?? situation.ceiling
  return found.filter(({ bend, payment }) => bend.kind === 'ceiling' || payment.lessThanOrEqualTo(nothingLeft))
}

/**
 * Gives the curve from payment to saving up to the ceiling: its first point, every point where it bends with the reason, and the ceiling.
 *
 * Bends stand on whole euros. Read at any payment, the straight line between two points is within 2 € of the saving; the exact saving is `savingAt`.
 * Rule TS-04, docs/rules/tax-saving.md.
 *
 * @param situation household and law
 */
export const savingCurve = (situation: Situation): readonly CurvePoint[] => {
  const savingOf = savingsOf(situation)
  const found = visible(situation, savingOf(situation.ceiling))
  const payments = [ZERO_EUROS, ...beforeJump(found), ...found.map(({ payment }) => payment)]
  const places = [...new Set(payments.map((payment) => payment.toNumber()))].toSorted((a, b) => a - b)
  return places.map((place) => ({
    payment: euros(place),
    saving: savingOf(euros(place)),
    bends: found.filter(({ payment }) => payment.equals(place)).map(({ bend }) => bend),
  }))
}

/**
 * Gives the marginal rate of the scale for a household: that of the highest band which its income reaches, by the scale that sets the tax.
 *
 * The décote and the cap may make a euro of payment save more, or less. Rule TS-05.
 *
 * @param situation household and law
 * @example marginalRate(situation) // 0.3
 */
export const marginalRate = (situation: Situation): Decimal => {
  const { income } = whereAt(situation, ZERO_EUROS)
  return situation.law.scale.findLast(({ above }) => income.greaterThan(above))?.rate ?? new Decimal(0)
}
