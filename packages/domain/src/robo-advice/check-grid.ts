import type { AssumptionSet } from '../futures/index.ts'
import type { Finding, FindingCode } from './admin-model.ts'
import { risksOf } from './classes.ts'
import { columnMix } from './column-mix.ts'
import { columnSum, shareAt, tenThousandths, type Grid } from './columns.ts'
import { PROFILE_LIMITS } from './limits.ts'
import { PROFILES, type GridFund, type RoboAccountType, type RoboProfile } from './model.ts'
import { boundsOf, judgedAfter } from './steps.ts'

type Place = Partial<Pick<Finding, 'profile' | 'step' | 'fund' | 'value' | 'limit'>>

const LEVEL_OF: Readonly<Record<FindingCode, Finding['level']>> = {
  sum: 'blocks',
  range: 'blocks',
  length: 'blocks',
  'unknown-fund': 'blocks',
  'euro-cap': 'warns',
  'bad-year': 'warns',
  'late-loss': 'warns',
  'return-rises': 'warns',
  'bolder-than-bold': 'warns',
  'low-risk-floor': 'informs',
}

const found = (code: FindingCode, place: Place): Finding => ({
  code,
  level: LEVEL_OF[code],
  profile: null,
  step: null,
  fund: null,
  value: null,
  limit: null,
  ...place,
})

const stepsOf = (count: number): readonly number[] => Array.from({ length: count }, (_, step) => step)

/** A fund's cells: as many as steps, each a whole number of hundredths of a percent. */
const cellFindings = ({ id, values }: GridFund, steps: number): readonly Finding[] =>
  PROFILES.flatMap((profile) => [
    ...(values[profile].length === steps
      ? []
      : [found('length', { profile, fund: id, value: values[profile].length, limit: steps })]),
    ...values[profile].flatMap((share, step) =>
      tenThousandths(share) === undefined ? [found('range', { profile, step, fund: id, value: share })] : [],
    ),
  ])

const sumFindings = ({ steps, allocations }: Grid): readonly Finding[] =>
  PROFILES.flatMap((profile) =>
    stepsOf(steps).flatMap((step) => {
      const value = columnSum(allocations, profile, step)
      return value === 1 ? [] : [found('sum', { profile, step, value, limit: 1 })]
    }),
  )

const HUNDRED = 100

const capFindings = ({ steps, allocations }: Grid): readonly Finding[] =>
  allocations.flatMap((fund) => {
    const { id, fund_max_rate: most } = fund
    if (most === undefined) return []
    return PROFILES.flatMap((profile) =>
      stepsOf(steps).flatMap((step) => {
        const [value, limit] = [shareAt(fund, profile, step), most / HUNDRED]
        return value > limit ? [found('euro-cap', { profile, step, fund: id, value, limit })] : []
      }),
    )
  })

/** What is found where a value is beyond its limit. */
const beyond = (code: FindingCode, at: Place, value: number, limit: number | undefined, noise = 0): readonly Finding[] =>
  limit !== undefined && value > limit + noise ? [found(code, { ...at, value, limit })] : []

const riskFindings = (set: AssumptionSet, grid: Grid): readonly Finding[] =>
  PROFILES.flatMap((profile) =>
    stepsOf(grid.steps).flatMap((step) => {
      const risks = risksOf(columnMix(set, grid, profile, step).mix, judgedAfter(grid.steps, step))
      const limits = PROFILE_LIMITS[profile]
      if (risks === null) return []
      return [
        beyond('bad-year', { profile, step }, risks.bad_year, limits.bad_year),
        beyond('late-loss', { profile, step }, risks.late_loss, limits.late_loss),
      ].flat()
    }),
  )

/** Two returns that differ by less are the same: they come from sums of float64. */
const NOISE = 1e-12

/** The expected return never rises when the end comes nearer, or the profile is more cautious. */
const orderFindings = (set: AssumptionSet, grid: Grid): readonly Finding[] => {
  const meanAt = (profile: RoboProfile, step: number): number | undefined => columnMix(set, grid, profile, step).mix?.mean
  return PROFILES.flatMap((profile, place) =>
    stepsOf(grid.steps).flatMap((step) => {
      const value = meanAt(profile, step)
      const farther = step === 0 ? undefined : meanAt(profile, step - 1)
      const bolder = PROFILES[place - 1]
      const above = bolder === undefined ? undefined : meanAt(bolder, step)
      if (value === undefined) return []
      return [
        beyond('return-rises', { profile, step }, value, farther, NOISE),
        beyond('bolder-than-bold', { profile, step }, value, above, NOISE),
      ].flat()
    }),
  )
}

/**
 * Least shares of low-risk assets of a PER by years left: order of 7/8/2019 art. 1, CMF L.224-3. Our four profiles stand beside its three.
 */
const FLOORS: Readonly<Record<RoboProfile, readonly (readonly [below: number, floor: number])[]>> = {
  offensive: [
    [2, 0.5],
    [5, 0.3],
  ],
  balanced: [
    [2, 0.7],
    [5, 0.5],
    [10, 0.2],
  ],
  defensive: [
    [2, 0.9],
    [5, 0.8],
    [10, 0.6],
    [Infinity, 0.3],
  ],
  security: [
    [2, 0.9],
    [5, 0.8],
    [10, 0.6],
    [Infinity, 0.3],
  ],
}
/** Highest risk indicator of a low-risk asset in a contract made since 24/10/2024 (order of 1/7/2024). */
const LOW_RISK = 2

const floorFindings = ({ steps, allocations }: Grid): readonly Finding[] =>
  PROFILES.flatMap((profile) =>
    boundsOf(steps).flatMap((bound, step) => {
      const limit = FLOORS[profile].find(([below]) => bound < below)?.[1] ?? 0
      const low = allocations.filter(({ risk_level, asset_class }) =>
        risk_level === undefined ? asset_class === 'money' || asset_class === 'euro' : risk_level <= LOW_RISK,
      )
      const value = columnSum(low, profile, step)
      return value < limit ? [found('low-risk-floor', { profile, step, value, limit })] : []
    }),
  )

/**
 * Checks a grid, cell by cell and column by column. What cannot be read blocks; what takes more risk than the method warns; the law's floors of a PER inform.
 *
 * Rule RADM-23 (decision 16.13).
 *
 * @param set assumptions
 * @param grid a grid
 * @param type type of plan: the floors are those of a PER
 */
export const checkGrid = (set: AssumptionSet, grid: Grid, type: RoboAccountType): readonly Finding[] => {
  const cells = grid.allocations.flatMap((fund) => cellFindings(fund, grid.steps))
  const sums = sumFindings(grid)
  if (cells.length > 0) return [...cells, ...sums]
  return [
    ...sums,
    ...capFindings(grid),
    ...riskFindings(set, grid),
    ...orderFindings(set, grid),
    ...(type === 'PERECO' ? floorFindings(grid) : []),
  ]
}
