import { LAST_AGE } from '../mortality/index.ts'
import { discountCurve } from './discount.ts'
import { type AnnuityInPayment, type LifeInMonths, MONTH, ticksOf, type Timeline, YEAR } from './in-payment.ts'
import { hasReversion } from './model.ts'
import { shockedCurve } from './shocks.ts'
import type { Living, Sums } from './sums.ts'

/** Number living at an age in ten-thousandths of a month, straight between whole years and so between months. */
const livingAt = (monthly: Float64Array, age: number): number => {
  const month = Math.floor(age / MONTH)
  const here = monthly[month] as number
  const part = age - month * MONTH
  return part === 0 ? here : here + (part / MONTH) * ((monthly[month + 1] as number) - here)
}

/** Looks up the curve of a life whose instalments fall on the table's own periods, or else reads it between its months. */
const livingOf = ({ table, birthYear, ageMonths }: LifeInMonths, timeline: Timeline, multiple: number): Living => {
  const { period, shift, first } = timeline
  const m = YEAR / period
  const age = ticksOf(ageMonths)
  const origin = age + shift
  const end = Math.ceil((LAST_AGE * YEAR - origin) / period)
  const monthly = shockedCurve(table, birthYear, 12, multiple)
  if (origin % period === 0) {
    const curve = shockedCurve(table, birthYear, m, multiple)
    const start = origin / period
    return { curve, start, atStart: shift === 0 ? (curve[start] as number) : livingAt(monthly, age), end }
  }
  // One year longer than the table: a sum that follows the other life, or a guarantee, finds 0 behind the last age.
  const curve = new Float64Array((LAST_AGE + 1) * m + 1)
  for (let instalment = first; instalment < end; instalment++) curve[instalment] = livingAt(monthly, origin + instalment * period)
  return { curve, start: 0, atStart: livingAt(monthly, age), end }
}

/** Both lives of an annuity in payment, with every death probability times a multiple. */
export const livesOf = (
  { type, life, spouse }: AnnuityInPayment,
  timeline: Timeline,
  multiple: number,
): Pick<Sums, 'life' | 'spouse'> => ({
  life: livingOf(life, timeline, multiple),
  spouse: hasReversion(type) && spouse !== undefined ? livingOf(spouse, timeline, multiple) : undefined,
})

/** Everything the sums read, at a rate; what they give is worth `scaleOf` times as much on the day of the valuation. */
export const sumsAt = (lives: Pick<Sums, 'life' | 'spouse'>, { period, first }: Timeline, technicalRate: number): Sums => {
  const paymentsPerYear = YEAR / period
  return { ...lives, discounts: discountCurve(technicalRate, paymentsPerYear), paymentsPerYear, first }
}

/** Discount over the shift of the instalments, which all of them share: 1 without a shift. */
export const scaleOf = ({ shift }: Timeline, technicalRate: number): number => (1 + technicalRate) ** (-shift / YEAR)
