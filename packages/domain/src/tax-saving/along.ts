import { compareEuros, Decimal, euros, type Euros } from '../money/index.ts'
import { savingCurve, type CurvePoint } from './curve.ts'
import { savingsOf, type Situation } from './situation.ts'

/** Payments from one to another, and into how many equal steps they are parted. */
export type PaymentRange = { readonly from: Euros; readonly to: Euros; readonly steps: number }

/** Whole-euro payments of a range, its ends among them. */
const placesOf = ({ from, to, steps }: PaymentRange): readonly Euros[] => {
  const [first, last] = [from.toNumber(), to.toNumber()]
  const wanted = Array.from({ length: steps + 1 }, (_, at) => Math.round(first + ((last - first) * at) / steps))
  return [...new Set(wanted)].map((place) => euros(place))
}

const isWithin = ({ payment }: CurvePoint, { from, to }: PaymentRange): boolean =>
  payment.greaterThanOrEqualTo(from) && payment.lessThanOrEqualTo(to)

/**
 * Gives the saving along a range of payments, each the exact one of the answer: payments at equal steps, and between them those where the saving bends, with
 * the reason.
 *
 * Above the ceiling the saving stays what it is there. Rule TS-07, docs/rules/tax-saving.md.
 *
 * @param situation household and law
 * @param range whole-euro payments, the first not above the last, in one step at least
 * @example savingAlong(situation, { from: ZERO_EUROS, to: euros(6000), steps: 12 }).at(-1)?.payment // 6 000,00 €
 */
export const savingAlong = (situation: Situation, range: PaymentRange): readonly CurvePoint[] => {
  const savingOf = savingsOf(situation)
  const bends = savingCurve(situation).filter((point) => isWithin(point, range) && point.bends.length > 0)
  const bent = new Set(bends.map(({ payment }) => payment.toNumber()))
  const between = placesOf(range).filter((payment) => !bent.has(payment.toNumber()))
  return [...bends, ...between.map((payment): CurvePoint => ({ payment, saving: savingOf(payment), bends: [] }))].toSorted(
    (one, other) => compareEuros(one.payment, other.payment),
  )
}

/**
 * Gives what each euro of a payment saves where that is the same up to the end of a curve.
 *
 * Rule TS-07, docs/rules/tax-saving.md.
 *
 * @param curve points of the curve, from nothing to the ceiling
 * @returns undefined where the saving bends before the ceiling
 * @example evenPace(selectSavingCurve(snapshot)) // 0.3
 */
export const evenPace = (curve: readonly CurvePoint[]): Decimal | undefined => {
  const last = curve.at(-1)
  const isEven = curve.every(({ bends }) => bends.every(({ kind }) => kind === 'ceiling'))
  if (last === undefined || !isEven) return undefined
  return last.payment.isZero() ? new Decimal(0) : last.saving.dividedBy(last.payment)
}
