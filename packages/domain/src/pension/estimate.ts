import type { PlainDate } from '../calendar/index.ts'
import { EXPLAINED, type Label } from '../explain/index.ts'
import {
  addEuros,
  compareDecimals,
  divideEuros,
  euros,
  roundToCents,
  ZERO_EUROS,
  type Decimal,
  type Euros,
} from '../money/index.ts'
import {
  bendsOf,
  caseAt,
  computePension,
  explainPension,
  pensionCurve,
  rowsOf,
  variationsOf,
  type BendKind,
  type CurvePoint,
  type PensionPlan,
  type RowMark,
  type VariationKind,
} from '../state-pension/index.ts'
import { writeAge } from './ages.ts'
import { lawOf } from './record.ts'
import type { Term } from './terms.ts'
import type { Careers, Estimate, EstimateBasis, KeptEstimate, ResultRow, RowExplanation, RowType } from './wire.ts'

const MONTHS_PER_YEAR = 12

/**
 * Gives the plan of the engine for what an estimate is computed from.
 *
 * @param basis of an estimate
 * @beta the estimator is being built on it
 */
export const planOf = (basis: EstimateBasis): PensionPlan => {
  const { from, wage, level, pause } = basis.projection
  return {
    birth: basis.birth,
    childrenCredited: basis.children_credited,
    childrenRaised: basis.children_raised,
    reputedQuarters: basis.reputed_quarters,
    boughtQuarters: 0,
    otherQuarters: basis.other_quarters,
    otherPensions: addEuros(basis.other_base, basis.other_complementary),
    statement: basis.statement.map(({ year, wage: paid, contributed, assimilated, points, agirc_points, tranche_c_points }) => ({
      year,
      wage: paid,
      contributed,
      assimilated,
      points: { general: points, agirc: agirc_points, trancheC: tranche_c_points },
    })),
    ahead: {
      from,
      wage,
      level,
      ...(pause === null
        ? {}
        : {
            pause: {
              from: pause.from,
              until: pause.until ?? undefined,
              quartersAYear: pause.quarters_a_year,
              mostQuarters: pause.most_quarters ?? undefined,
              pointsAYear: pause.points_a_year,
              thenWorks: pause.then_works,
            },
          }),
    },
  }
}

/** Amounts of a start with the pensions of other schemes, which are paid from the full rate on; euros a year, the month in euros a month. */
export type EstimatedAmounts = {
  readonly base: Euros
  readonly complementary: Euros
  readonly month: Euros
  readonly hasOther: boolean
}

/** A month of the estimate's curve. */
export type EstimatedPoint = CurvePoint & { readonly amounts: EstimatedAmounts }

const withOther = (basis: EstimateBasis, figures: CurvePoint['figures']): EstimatedAmounts => {
  const isPaid = figures.missingQuarters.isZero()
  const [otherBase, otherComplementary] = isPaid ? [basis.other_base, basis.other_complementary] : [ZERO_EUROS, ZERO_EUROS]
  const base = addEuros(euros(figures.base), otherBase)
  const complementary = addEuros(euros(figures.complementary), otherComplementary)
  const month = roundToCents(divideEuros(addEuros(base, complementary), MONTHS_PER_YEAR))
  return { base, complementary, month, hasOther: isPaid && !addEuros(otherBase, otherComplementary).isZero() }
}

/** Why a month differs in kind from the one before: the engine's reasons, and the first month with another scheme's pension. */
export type EstimateBend = { readonly kind: BendKind | 'other-scheme'; readonly start: PlainDate }

/** What an estimate draws: every month from the first possible start to that at 70, its bends, and the starts that are rows. */
export type EstimateCurve = {
  readonly points: readonly EstimatedPoint[]
  readonly bends: readonly EstimateBend[]
  readonly rows: readonly (EstimatedPoint & { readonly mark: RowMark })[]
}

const highestOf = (points: readonly EstimatedPoint[]): EstimatedPoint | undefined =>
  points.reduce<EstimatedPoint | undefined>(
    (held, point) => (held === undefined || point.amounts.month.gt(held.amounts.month) ? point : held),
    undefined,
  )

/**
 * Computes every month of an estimate, its bends and its rows.
 *
 * Rules SP-16, SP-17, docs/rules/pension.md. Empty for a person who is past 70. The pensions of other schemes are not counted before the full rate.
 *
 * @param basis of an estimate
 * @beta the estimator is being built on it
 */
export const estimateCurve = (basis: EstimateBasis): EstimateCurve => {
  const plan = planOf(basis)
  const curve = pensionCurve(plan, basis.today)
  const points = Array.from(curve, (point) => ({ ...point, amounts: withOther(basis, point.figures) }))
  const other = points.find(({ amounts }) => amounts.hasOther)
  const highest = highestOf(points)
  const bends: readonly EstimateBend[] = [
    ...bendsOf(plan, curve).filter(({ kind }) => kind !== 'highest'),
    ...(other === undefined ? [] : [{ kind: 'other-scheme' as const, start: other.start }]),
    ...(highest === undefined ? [] : [{ kind: 'highest' as const, start: highest.start }]),
  ]
  return {
    points,
    bends: bends.toSorted((a, b) => (a.start < b.start ? -1 : a.start > b.start ? 1 : 0)),
    rows: Array.from(rowsOf(plan, curve), (row) => ({ ...row, amounts: withOther(basis, row.figures) })),
  }
}

const step = (term: Term, unit: Label['unit'] = 'eur-per-year'): Label => ({
  term,
  unit,
  source: { kind: 'contract', code: 'pension-statement' },
  rule: 'PE-06',
})

/**
 * Explains a start of an estimate: base, complementary and month, down to each year, with the pensions of other schemes where they are paid.
 *
 * Rule PE-06.
 *
 * @param basis of an estimate
 * @param start first day of the pension, a 1st
 * @returns undefined where no pension may start on that day
 * @beta the estimator is being built on it
 */
export const explainStart = (basis: EstimateBasis, start: PlainDate): RowExplanation | undefined => {
  const { figures } = explainPension(caseAt(planOf(basis), start))
  if (figures === undefined) return undefined
  const { given, quotient, roundedToCents, sum, valueOf } = EXPLAINED
  const isPaid = valueOf(figures.missingQuarters).isZero() && !addEuros(basis.other_base, basis.other_complementary).isZero()
  if (!isPaid) return { base: figures.base, complementary: figures.complementary, monthly: figures.month }
  const base = sum(step('pension.base'), [figures.base, given(step('pension.other-base'), basis.other_base)])
  const complementary = sum(step('pension.complementary'), [
    figures.complementary,
    given(step('pension.other-complementary'), basis.other_complementary),
  ])
  const monthly = roundedToCents(
    step('pension.month', 'eur-per-month'),
    quotient(step('pension.month-exact', 'eur-per-month'), [
      sum(step('pension.year'), [base, complementary]),
      given(step('pension.months-of-year', 'months'), MONTHS_PER_YEAR),
    ]),
  )
  return { base, complementary, monthly }
}

const TYPE_OF: Readonly<Record<RowMark, RowType>> = {
  first: 'PREMIER_DEPART',
  'full-rate': 'TAUX_PLEIN',
  'whole-age': 'AGE_ENTIER',
}

const rowOnWire = ({ ageInMonths, start, situation, amounts, mark }: EstimateCurve['rows'][number]): ResultRow => ({
  age: writeAge(ageInMonths),
  quarters: situation.allQuarters,
  yearly_amount_base: amounts.base,
  yearly_amount_complementary: amounts.complementary,
  monthly: amounts.month,
  type: TYPE_OF[mark],
  start,
})

const treesOf = (basis: EstimateBasis, starts: readonly PlainDate[]): readonly RowExplanation[] =>
  starts.flatMap((start) => explainStart(basis, start) ?? [])

/**
 * Explains every row of an estimate that was kept, unless the law has been checked since: its trees would not be those of its rows.
 *
 * @param kept an estimate without its trees
 */
export const withTrees = (kept: KeptEstimate): Estimate => {
  const { basis, result } = kept
  if (basis === undefined || lawOf(basis.birth) !== basis.checked_until) return kept
  return {
    ...kept,
    explanation: treesOf(
      basis,
      result.flatMap(({ start }) => start ?? []),
    ),
  }
}

/**
 * Writes the answer of a simulation: rows, the age of the full rate, and what they are computed from.
 *
 * Rules MAREL-30 to MAREL-34. The age of the full rate is that of its row; for a person past it, the first row's.
 *
 * @param basis of the estimate
 * @param careers lists of the career
 * @param date instant of the question, as ISO text
 */
export const writeEstimate = (basis: EstimateBasis, careers: Careers, date: string): Estimate => {
  const { rows } = estimateCurve(basis)
  const full = rows.find(({ mark }) => mark === 'full-rate')
  return {
    age_full_rate: full === undefined ? '' : writeAge(full.ageInMonths),
    careers,
    date,
    result: rows.map(rowOnWire),
    basis,
    explanation: treesOf(
      basis,
      rows.map(({ start }) => start),
    ),
  }
}

/** What one change makes of a pension: the changed plan and its start, and euros a month more or less; undefined where it no longer opens. */
export type EstimateVariation = {
  readonly kind: VariationKind
  readonly plan: PensionPlan
  readonly start: PlainDate
  readonly difference: Decimal | undefined
}

/**
 * Lists what changes a pension most, the largest difference first.
 *
 * Rule SP-18. The pension of another scheme counts on both sides, from the full rate on.
 *
 * @param basis of an estimate
 * @param start first day of the pension that is compared with
 * @beta the estimator is being built on it
 */
export const whatChangesMost = (basis: EstimateBasis, start: PlainDate): readonly EstimateVariation[] => {
  const plan = planOf(basis)
  const found = variationsOf(plan, start)
  if (addEuros(basis.other_base, basis.other_complementary).isZero()) return found
  const monthOf = (asked: PensionPlan, day: PlainDate): Euros | undefined => {
    const { figures } = computePension(caseAt(asked, day))
    return figures && withOther(basis, figures).month
  }
  const held = monthOf(plan, start)
  const compared = Array.from(found, (variation) => {
    const reached = monthOf(variation.plan, variation.start)
    return { ...variation, difference: held && reached?.minus(held) }
  })
  return compared.toSorted((a, b) => compareDecimals(b.difference?.abs() ?? ZERO_EUROS, a.difference?.abs() ?? ZERO_EUROS))
}
