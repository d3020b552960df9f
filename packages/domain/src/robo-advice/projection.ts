import { badYear, fanOf, toCents, type AssumptionSet, type Mix } from '../futures/index.ts'
import type { ProjectedFan } from './calls.ts'
import { mixOfFunds, type MixPart } from './classes.ts'
import { columnMix, glidePath } from './column-mix.ts'
import type { Grid } from './columns.ts'
import type { HeldRoboFund, RoboProfile } from './model.ts'
import { stepAt } from './steps.ts'
import { heldColumns } from './held-columns.ts'
import type { Weights } from '../futures/index.ts'

/** What futures are asked for. */
export type ProjectionInput = {
  readonly set: AssumptionSet
  readonly grid: Grid
  readonly profile: RoboProfile
  readonly held: readonly HeldRoboFund[]
  readonly years: number
  /** Euros a month. */
  readonly monthly: number
}

/** Both fans: the profile followed to the end, and what is held today kept as it is. */
export type Projection = {
  readonly initial: number
  readonly fan: ProjectedFan | undefined
  readonly today: ProjectedFan | undefined
}

/** Change of an amount by a named shock; undefined where a class that is held has no figure. */
const shocked = (set: AssumptionSet, weights: Weights, amount: number) =>
  set.shocks.map(({ id, changes }) => {
    const known = Object.entries(weights).map(([name, weight]) => {
      const blend = set.blends[name as keyof Weights]
      const change =
        blend === undefined
          ? changes[name as keyof Weights]
          : Object.entries(blend).reduce((sum, [part, held]) => sum + held * (changes[part as keyof Weights] ?? NaN), 0)
      return weight === 0 ? 0 : weight * (change ?? NaN)
    })
    const change = known.reduce((sum, part) => sum + part, 0) * amount
    return { id, change: Number.isNaN(change) ? null : toCents(change) }
  })

type Followed = { readonly mixAt: (yearsLeft: number) => Mix; readonly weights: Weights }

const fanFor = ({ set, years, monthly }: ProjectionInput, initial: number, { mixAt, weights }: Followed): ProjectedFan => {
  const { points, mean, deviation, belowPaid } = fanOf({ initial, monthly, years, mixAt })
  return {
    points: [...points],
    mean,
    deviation,
    below_paid: belowPaid,
    bad_year: Math.max(0, toCents(initial * badYear(mixAt(years)))),
    shocks: shocked(set, weights, initial),
  }
}

/** The mix of holdings that are kept, by the years that are left; undefined where one of them has nothing that is classified. */
const mixAlong = (input: ProjectionInput): ((yearsLeft: number) => Mix) | undefined => {
  const columns = heldColumns(input).map(({ from, parts }) => ({ from, mix: mixOfFunds(input.set, parts).mix }))
  const known = columns.flatMap(({ from, mix }) => (mix === undefined ? [] : [{ from, mix }]))
  if (known.length < columns.length) return undefined
  return (yearsLeft) => (known.find(({ from }) => yearsLeft >= from) ?? known.at(-1))?.mix as Mix
}

/**
 * Computes what may come of a profile, and of today's holdings kept as they are. Page and server call it alike.
 *
 * What stands apart from the grid is in neither; payments of what is kept go where they are scheduled. Rules ROBO-24, ROBO-33 (decision 16.10).
 *
 * @param input assumptions, grid, profile, holdings, years, monthly payment
 */
export const projectionOf = (input: ProjectionInput): Projection => {
  const { set, grid, profile, held, years } = input
  const counted = held.filter(({ apart }) => apart === null)
  const parts = counted.map(({ amount, asset_class, ongoing_charges }): MixPart => ({
    amount: amount.toNumber(),
    asset_class,
    ongoing_charges,
  }))
  const initial = toCents(parts.reduce((sum, { amount }) => sum + amount, 0))
  const mixAt = glidePath(set, grid, profile)
  const { weights } = columnMix(set, grid, profile, stepAt(grid.steps, years))
  const today = mixOfFunds(set, parts)
  const kept = mixAlong(input)
  return {
    initial,
    fan: mixAt && fanFor(input, initial, { mixAt, weights }),
    today: kept && fanFor(input, initial, { mixAt: kept, weights: today.weights }),
  }
}
