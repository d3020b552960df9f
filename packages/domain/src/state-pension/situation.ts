import { addMonths, firstDayOfMonthFrom, monthOf, wholeMonthsBetween, yearOf, type PlainDate } from '../calendar/index.ts'
import { legalAge, valueOrStandIn } from '../law/index.ts'
import { LONG_CAREER_DOORS, type LongCareerDoor } from './long-career.ts'
import type { CareerYear, Opening, PensionCase, Situation } from './model.ts'
import { PENSION_RATES } from './parameters.ts'
import { settledCareer } from './quarters.ts'
import { surcoteQuartersOf } from './surcote.ts'

const OCTOBER = 10
const MONTHS_PER_YEAR = 12
const MONTHS_PER_QUARTER = 3

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

const countOf = (career: readonly CareerYear[], kind: 'contributed' | 'assimilated', until = Infinity): number =>
  career.reduce((held, line) => (line.year <= until ? held + line[kind] : held), 0)

/** Quarters by the end of the year of a young age: five, or four for a person who is born in the last three months of a year. */
const earlyQuarters = (birth: PlainDate): number => (monthOf(birth) >= OCTOBER ? 4 : 5)

/** The row of each door that holds for a birth. */
const doorsFor = (birth: PlainDate, start: PlainDate): readonly LongCareerDoor[] => {
  const rows = valueOrStandIn(LONG_CAREER_DOORS, start).value.filter(({ bornFrom }) => bornFrom <= birth)
  return [...new Map(rows.map((row) => [row.startedBefore, row])).values()]
}

const hasLongCareer = (
  { birth, start, reputedQuarters }: PensionCase,
  career: readonly CareerYear[],
  required: number,
): boolean => {
  if (countOf(career, 'contributed') + reputedQuarters < required) return false
  return doorsFor(birth, start).some(({ startedBefore, ageInMonths }) => {
    const until = yearOf(birth) + startedBefore
    const early = countOf(career, 'contributed', until) + countOf(career, 'assimilated', until)
    return start >= firstStartAt(birth, ageInMonths) && early >= earlyQuarters(birth)
  })
}

const openingOf = (asked: PensionCase, career: readonly CareerYear[], legalMonths: number, required: number): Opening => {
  if (asked.start >= firstStartAt(asked.birth, legalMonths)) return 'legal-age'
  return hasLongCareer(asked, career, required) ? 'long-career' : 'not-open'
}

/**
 * Counts the quarters from a start to the first possible one at the age of the full rate, a part of a quarter as a whole one.
 *
 * Rule SP-06, Code de la sécurité sociale art. R.351-27.
 *
 * @param birth date of birth
 * @param start first day of the pension, a 1st
 * @param age age of the full rate, in whole years
 * @example quartersToAge(plainDate('1961-11-08'), plainDate('2024-04-01'), 67) // 19
 */
export const quartersToAge = (birth: PlainDate, start: PlainDate, age: number): number => {
  const months = wholeMonthsBetween(start, firstStartAt(birth, age * MONTHS_PER_YEAR))
  return Math.max(0, Math.ceil(months / MONTHS_PER_QUARTER))
}

/**
 * Gives the ages and quarters of a case: whether the pension opens, what is required, what is held, and the quarters of surcote.
 *
 * Rules SP-03 to SP-08. After the checked days the last law stands in: see `pensionCheckedUntil`.
 *
 * @param asked a career and a start; a start before 2026 throws `OutsideValidity`, a birth before 1955 a `RangeError`
 */
export const situationOf = (asked: PensionCase): Situation => {
  const { birth, start, childrenCredited, boughtQuarters, otherQuarters } = asked
  const rates = valueOrStandIn(PENSION_RATES, start).value
  const legal = legalAge(birth, start)
  if (legal === undefined) throw new RangeError(`no legal age is held for a birth on ${birth}`)
  const career = settledCareer(asked.career, start)
  const children = childrenCredited * rates.quartersPerChild
  const contributedQuarters = countOf(career, 'contributed')
  const schemeQuarters = contributedQuarters + countOf(career, 'assimilated') + children + boughtQuarters
  const parent = children > 0 && legal.ageInMonths >= rates.parentLegalAge
  return {
    opening: openingOf(asked, career, legal.ageInMonths, legal.quarters),
    legalAgeInMonths: legal.ageInMonths,
    requiredQuarters: legal.quarters,
    schemeQuarters,
    allQuarters: schemeQuarters + otherQuarters,
    contributedQuarters,
    quartersToFullRateAge: quartersToAge(birth, start, rates.fullRateAge),
    surcoteQuarters: surcoteQuartersOf({
      birth,
      ageInMonths: parent ? legal.ageInMonths - MONTHS_PER_YEAR : legal.ageInMonths,
      requiredQuarters: legal.quarters,
      fromTheOutset: children + boughtQuarters + otherQuarters,
      career,
    }),
  }
}
