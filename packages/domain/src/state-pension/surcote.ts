import { addMonths, yearOf, type PlainDate } from '../calendar/index.ts'
import type { CareerYear } from './model.ts'
import { civilQuarterIn, civilQuarterOf } from './quarters.ts'

/** What decides which quarters of a career are surcote. */
type Surplus = {
  readonly birth: PlainDate
  readonly start: PlainDate
  /** Age from which quarters are surcote, in months. */
  readonly ageInMonths: number
  readonly requiredQuarters: number
  /** Quarters of children and other schemes: there from the outset. */
  readonly fromTheOutset: number
  /** One line a year, in order. */
  readonly career: readonly CareerYear[]
}

/** Whole civil quarters of a year that lie after the one of the age, and before that of the start. */
const quartersAfter = (year: number, age: PlainDate, start: PlainDate): number => {
  const first = Math.max(civilQuarterOf(age) + 1, civilQuarterIn(year, 0))
  const after = Math.min(civilQuarterOf(start), civilQuarterIn(year + 1, 0))
  return Math.max(0, after - first)
}

/**
 * Counts the quarters of surcote: contributed whole civil quarters after the one of the legal age, once the required quarters are reached.
 *
 * Rules SP-08 and SP-24, Code de la sécurité sociale art. L.351-1-2 and D.351-1-4. In the year of the age the quarters after it count whole, no more than were
 * contributed in that year. An age on a day that its month does not have is reached on the last day of the month.
 */
export const surcoteQuartersOf = ({ birth, start, ageInMonths, requiredQuarters, fromTheOutset, career }: Surplus): number => {
  const age = addMonths(birth, ageInMonths)
  let reached = fromTheOutset
  let surcote = 0
  for (const { year, contributed, assimilated } of career) {
    if (year >= yearOf(age)) {
      const beyond = contributed - Math.max(0, requiredQuarters - reached)
      surcote += Math.max(0, Math.min(beyond, quartersAfter(year, age, start)))
    }
    reached += contributed + assimilated
  }
  return surcote
}
