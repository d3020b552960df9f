export { exitCaseOf } from './check.ts'
export {
  exitCase,
  LONGEST_PLAN,
  MOST_AMOUNT,
  PLAN_KINDS,
  POOLS,
  type ExitCase,
  type ExitPlans,
  type Plan,
  type PlanKind,
  type PlanYear,
  type Pool,
} from './model.ts'
export { exitPlans } from './plans.ts'
export { SOURCES, type SourceCode } from './sources.ts'
export type { Term } from './terms.ts'
