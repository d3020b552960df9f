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
  /** Change of what nine in ten exceed with the more favourable value; undefined where the assumption has none. */
  readonly otherWay: number | undefined
}

const [POINT, SPREAD, TOGETHER, CHARGE] = [0.01, 0.03, 0.5, 0.005]

/** Less favourable, or more. */
type Way = 1 | -1
type Move = (set: AssumptionSet, way: Way) => AssumptionSet

const withClasses = (set: AssumptionSet, change: (given: ClassAssumption, name: AssetClass) => Partial<ClassAssumption>) => {
  const classes = Object.fromEntries(
    Object.entries(set.classes).map(([name, given]) => [name, { ...given, ...change(given, name as AssetClass) }]),
  ) as AssumptionSet['classes']
  return { ...set, classes }
}

const MOVES: Readonly<Record<MovedAssumption, Move>> = {
  'shares-return': (set, way) => withClasses(set, ({ mean }, name) => (name === 'shares' ? { mean: mean - way * POINT } : {})),
  'shares-deviation': (set, way) =>
    withClasses(set, ({ deviation }, name) => (name === 'shares' ? { deviation: deviation + way * SPREAD } : {})),
  correlation: (set) => ({
    ...set,
    correlations: set.correlations.map(([one, other, given]) =>
      one === 'shares' && other === 'bonds' ? [one, other, TOGETHER] : [one, other, given],
    ),
  }),
  // Every fund costs as much more, or less, whether its charge is known or assumed.
  charges: (set, way) => withClasses(set, ({ mean }) => ({ mean: mean - way * CHARGE })),
}

/**
 * Says which assumptions a fan depends on most, in order: each is moved alone to a less favourable value, and to a more favourable one.
 *
 * The return of shares by one point, their deviation by three, charges by half a point, either way; the correlation of shares with bonds to 0.5.
 * Ordered by what the less favourable value does to the amount that nine futures in ten exceed. Rule ROBO-31, decision 16.10, method B.6.
 *
 * @param input assumptions, grid, profile, holdings, years, monthly payment
 * @example sensitivitiesOf(input)[0]?.id // 'shares-return'
 */
export const sensitivitiesOf = (input: ProjectionInput): readonly Sensitivity[] => {
  const end = (set: AssumptionSet) => projectionOf({ ...input, set }).fan?.points.at(-1)
  const given = end(input.set)
  if (given === undefined) return []
  return MOVED_ASSUMPTIONS.map((id) => {
    const moved = end(MOVES[id](input.set, 1)) ?? given
    const better = id === 'correlation' ? undefined : end(MOVES[id](input.set, -1))
    return { id, low: moved.p10 - given.p10, median: moved.p50 - given.p50, otherWay: better && better.p10 - given.p10 }
  }).toSorted((one, other) => Math.abs(other.low) - Math.abs(one.low))
}
