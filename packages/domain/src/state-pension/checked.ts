import type { PlainDate } from '../calendar/index.ts'
import { earliestCheck, LEGAL_RETIREMENT_AGES } from '../law/index.ts'
import { CHILDREN_INCREASE } from './children-parameters.ts'
import { POINT_REDUCTION, POINT_VALUE } from './complementary-parameters.ts'
import { LONG_CAREER_DOORS } from './long-career.ts'
import { LONG_CAREER_QUARTERS } from './long-career-quarters.ts'
import { MINIMUM_PENSION } from './minimum-parameters.ts'
import { BEST_YEARS, PENSION_CEILING, PENSION_RATES, WAGE_REVALUATION } from './parameters.ts'

/** The figures of the law that a pension asks for on its start. */
const ASKED = [
  PENSION_CEILING,
  WAGE_REVALUATION,
  BEST_YEARS,
  PENSION_RATES,
  LEGAL_RETIREMENT_AGES,
  LONG_CAREER_DOORS,
  LONG_CAREER_QUARTERS,
  POINT_VALUE,
  POINT_REDUCTION,
  MINIMUM_PENSION,
  CHILDREN_INCREASE,
]

/**
 * Gives the earliest last check among the figures of the law that stand in for a start; undefined if all are known.
 *
 * @param start first day of the pension
 * @example pensionCheckedUntil(plainDate('2031-04-01')) // '2026-10-31'
 */
export const pensionCheckedUntil = (start: PlainDate): PlainDate | undefined => earliestCheck(ASKED, start)
