import type { PlainDate } from '../calendar/index.ts'
import { EXPLAINED, type Label } from '../explain/index.ts'
import { addEuros, euros } from '../money/index.ts'
import { caseAt, explainPension, type PensionPlan, type RowMark } from '../state-pension/index.ts'
import { writeAge } from './ages.ts'
import type { EstimateVariation } from './changes.ts'
import { estimateCurve, type EstimateCurve } from './curve.ts'
import { planOf } from './plan.ts'
import { lawOf } from './record.ts'
import type { Term } from './terms.ts'
import type { Careers, Estimate, EstimateBasis, KeptEstimate, ResultRow, RowExplanation, RowType } from './wire.ts'

const MONTHS_PER_YEAR = 12

const step = (term: Term, unit: Label['unit'] = 'eur-per-year'): Label => ({
  term,
  unit,
  source: { kind: 'contract', code: 'pension-statement' },
  rule: 'PE-06',
})

/** Explains a start of a plan, with the pensions of other schemes where they are paid. */
const explainedAt = (basis: EstimateBasis, plan: PensionPlan, start: PlainDate): RowExplanation | undefined => {
  const { figures } = explainPension(caseAt(plan, start))
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

/**
 * Explains a start of an estimate: base, complementary and month, down to each year, with the pensions of other schemes where they are paid.
 *
 * Rule PE-06.
 *
 * @param basis of an estimate
 * @param start first day of the pension, a 1st
 * @returns undefined where no pension may start on that day
 */
export const explainStart = (basis: EstimateBasis, start: PlainDate): RowExplanation | undefined =>
  explainedAt(basis, planOf(basis), start)

/**
 * Explains what a change makes of a pension, as `explainStart` explains the pension without it.
 *
 * Rule PE-07.
 *
 * @param basis of the estimate that is changed
 * @param change one of `whatChangesMost`
 * @returns undefined where the pension no longer opens
 * @example explainChange(basis, change)?.monthly
 */
export const explainChange = (
  basis: EstimateBasis,
  { plan, start }: Pick<EstimateVariation, 'plan' | 'start'>,
): RowExplanation | undefined => explainedAt(basis, plan, start)

const TYPE_OF: Readonly<Record<RowMark, RowType>> = {
  first: 'PREMIER_DEPART',
  'full-rate': 'TAUX_PLEIN',
  'whole-age': 'AGE_ENTIER',
}

const rowOnWire = ({
  ageInMonths,
  start,
  situation,
  amounts,
  mark,
  monthMost,
  isAtMost,
}: EstimateCurve['rows'][number]): ResultRow => ({
  age: writeAge(ageInMonths),
  quarters: situation.allQuarters,
  yearly_amount_base: amounts.base,
  yearly_amount_complementary: amounts.complementary,
  monthly: amounts.month,
  type: TYPE_OF[mark],
  start,
  monthly_most: monthMost,
  is_at_most: isAtMost ? true : undefined,
})

const treesOf = (basis: EstimateBasis, starts: readonly PlainDate[]): readonly RowExplanation[] =>
  starts.flatMap((start) => explainStart(basis, start) ?? [])

/** Whether a row's calculation comes to the row: a correction of the rules since it was kept may give another figure. */
const isOf = ({ monthly }: RowExplanation, row: ResultRow): boolean =>
  row.monthly === undefined || euros(monthly.value).equals(row.monthly)

/**
 * Explains every row of an estimate that was kept, unless the law has been checked since. Where the rules of today come to other figures, neither trees nor
 * what they follow from are given: the rows stand alone, as they were told, and a new simulation computes them anew.
 *
 * @param kept an estimate without its trees
 */
export const withTrees = (kept: KeptEstimate): Estimate => {
  const { basis, result } = kept
  if (basis === undefined || lawOf(basis.birth) !== basis.checked_until) return kept
  const explanation = treesOf(
    basis,
    result.flatMap(({ start }) => start ?? []),
  )
  const isSame = explanation.length === result.length && explanation.every((tree, at) => isOf(tree, result[at] as ResultRow))
  return isSame ? { ...kept, explanation } : { ...kept, basis: undefined }
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
