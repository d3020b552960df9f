import { addMonths, daysBetween, requireDate, wholeMonthsBetween, type PlainDate } from '../calendar/index.ts'
import { refuse } from '../input/index.ts'
import { MONTH, ticksOf } from './in-payment.ts'

/**
 * Gives the months from one day to a later one: those completed, and of the month under way the days passed by the days that it has.
 *
 * To a ten-thousandth of a month, half up. An age in months on the day of a valuation, or the time to an instalment. Source: docs/rules/annuity.md, ANN-14.
 *
 * @param from first day, as the day of birth
 * @param to last day
 * @throws DomainInputError where a day does not exist, or the second lies before the first
 * @public
 * @example monthsBetween(plainDate('1961-05-17'), plainDate('2026-12-31')) // 787.4516: 787 months on 17 December, and 14 days of 31
 */
export const monthsBetween = (from: PlainDate, to: PlainDate): number => {
  requireDate('from', from)
  requireDate('to', to)
  if (to < from) refuse('to', to, 'before-from')
  const months = wholeMonthsBetween(from, to)
  const begun = addMonths(from, months)
  const part = daysBetween(begun, to) / daysBetween(begun, addMonths(from, months + 1))
  return months + ticksOf(part) / MONTH
}
