import type { AssetClass, AssumptionSet, ClassAssumption } from '../futures/index.ts'
import { projectionOf, type ProjectionInput } from './projection.ts'

/** Assumptions that are moved, one at a time. */
export const MOVED_ASSUMPTIONS = ['shares-return', 'shares-deviation', 'correlation', 'charges'] as const
export type MovedAssumption = (typeof MOVED_ASSUMPTIONS)[number]

/** What moving one assumption does to the end of a fan, in euros. */
export type Sensitivity = {
  readonly id: MovedAssumption
  /** Change of what nine in ten exceed, and of the median, with the less favourable value. */
  readonly low: number
  readonly median: number
}

const [POINT, SPREAD, TOGETHER, CHARGE] = [0.01, 0.03, 0.5, 0.005]

const withClasses = (set: AssumptionSet, change: (given: ClassAssumption, name: AssetClass) => Partial<ClassAssumption>) => {
  const classes = Object.fromEntries(
    Object.entries(set.classes).map(([name, given]) => [name, { ...given, ...change(given, name as AssetClass) }]),
  ) as AssumptionSet['classes']
  return { ...set, classes }
}

const MOVES: Readonly<Record<MovedAssumption, (set: AssumptionSet) => AssumptionSet>> = {
  'shares-return': (set) => withClasses(set, ({ mean }, name) => (name === 'shares' ? { mean: mean - POINT } : {})),
  'shares-deviation': (set) =>
    withClasses(set, ({ deviation }, name) => (name === 'shares' ? { deviation: deviation + SPREAD } : {})),
  correlation: (set) => ({
    ...set,
    correlations: set.correlations.map(([one, other, given]) =>
      one === 'shares' && other === 'bonds' ? [one, other, TOGETHER] : [one, other, given],
    ),
  }),
  // Every fund costs as much more, whether its charge is known or assumed.
  charges: (set) => withClasses(set, ({ mean }) => ({ mean: mean - CHARGE })),
}

/**
 * Says which assumptions a fan depends on most, in order: each is moved alone to a less favourable value.
 *
 * The return of shares is one point lower, their deviation three points higher, their correlation with bonds 0.5, charges half a point higher.
 * Ordered by what it does to the amount that nine futures in ten exceed. Decision 16.10, method B.6.
 *
 * @param input assumptions, grid, profile, holdings, years, monthly payment
 * @example sensitivitiesOf(input)[0]?.id // 'shares-return'
 */
export const sensitivitiesOf = (input: ProjectionInput): readonly Sensitivity[] => {
  const end = (set: AssumptionSet) => projectionOf({ ...input, set }).fan?.points.at(-1)
  const given = end(input.set)
  if (given === undefined) return []
  return MOVED_ASSUMPTIONS.map((id) => {
    const moved = end(MOVES[id](input.set)) ?? given
    return { id, low: moved.p10 - given.p10, median: moved.p50 - given.p50 }
  }).toSorted((one, other) => Math.abs(other.low) - Math.abs(one.low))
}
