import { addMonths, addYears, wholeMonthsBetween, type PlainDate } from '../calendar/index.ts'
import { LEGAL_RETIREMENT_AGES, legalAge } from '../law/index.ts'

/** Years until the legal age of retirement, and that age. */
export type YearsToRetirement = { readonly years: number; readonly ageInMonths: number }

const MONTHS = 12

/**
 * Gives the years that are left until the legal age of retirement, a year that has begun counted whole: 0 only for who has reached it. BULL-11.
 *
 * @param birth day of birth
 * @param today day of the question
 * @returns undefined for a generation whose age is not known here, and before the law that is known here
 * @example yearsToRetirement(plainDate('1964-03-12'), plainDate('2026-11-20')) // { years: 1, ageInMonths: 753 }: on 12/12/2026
 */
export const yearsToRetirement = (birth: PlainDate, today: PlainDate): YearsToRetirement | undefined => {
  const [first] = LEGAL_RETIREMENT_AGES.values
  const age = first === undefined || today < first.from ? undefined : legalAge(birth, today)
  if (age === undefined) return undefined
  const { ageInMonths } = age
  const start = addMonths(birth, ageInMonths)
  if (start <= today) return { years: 0, ageInMonths }
  const whole = Math.floor(wholeMonthsBetween(today, start) / MONTHS)
  return { years: addYears(today, whole) < start ? whole + 1 : whole, ageInMonths }
}
