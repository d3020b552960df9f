import type { PlainDate } from '../calendar/index.ts'
import { valueOrStandIn } from '../law/index.ts'
import { caseAt, type PensionPlan } from './curve.ts'
import { countElsewhere } from './elsewhere.ts'
import { PENSION_RATES } from './parameters.ts'
import { settledCareer } from './quarters.ts'
import { situationOf } from './situation.ts'

/** Where the quarters of a start come from; together they are all of them. */
export type QuarterParts = {
  /** On the statement, in all schemes, and bought ones. */
  readonly acquired: number
  readonly children: number
  /** Of the work and the pauses to come before the start. */
  readonly ahead: number
}

/**
 * Says where the quarters of a start come from.
 *
 * Rules SP-03, SP-15.
 *
 * @param plan a statement and the work to come
 * @param start first day of the pension, a 1st
 * @example quarterPartsOf(plan, start) // { acquired: 144, children: 16, ahead: 10 }
 */
export const quarterPartsOf = (plan: PensionPlan, start: PlainDate): QuarterParts => {
  const { allQuarters } = situationOf(caseAt(plan, start))
  const held = settledCareer(plan.statement, start).reduce((sum, line) => sum + line.contributed + line.assimilated, 0)
  const acquired = held + plan.boughtQuarters + countElsewhere(plan)
  const children = plan.childrenCredited * valueOrStandIn(PENSION_RATES, start).value.quartersPerChild
  return { acquired, children, ahead: allQuarters - acquired - children }
}
