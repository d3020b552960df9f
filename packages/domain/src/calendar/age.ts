import { requireWhole } from '../input/index.ts'
import { dateOf, dayOf, daysInMonth, monthOf, requireDate, yearOf, type PlainDate } from './plain-date.ts'

/**
 * Gives the day on which a person reaches an age in whole years.
 *
 * Born on 29 February, a person reaches it on 1 March of a common year: the year of life ends with the eve of the birthday, which is then
 * 28 February at midnight (Code civil art. 388 and 414: eighteen years accomplished; the same day follows from Code de procédure civile
 * art. 641 and 642, by which a time counted in years ends with the month's last day at midnight where the day is missing).
 *
 * @param birth date of birth
 * @param age whole years
 * @public
 * @throws DomainInputError
 * @example birthdayAt(plainDate('2008-02-29'), 18) // '2026-03-01'
 */
export const birthdayAt = (birth: PlainDate, age: number): PlainDate => {
  requireDate('birth', birth)
  requireWhole('age', age, { min: 0, max: 9999 })
  const year = yearOf(birth) + age
  const month = monthOf(birth)
  const day = dayOf(birth)
  return day <= daysInMonth(year, month) ? dateOf(year, month, day) : dateOf(year, month + 1, 1)
}

/**
 * Counts the years that a person has completed on a day; below zero before the birth.
 *
 * Born on 29 February, a person is a year older on 1 March of a common year (see `birthdayAt`).
 *
 * @param birth date of birth
 * @param on day of the question
 * @public
 * @throws DomainInputError
 * @example completedYears(plainDate('1964-03-12'), plainDate('2026-11-20')) // 62
 */
export const completedYears = (birth: PlainDate, on: PlainDate): number => {
  requireDate('birth', birth)
  requireDate('on', on)
  const years = yearOf(on) - yearOf(birth)
  // Month and day compare as text: 28 February comes before a birthday on the 29th, 1 March after it.
  return on.slice(5) < birth.slice(5) ? years - 1 : years
}

/** Age from which a person is an adult, in years (Code civil art. 388 and 414). */
export const AGE_OF_MAJORITY = 18

/**
 * Says whether a person is an adult on a day: from the eighteenth birthday on.
 *
 * Rule MRM-65, S-CONST-02.
 *
 * @example isAdult(plainDate('2008-11-20'), plainDate('2026-11-20')) // true
 */
export const isAdult = (birth: PlainDate, on: PlainDate): boolean => completedYears(birth, on) >= AGE_OF_MAJORITY
