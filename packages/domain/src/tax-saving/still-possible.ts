import { addDays, monthOf, yearOf, type PlainDate } from '../calendar/index.ts'
import { Decimal, euros, MONTHS_PER_YEAR, type Euros } from '../money/index.ts'

/** Monthly payments that still count for a year, and the most that each may be. */
export type StillPossible = { readonly payments: number; readonly most: Euros }

/** Months that a payment can still be made in, this one among them, before the year ends or the deduction does. */
const monthsLeft = (today: PlainDate, end: PlainDate | undefined): number => {
  const last = end === undefined ? undefined : addDays(end, -1)
  const lastMonth = last === undefined || yearOf(last) > yearOf(today) ? MONTHS_PER_YEAR : monthOf(last)
  return lastMonth - monthOf(today) + 1
}

/**
 * Says how many monthly payments still count for this year, today's month among them, and the most that each may be: the ceiling in so many parts, rounded
 * down to the cent, so that together they never exceed it.
 *
 * Rule TS-12, docs/rules/tax-saving.md.
 *
 * @param ceiling what may be deducted in the year, in euros
 * @param today day of the simulation
 * @param end day after today from which on payments are no longer deducted, where it is known
 * @example stillPossible(euros(5400), plainDate('2026-11-20')) // 2 payments of 2 700,00 € at most
 */
export const stillPossible = (ceiling: Euros, today: PlainDate, end?: PlainDate): StillPossible => {
  const payments = monthsLeft(today, end)
  return { payments, most: euros(ceiling.dividedBy(payments).toDecimalPlaces(2, Decimal.ROUND_DOWN)) }
}
