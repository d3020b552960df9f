import type { AssumptionSet } from './assumptions.ts'
import { reached, spreadOf } from './fan.ts'
import { pathOf, type Plan } from './path.ts'
import { ONE_IN_TWENTY } from './risk.ts'

/** What an assumption is moved by, and what comes of the middle and of one bad case in twenty. */
export type Sensitivity = {
  readonly id: 'shares-mean' | 'shares-deviation' | 'correlation' | 'fee'
  /** Change of the assumption, in parts of 1. */
  readonly by: number
  /** Euros by which the median, and the amount that one in twenty stays below, change. */
  readonly median: number
  readonly badCase: number
}

const withShares = (set: AssumptionSet, field: 'mean' | 'deviation', by: number): AssumptionSet => ({
  ...set,
  classes: { ...set.classes, shares: { ...set.classes.shares, [field]: set.classes.shares[field] + by } },
})

const withFee = (set: AssumptionSet, by: number): AssumptionSet => ({
  ...set,
  // A higher fee is a lower mean: a fund's own charge would hide it.
  classes: Object.fromEntries(
    Object.entries(set.classes).map(([name, one]) => [name, { ...one, mean: one.mean - by }]),
  ) as AssumptionSet['classes'],
})

const RAISED = 0.5
const withCorrelation = (set: AssumptionSet): AssumptionSet => ({
  ...set,
  correlations: set.correlations.map(([one, other, held]) =>
    one === 'shares' && other === 'bonds' ? [one, other, RAISED] : [one, other, held],
  ),
})

const [POINT, POINTS, HALF] = [0.01, 0.03, 0.005]

type Variant = Pick<Sensitivity, 'id' | 'by'> & { readonly set: AssumptionSet }

const variantsOf = (set: AssumptionSet): readonly Variant[] => [
  { id: 'shares-mean', by: POINT, set: withShares(set, 'mean', POINT) },
  { id: 'shares-mean', by: -POINT, set: withShares(set, 'mean', -POINT) },
  { id: 'shares-deviation', by: POINTS, set: withShares(set, 'deviation', POINTS) },
  { id: 'shares-deviation', by: -POINTS, set: withShares(set, 'deviation', -POINTS) },
  { id: 'correlation', by: RAISED, set: withCorrelation(set) },
  { id: 'fee', by: HALF, set: withFee(set, HALF) },
  { id: 'fee', by: -HALF, set: withFee(set, -HALF) },
]

/**
 * Says what matters most: by how much the middle and a bad case of a plan change when one assumption does, the largest change of the median first.
 *
 * Rule ROBO-31: return of shares by a point, their deviation by three, correlation of shares and bonds at one half, fees by half a point.
 *
 * @param set assumptions
 * @param planUnder the plan under a set of assumptions
 */
export const sensitivityOf = (set: AssumptionSet, planUnder: (set: AssumptionSet) => Plan): readonly Sensitivity[] => {
  const figuresOf = (under: AssumptionSet): readonly [number, number] => {
    const spread = spreadOf(pathOf(planUnder(under)))
    return [reached(spread, 0), reached(spread, -ONE_IN_TWENTY)]
  }
  const [median, badCase] = figuresOf(set)
  return variantsOf(set)
    .map(({ id, by, set: under }): Sensitivity => {
      const [middle, low] = figuresOf(under)
      return { id, by, median: middle - median, badCase: low - badCase }
    })
    .toSorted((one, other) => Math.abs(other.median) - Math.abs(one.median))
}
