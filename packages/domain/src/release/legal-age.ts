import { addMonths, type PlainDate } from '../calendar/index.ts'
import { LEGAL_RETIREMENT_AGES, legalAge } from '../law/index.ts'

/** The first day on which the legal age of retirement is reached. */
export type LegalAgeDay = { readonly from: PlainDate; readonly ageInMonths: number }

/**
 * Gives the first day on which somebody reaches the legal age of retirement; undefined once it is reached, and where the law of the day is not known here.
 *
 * @param birth day of birth
 * @param today day of the question
 * @example legalAgeDay(plainDate('1964-03-12'), plainDate('2026-11-20'))?.from // '2026-12-12'
 */
export const legalAgeDay = (birth: PlainDate, today: PlainDate): LegalAgeDay | undefined => {
  const [first] = LEGAL_RETIREMENT_AGES.values
  if (first === undefined || today < first.from) return undefined
  const age = legalAge(birth, today)
  const from = age && addMonths(birth, age.ageInMonths)
  return age === undefined || from === undefined || from <= today ? undefined : { from, ageInMonths: age.ageInMonths }
}
