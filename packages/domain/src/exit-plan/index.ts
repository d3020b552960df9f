export { exitCaseOf } from './check.ts'
export { exitCase, POOLS, type ExitCase, type ExitPlans, type Plan, type PlanKind, type PlanYear, type Pool } from './model.ts'
export { exitPlans } from './plans.ts'
