import { addMonths, firstDayOfMonthFrom, type PlainDate } from '../calendar/index.ts'

/**
 * Gives the first day on which a pension may start at an age: the 1st of the month after it is reached, or that day if it is a 1st.
 *
 * Rule SP-04, Code de la sécurité sociale art. R.351-37.
 *
 * @param birth date of birth
 * @param ageInMonths age in months
 * @example firstStartAt(plainDate('1964-05-16'), 753) // '2027-03-01'
 */
export const firstStartAt = (birth: PlainDate, ageInMonths: number): PlainDate =>
  firstDayOfMonthFrom(addMonths(birth, ageInMonths))
