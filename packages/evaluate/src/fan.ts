import {
  ASSET_CLASSES,
  ASSUMPTION_SETS,
  assumptionsNamed,
  fanOf,
  mixOf,
  type AssumptionSet,
  type Mix,
  type Weights,
} from '@hautelisse/domain/futures'
import { boundsOf, isStepCount, LARGEST_PAYMENT, LONGEST_HORIZON, stepAt } from '@hautelisse/domain/robo-advice'
import type { Problem } from './engine.ts'
import type { LineEngine, LineOutcome } from './json-lines.ts'

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)

const KNOWN = new Set(['id', 'years', 'initial', 'monthly', 'grid', 'column', 'assumptions'])
const LARGEST_START = 1e12
const SUM_NOISE = 1e-9

const problem = (column: string, reason: string): Problem => ({ column, reason })

const numberProblems = (field: string, value: unknown, least: number, most: number): readonly Problem[] => {
  if (typeof value !== 'number') return [problem(field, value === undefined ? 'missing' : 'not a number')]
  return value >= least && value <= most ? [] : [problem(field, `${value} is not from ${least} to ${most}`)]
}

const weightProblems = (field: string, value: unknown): readonly Problem[] => {
  if (!isFields(value)) return [problem(field, 'not an object of shares by class')]
  const unknown = Object.keys(value).filter((name) => !ASSET_CLASSES.some((known) => known === name))
  const shares = Object.values(value)
  const isShare = (share: unknown): share is number => typeof share === 'number' && share >= 0 && share <= 1
  if (unknown.length > 0) return [problem(field, `${unknown.join(', ')}: not one of ${ASSET_CLASSES.join(', ')}`)]
  if (!shares.every(isShare)) return [problem(field, 'a share is not a number from 0 to 1')]
  const sum = shares.reduce((total, share) => total + share, 0)
  return Math.abs(sum - 1) <= SUM_NOISE ? [] : [problem(field, `shares add up to ${sum}, not to 1`)]
}

const gridProblems = (grid: unknown): readonly Problem[] => {
  if (!Array.isArray(grid)) return [problem('grid', 'not a list of columns')]
  if (!isStepCount(grid.length)) return [problem('grid', `${grid.length} columns, not 6 or 9`)]
  return grid.flatMap((column, place) => weightProblems(`grid.${place}`, column))
}

const problemsOf = (read: Fields): readonly Problem[] => {
  const { grid, column, assumptions } = read
  const unknown = Object.keys(read).filter((name) => !KNOWN.has(name))
  const years = read['years']
  return [
    ...(unknown.length > 0 ? [problem('', `unknown ${unknown.join(', ')}`)] : []),
    ...numberProblems('years', years, 0.5, LONGEST_HORIZON),
    ...(typeof years === 'number' && years * 2 !== Math.round(years * 2) ? [problem('years', 'not a multiple of one half')] : []),
    ...numberProblems('initial', read['initial'], 0, LARGEST_START),
    ...numberProblems('monthly', read['monthly'], 0, LARGEST_PAYMENT),
    ...((grid === undefined) === (column === undefined) ? [problem('grid', 'either grid or column')] : []),
    ...(grid === undefined ? [] : gridProblems(grid)),
    ...(column === undefined ? [] : weightProblems('column', column)),
    ...(assumptions === undefined || ASSUMPTION_SETS.some(({ id }) => id === assumptions)
      ? []
      : [problem('assumptions', `not one of ${ASSUMPTION_SETS.map(({ id }) => id).join(', ')}`)]),
  ]
}

const mixesOf = (set: AssumptionSet, { grid, column }: Fields): ((yearsLeft: number) => Mix) => {
  const columns = (grid === undefined ? [column] : grid) as readonly Weights[]
  const mixes = columns.map((weights) => mixOf(set, weights))
  const { length } = mixes
  return (yearsLeft) => mixes[isStepCount(length) ? stepAt(length, yearsLeft) : 0] as Mix
}

const latest = (): AssumptionSet => ASSUMPTION_SETS.at(-1) as AssumptionSet

const evaluate = (read: unknown): LineOutcome => {
  if (!isFields(read)) return { kind: 'refused', problems: [problem('', 'not an object')] }
  const problems = problemsOf(read)
  if (problems.length > 0) return { kind: 'refused', problems }
  const set = typeof read['assumptions'] === 'string' ? assumptionsNamed(read['assumptions']) : latest()
  const [years, initial, monthly] = [read['years'], read['initial'], read['monthly']] as [number, number, number]
  const { points, mean, deviation, belowPaid } = fanOf({ initial, monthly, years, mixAt: mixesOf(set, read) })
  return {
    kind: 'evaluated',
    answer: { id: read['id'], assumptions: set.id, ...points.at(-1), mean, deviation, below_paid: belowPaid },
  }
}

/** What may come of savings, by the formula of `fanOf`. */
export const fan: LineEngine = {
  summary: 'what may come of savings: quantiles, mean, deviation and chance of having less than was paid in, by the formula',
  notes: [
    'id           any value, given back',
    `years        0.5 to ${LONGEST_HORIZON}, a multiple of one half`,
    'initial      euros at the start; monthly: euros paid in each month, those of a year in its middle',
    `grid         6 or 9 columns from the farthest: {"shares":0.8,"bonds":0.2}; they begin at ${boundsOf(6).join(', ')} or ${boundsOf(9).join(', ')} years`,
    `column       or one mix for all years; classes: ${ASSET_CLASSES.join(', ')}`,
    `assumptions  name of the set, ${ASSUMPTION_SETS.map(({ id }) => id).join(', ')}; the latest where it is left out`,
    'answers      p05 … p95, mean and deviation in euros to the cent, below_paid from 0 to 1',
  ],
  evaluate,
}
