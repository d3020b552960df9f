import { addDays } from './arithmetic.ts'
import { isPublicHoliday, weekdayOf } from './market-days.ts'
import type { PlainDate } from './plain-date.ts'

const SUNDAY = 0
const SATURDAY = 6

/**
 * Says whether a day is a working day: Monday to Friday, none of the eleven public holidays of Code du travail art. L.3133-1.
 *
 * Good Friday and 26 December are working days, unlike on the markets. docs/rules/bank-account.md, RIB-09.
 *
 * @example isWorkingDay(plainDate('2026-12-25')) // false
 */
export const isWorkingDay = (date: PlainDate): boolean => {
  const weekday = weekdayOf(date)
  return weekday !== SUNDAY && weekday !== SATURDAY && !isPublicHoliday(date)
}

/**
 * Gives the working day that is so many working days after a date; the date itself does not count.
 *
 * @param count whole number of working days, from 1 on
 * @example addWorkingDays(plainDate('2026-11-20'), 2) // '2026-11-24'
 */
export const addWorkingDays = (date: PlainDate, count: number): PlainDate => {
  if (!Number.isInteger(count) || count < 1) throw new RangeError(`A date moves by one working day or more, not by ${count}`)
  let day = date
  for (let left = count; left > 0;) {
    day = addDays(day, 1)
    if (isWorkingDay(day)) left -= 1
  }
  return day
}
