import { addMonths, wholeMonthsBetween, type PlainDate } from '../calendar/index.ts'
import { caseAt, firstDayFor, type PensionPlan } from './curve.ts'
import type { LongCareerQuestion } from './model.ts'
import { situationOf } from './situation.ts'

/** A start before the first certain one that a long career may open, and what has to be known for it. */
export type PerhapsOpening = {
  readonly start: PlainDate
  readonly ageInMonths: number
  /** Quarters that must count as contributed among those whose kind is not known; 0 where only their years are asked for. */
  readonly neededQuarters: number
  readonly questions: readonly LongCareerQuestion[]
}

/**
 * Finds the first start that a long career may open, before the first one that is certain; undefined where no answer would open an earlier one.
 *
 * Rule SP-21.
 *
 * @param plan a statement and the work to come
 * @param today day of the question
 */
export const perhapsOpening = (plan: PensionPlan, today: PlainDate): PerhapsOpening | undefined => {
  for (let start = firstDayFor(plan.birth, today); ; start = addMonths(start, 1)) {
    const { opening, questions, requiredQuarters, longCareerQuarters } = situationOf(caseAt(plan, start))
    if (opening === 'perhaps-long-career') {
      const neededQuarters = Math.max(0, requiredQuarters - longCareerQuarters.least)
      return { start, ageInMonths: wholeMonthsBetween(plan.birth, start), neededQuarters, questions }
    }
    if (opening !== 'not-open') return undefined
  }
}
