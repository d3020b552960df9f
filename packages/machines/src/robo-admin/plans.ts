import { columnSum, PROFILES, type AdminGrid, type RoboProfile, type RoboScope } from '@hautelisse/domain/robo-advice'
import type { AdminPlan, Area } from './context.ts'

/** A column of a grid that does not make 100 %: its profile, its step from the farthest, and what it makes. */
export type Unsound = { readonly profile: RoboProfile; readonly step: number; readonly sum: number }

/** A plan as it is chosen: whose it is, its grid in force, and what does not add up in it. */
export type PlanEntry = {
  readonly plan: AdminPlan
  readonly company: string
  readonly grid: AdminGrid
  readonly steps: 6 | 9
  readonly unsound: readonly Unsound[]
}

const [SHORT, LONG] = [6, 9] as const

const stepsOf = ({ steps, allocations }: AdminGrid): 6 | 9 =>
  (steps ?? allocations?.[0]?.values.balanced.length) === LONG ? LONG : SHORT

const unsoundOf = (grid: AdminGrid): readonly Unsound[] =>
  PROFILES.flatMap((profile) =>
    Array.from({ length: grid.allocations === null ? 0 : stepsOf(grid) }, (_, step) => step).flatMap((step) => {
      const sum = columnSum(grid.allocations ?? [], profile, step)
      return sum === 1 ? [] : [{ profile, step, sum }]
    }),
  )

const ofScope = ({ grids }: Area, scope: RoboScope): readonly PlanEntry[] =>
  grids[scope].flatMap(({ company_name: company, grids: own }) =>
    own.map((grid) => ({
      plan: { scope, entity_id: grid.entity_id, contract_id: grid.contract_id },
      company,
      grid,
      steps: stepsOf(grid),
      unsound: unsoundOf(grid),
    })),
  )

/** Every plan of the area, company savings first. */
export const plansOf = (area: Area): readonly PlanEntry[] => [...ofScope(area, 's2e'), ...ofScope(area, 'ais')]

/** The plan that is shown at first: one whose grid in force does not add up, else one that has a grid. */
export const firstPlan = (area: Area): AdminPlan | undefined => {
  const plans = plansOf(area)
  const found = plans.find(({ unsound }) => unsound.length > 0) ?? plans.find(({ grid }) => grid.allocations !== null) ?? plans[0]
  return found?.plan
}
