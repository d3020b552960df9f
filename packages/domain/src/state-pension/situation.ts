import { wholeMonthsBetween, type PlainDate } from '../calendar/index.ts'
import { legalAge, valueOrStandIn } from '../law/index.ts'
import { contributedOfAll, countElsewhere } from './elsewhere.ts'
import { countForLongCareer, longCareerParts } from './long-career-quarters.ts'
import type { CareerYear, PensionCase, Situation } from './model.ts'
import { longCareerOpening } from './opening.ts'
import { PENSION_RATES } from './parameters.ts'
import { settledCareer } from './quarters.ts'
import { firstStartAt } from './starts.ts'
import { surcoteQuartersOf } from './surcote.ts'

const MONTHS_PER_YEAR = 12
const MONTHS_PER_QUARTER = 3

const countOf = (career: readonly CareerYear[], kind: 'contributed' | 'assimilated'): number =>
  career.reduce((held, line) => held + line[kind], 0)

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
 * Rules SP-03 to SP-08, SP-20, SP-21. After the checked days the last law stands in: see `pensionCheckedUntil`.
 *
 * @param asked a career and a start; a start before 2026 throws `OutsideValidity`, a birth before 1955 a `RangeError`
 */
export const situationOf = (asked: PensionCase): Situation => {
  const { birth, start, childrenCredited, boughtQuarters } = asked
  const rates = valueOrStandIn(PENSION_RATES, start).value
  const legal = legalAge(birth, start)
  if (legal === undefined) throw new RangeError(`no legal age is held for a birth on ${birth}`)
  const career = settledCareer(asked.career, start)
  const children = childrenCredited * rates.quartersPerChild
  const contributedQuarters = countOf(career, 'contributed')
  const schemeQuarters = contributedQuarters + countOf(career, 'assimilated') + children + boughtQuarters
  const otherQuarters = countElsewhere(asked)
  const longCareerQuarters = countForLongCareer(longCareerParts(asked, career, children))
  const parent = children > 0 && legal.ageInMonths >= rates.parentLegalAge
  const { opening, questions } =
    start >= firstStartAt(birth, legal.ageInMonths)
      ? { opening: 'legal-age' as const, questions: [] }
      : longCareerOpening({ asked, career, requiredQuarters: legal.quarters, counted: longCareerQuarters })
  return {
    opening,
    legalAgeInMonths: legal.ageInMonths,
    requiredQuarters: legal.quarters,
    schemeQuarters,
    allQuarters: schemeQuarters + otherQuarters,
    contributedQuarters,
    allContributed: contributedOfAll(asked, contributedQuarters),
    longCareerQuarters,
    questions,
    quartersToFullRateAge: quartersToAge(birth, start, rates.fullRateAge),
    surcoteQuarters: surcoteQuartersOf({
      birth,
      start,
      ageInMonths: parent ? legal.ageInMonths - MONTHS_PER_YEAR : legal.ageInMonths,
      requiredQuarters: legal.quarters,
      fromTheOutset: children + boughtQuarters + otherQuarters,
      career,
    }),
  }
}
