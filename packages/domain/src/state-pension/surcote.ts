import { addMonths, type PlainDate } from '../calendar/index.ts'
import type { CareerYear } from './model.ts'
import { civilQuarterIn, civilQuarterOf } from './quarters.ts'

/** What decides which quarters of a career are surcote. */
type Surplus = {
  readonly birth: PlainDate
  /** Age from which quarters are surcote, in months. */
  readonly ageInMonths: number
  readonly requiredQuarters: number
  /** Quarters of children and other schemes: there from the outset. */
  readonly fromTheOutset: number
  /** One line a year, in order. */
  readonly career: readonly CareerYear[]
}

/**
 * Counts the quarters of surcote: contributed whole civil quarters after the one of the legal age, once the required quarters are reached.
 *
 * Rule SP-08, Code de la sécurité sociale art. L.351-1-2 and D.351-1-4. Within a year the contributed quarters fall in first.
 */
export const surcoteQuartersOf = ({ birth, ageInMonths, requiredQuarters, fromTheOutset, career }: Surplus): number => {
  const legal = civilQuarterOf(addMonths(birth, ageInMonths))
  let reached = fromTheOutset
  let surcote = 0
  for (const { year, contributed, assimilated } of career) {
    for (let nth = 0; nth < contributed; nth += 1) {
      if (reached + nth >= requiredQuarters && civilQuarterIn(year, nth) > legal) surcote += 1
    }
    reached += contributed + assimilated
  }
  return surcote
}
