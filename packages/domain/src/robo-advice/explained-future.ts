import {
  difference,
  evaluated,
  given,
  nothingBelow,
  power,
  product,
  quotient,
  roundedToCents,
  sum,
  type Derivation,
  type FuturesOperation,
  type Label,
  type Source,
} from '../explain/index.ts'
import { STEPS_A_YEAR } from '../futures/index.ts'
import { sumEuros } from '../money/index.ts'
import { shareAt } from './columns.ts'
import { EXPECTED, explainColumn, GRID, HELD, type Column, type ExplainedColumn } from './explained-column.ts'
import { FUTURE_EVALUATORS } from './future-evaluators.ts'
import type { ProjectionInput } from './projection.ts'
import { heldColumns } from './held-columns.ts'
import { boundsOf } from './steps.ts'

/** Part of all futures that stays below each quantile. */
const CHANCES = { p05: 0.05, p10: 0.1, p25: 0.25, p50: 0.5, p75: 0.75, p90: 0.9, p95: 0.95 } as const

/** Figures of a fan that have an explanation. */
export const FUTURE_FIGURES = [
  'p05',
  'p10',
  'p25',
  'p50',
  'p75',
  'p90',
  'p95',
  'mean',
  'deviation',
  'below_paid',
  'bad_year',
] as const
export type FutureFigure = (typeof FUTURE_FIGURES)[number]

/** Which figure of which fan: that of the profile, or that of today's holdings kept as they are. */
export type ExplainedFigure = {
  readonly of: 'profile' | 'today'
  readonly figure: FutureFigure
  /** Year that is looked at; its own end for what is said of the end only. */
  readonly after: number
  /** In euros of today. */
  readonly isReal: boolean
}

const CHOSEN: Source = { kind: 'choice', code: 'robo-choice' }
const ASSUMED: Source = { kind: 'assumption', code: 'robo-assumptions' }
const [FORMULA_RULE, ONE_YEAR, MONTHS_A_YEAR, ONE_IN_TWENTY] = ['ROBO-24', 1, 12, 0.05] as const

const columnsOf = (input: ProjectionInput, of: ExplainedFigure['of']): readonly Column[] => {
  if (of === 'today') return heldColumns(input)
  const { grid, profile } = input
  const bounds = boundsOf(grid.steps)
  return bounds.map((from, step) => ({
    from,
    below: bounds[step - 1],
    parts: grid.allocations.map((fund) => ({
      name: fund.name,
      amount: shareAt(fund, profile, step),
      asset_class: fund.asset_class ?? null,
      ongoing_charges: fund.ongoing_charges,
    })),
  }))
}

/** Columns that hold at some time between the start and the year that is looked at, the farthest first. */
const onTheWay = (columns: readonly Column[], years: number, after: number): readonly Column[] =>
  columns.filter(({ from, below = Infinity }) => years >= from && Math.min(years, years - after + 1 / STEPS_A_YEAR) < below)

/** A grid has nine columns at most; of more, what is held year after year, the first, the middle one and the last are taken apart, and the others are named. */
const MOST_COLUMNS = 9
const isBetween = (place: number, count: number): boolean =>
  count > MOST_COLUMNS && place > 0 && place < count - 1 && place !== Math.floor(count / 2)

/** What a formula reads of a plan: start, payment, years, the year that is looked at, and each column. */
const readings = (
  { years, monthly }: Pick<ProjectionInput, 'years' | 'monthly'>,
  initial: Derivation,
  after: number,
  columns: readonly ExplainedColumn[],
): readonly Derivation[] => [
  initial,
  given({ term: 'monthly', unit: 'eur-per-month', source: CHOSEN }, monthly),
  given({ term: 'years', unit: 'years', source: CHOSEN }, years),
  given({ term: 'after', unit: 'years' }, after),
  ...columns.flatMap(({ bound, growth, deviation }) => [bound, growth, deviation]),
]

const amountHeld = ({ held }: ProjectionInput): Derivation =>
  given(
    { term: 'initial', unit: 'eur', source: HELD },
    sumEuros(held.filter(({ apart }) => apart === null).map(({ amount }) => amount)),
  )

const formula = (operation: FuturesOperation, label: Pick<Label, 'term' | 'unit'>, inputs: readonly Derivation[]): Derivation =>
  evaluated(
    operation,
    { ...label, rule: FORMULA_RULE, source: { kind: 'assumption', code: 'robo-formula' } },
    inputs,
    FUTURE_EVALUATORS,
  )

const rounded = (term: string, exact: Derivation): Derivation => roundedToCents({ term, unit: 'eur', rule: FORMULA_RULE }, exact)

const chanceOf = (chance: number): Derivation => given({ term: 'chance', unit: 'rate' }, chance)

/** What was paid in until a year: the start, and each month's payment. */
const paidUntil = (initial: Derivation, monthly: number, after: number): Derivation =>
  sum({ term: 'paid', unit: 'eur' }, [
    initial,
    product({ term: 'payments', unit: 'eur' }, [
      given({ term: 'monthly', unit: 'eur-per-month', source: CHOSEN }, monthly),
      given({ term: 'months', unit: 'months' }, after * MONTHS_A_YEAR),
    ]),
  ])

/** The same in euros of today: less what inflation takes until then. */
const inTodaysEuros = (amount: Derivation, { set }: ProjectionInput, after: number): Derivation => {
  const inflation = given({ term: 'inflation', unit: 'rate', source: ASSUMED }, set.inflation)
  const dearer = sum({ term: 'dearer-in-a-year', unit: 'factor' }, [given({ term: 'one', unit: 'factor' }, 1), inflation])
  const grown = power({ term: 'dearer', unit: 'factor' }, [dearer, given({ term: 'after', unit: 'years' }, after)])
  return quotient({ term: `${amount.term}-real`, unit: 'eur' }, [amount, grown])
}

/** Loss of a bad year: the start less what one year in twenty leaves of it, or 0 where even that is a gain. */
const badYearOf = (initial: Derivation, column: ExplainedColumn): Derivation => {
  const still = { ...column, bound: given({ term: 'bound', unit: 'years' }, 0) }
  const inputs = [chanceOf(ONE_IN_TWENTY), ...readings({ years: ONE_YEAR, monthly: 0 }, initial, ONE_YEAR, [still])]
  const left = formula('log-normal-quantile', { term: 'left-after-bad-year', unit: 'eur' }, inputs)
  const lost = difference({ term: 'bad-year-exact', unit: 'eur', rule: 'ROBO-22' }, [initial, left])
  return rounded(
    'bad_year',
    nothingBelow({ term: 'bad-year-loss', unit: 'eur' }, [lost, given({ term: 'zero', unit: 'eur' }, 0)]),
  )
}

/**
 * Explains a figure of the fan: the grid's columns by year with return, deviation and growth, what is paid in, the formula as one step, the rounding.
 *
 * The tree replays by `FUTURE_EVALUATORS` to the figure that `projectionOf` gives. Rules ROBO-21, ROBO-22, ROBO-24, method B.6.
 *
 * @param input assumptions, grid, profile, holdings, years, monthly payment
 * @param asked which figure, of which fan, of which year
 * @returns undefined where nothing is classified
 * @example explainFuture(input, { of: 'profile', figure: 'p10', after: 4, isReal: false })?.value // '11395.81' for worked case 4
 */
export const explainFuture = (input: ProjectionInput, asked: ExplainedFigure): Derivation | undefined => {
  const { of, figure, isReal } = asked
  const { set, years, monthly } = input
  // Mean and deviation are computed along the whole way.
  const after = figure === 'mean' || figure === 'deviation' ? years : asked.after
  const initial = amountHeld(input)
  const onWay = onTheWay(columnsOf(input, of), years, figure === 'bad_year' ? 0 : after)
  const explained = onWay.map((column, place) =>
    explainColumn(
      set,
      column,
      of === 'profile' ? GRID : place === 0 && initial.value !== '0' ? HELD : EXPECTED,
      isBetween(place, onWay.length) ? 'between' : 'column',
    ),
  )
  const columns = explained.filter((column) => column !== undefined)
  const [first] = columns
  if (first === undefined || columns.length < explained.length) return undefined
  if (figure === 'bad_year') return badYearOf(initial, first)
  const inputs = readings({ years, monthly }, initial, after, columns)
  if (figure === 'below_paid')
    return formula('log-normal-chance', { term: figure, unit: 'rate' }, [paidUntil(initial, monthly, after), ...inputs])
  const exact = { term: `${figure}-exact`, unit: 'eur' } as const
  const amount = rounded(
    figure,
    figure === 'mean' || figure === 'deviation'
      ? formula(`log-normal-${figure}`, exact, inputs)
      : formula('log-normal-quantile', exact, [chanceOf(CHANCES[figure]), ...inputs]),
  )
  return isReal ? inTodaysEuros(amount, input, after) : amount
}
