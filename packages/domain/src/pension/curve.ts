import type { PlainDate } from '../calendar/index.ts'
import { addEuros, divideEuros, euros, roundToCents, ZERO_EUROS, type Euros } from '../money/index.ts'
import {
  bendsOf,
  pensionCurve,
  perhapsOpening,
  rowsOf,
  type BendKind,
  type CurvePoint,
  type PerhapsOpening,
  type RowMark,
} from '../state-pension/index.ts'
import { planOf } from './plan.ts'
import type { EstimateBasis } from './wire.ts'

const MONTHS_PER_YEAR = 12

/** Amounts of a start with the pensions of other schemes, which are paid from the full rate on; euros a year, the month in euros a month. */
export type EstimatedAmounts = {
  readonly base: Euros
  readonly complementary: Euros
  readonly month: Euros
  readonly hasOther: boolean
}

/** A month of the estimate's curve. */
export type EstimatedPoint = CurvePoint & { readonly amounts: EstimatedAmounts; readonly monthMost: Euros | undefined }

/** Adds the pensions of other schemes to a start, if it is at the full rate. */
export const withOther = (basis: EstimateBasis, figures: CurvePoint['figures']): EstimatedAmounts => {
  const isPaid = figures.missingQuarters.isZero()
  const [otherBase, otherComplementary] = isPaid ? [basis.other_base, basis.other_complementary] : [ZERO_EUROS, ZERO_EUROS]
  const base = addEuros(euros(figures.base), otherBase)
  const complementary = addEuros(euros(figures.complementary), otherComplementary)
  const month = roundToCents(divideEuros(addEuros(base, complementary), MONTHS_PER_YEAR))
  return { base, complementary, month, hasOther: isPaid && !addEuros(otherBase, otherComplementary).isZero() }
}

/** The month if all quarters elsewhere that are not known were contributed; undefined where the month is known. */
const mostOf = (basis: EstimateBasis, { most }: Pick<CurvePoint, 'most'>): Euros | undefined =>
  most && withOther(basis, most).month

/** Why a month differs in kind from the one before: the engine's reasons, and the first month with another scheme's pension. */
export type EstimateBend = { readonly kind: BendKind | 'other-scheme'; readonly start: PlainDate }

/** What an estimate draws: every month from the first possible start to that at 70, its bends, and the starts that are rows. */
export type EstimateCurve = {
  readonly points: readonly EstimatedPoint[]
  readonly bends: readonly EstimateBend[]
  readonly rows: readonly (EstimatedPoint & { readonly mark: RowMark })[]
  /** A start that a long career may open earlier than the first of the points. */
  readonly perhaps: PerhapsOpening | undefined
}

const highestOf = (points: readonly EstimatedPoint[]): EstimatedPoint | undefined =>
  points.reduce<EstimatedPoint | undefined>(
    (held, point) => (held === undefined || point.amounts.month.gt(held.amounts.month) ? point : held),
    undefined,
  )

/**
 * Computes every month of an estimate, its bends and its rows.
 *
 * Rules SP-16, SP-17, SP-21, SP-23, docs/rules/pension.md. Empty for a person who is past 70. The pensions of other schemes are not counted before the full rate.
 *
 * @param basis of an estimate
 */
export const estimateCurve = (basis: EstimateBasis): EstimateCurve => {
  const plan = planOf(basis)
  const curve = pensionCurve(plan, basis.today)
  const points = Array.from(curve, (point) => ({
    ...point,
    amounts: withOther(basis, point.figures),
    monthMost: mostOf(basis, point),
  }))
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
    rows: Array.from(rowsOf(plan, curve), (row) => ({
      ...row,
      amounts: withOther(basis, row.figures),
      monthMost: mostOf(basis, row),
    })),
    perhaps: points.length === 0 ? undefined : perhapsOpening(plan, basis.today),
  }
}
