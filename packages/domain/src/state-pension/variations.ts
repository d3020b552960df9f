import { addMonths, type PlainDate } from '../calendar/index.ts'
import { divideEuros, euros, multiplyEuros, type Decimal } from '../money/index.ts'
import { caseAt, type PensionPlan } from './curve.ts'
import { countElsewhere } from './elsewhere.ts'
import type { CareerYear } from './model.ts'
import { computePension } from './pension.ts'
import { NO_POINTS, pointsOfWage } from './points.ts'
import type { WorkAhead } from './projected-career.ts'
import { quartersOfWage } from './quarters.ts'

const MONTHS_PER_YEAR = 12
const MORE_PAY = '1.1'
const BOUGHT = 4
/** First year whose points the law of today's scheme gives. */
const FIRST_YEAR_OF_POINTS = 2019

/** What a pension is computed again for. */
export type VariationKind = 'one-year-later' | 'more-pay' | 'stop-now' | 'half-time' | 'four-quarters' | 'year-found'

/** A plan with one thing changed, its start, and what that changes in euros a month; undefined where the pension no longer opens. */
export type Variation = {
  readonly kind: VariationKind
  readonly plan: PensionPlan
  readonly start: PlainDate
  readonly difference: Decimal | undefined
}

/** Nobody can say of a person with quarters in other schemes that a year without any is missing. */
const foundIn = (plan: PensionPlan): CareerYear | undefined => (countElsewhere(plan) > 0 ? undefined : yearFound(plan.statement))

/** No work from the first year to come on. */
const stopped = (ahead: WorkAhead): WorkAhead => ({ from: ahead.from, wage: euros(0) })

/** The last year of a statement without any quarter, between worked ones, at the pay of the last year worked before it. */
const yearFound = (statement: readonly CareerYear[]): CareerYear | undefined => {
  const held = new Set(statement.filter((line) => line.contributed + line.assimilated > 0).map(({ year }) => year))
  const worked = statement.filter(({ contributed }) => contributed > 0).toSorted((a, b) => a.year - b.year)
  const [first, last] = [worked[0]?.year ?? 0, worked.at(-1)?.year ?? 0]
  const year = Array.from({ length: Math.max(0, last - first) }, (_, at) => last - at).find((each) => !held.has(each))
  const before = worked.findLast((line) => year !== undefined && line.year < year)
  if (year === undefined || before === undefined) return undefined
  return {
    year,
    wage: before.wage,
    contributed: year < FIRST_YEAR_OF_POINTS ? before.contributed : quartersOfWage(before.wage, year),
    assimilated: 0,
    points: year < FIRST_YEAR_OF_POINTS ? before.points : { ...NO_POINTS, general: pointsOfWage(before.wage, year).points },
  }
}

/**
 * Computes what changes a pension most: the same plan with one thing changed at a time, sorted by euros a month.
 *
 * Rule SP-18. One year later; pay to come a tenth higher, halved, or none; four more quarters, without their price; a year of the statement without any
 * quarter found, at the last pay before it, where there is such a year and no other scheme that may hold it. Without pay to come, none is varied.
 *
 * @param plan a statement and the work to come
 * @param start first day of the pension that is compared with
 * @example variationsOf(plan, plainDate('2028-04-01'))[0]?.kind // 'stop-now'
 */
export const variationsOf = (plan: PensionPlan, start: PlainDate): readonly Variation[] => {
  const month = (other: PensionPlan, day: PlainDate): Decimal | undefined => computePension(caseAt(other, day)).figures?.month
  const held = month(plan, start)
  const { ahead, statement } = plan
  const vary = (kind: VariationKind, changed: Partial<PensionPlan>, day = start): Variation => {
    const other = { ...plan, ...changed }
    const reached = month(other, day)
    return { kind, plan: other, start: day, difference: held && reached?.minus(held) }
  }
  const found = foundIn(plan)
  const hasPay = ahead.wage.gt(0) && ahead.level !== 'duration'
  return [
    vary('one-year-later', {}, addMonths(start, MONTHS_PER_YEAR)),
    ...(hasPay ? [vary('more-pay', { ahead: { ...ahead, wage: multiplyEuros(ahead.wage, MORE_PAY) } })] : []),
    vary('stop-now', { ahead: stopped(ahead) }),
    ...(hasPay ? [vary('half-time', { ahead: { ...ahead, wage: divideEuros(ahead.wage, 2) } })] : []),
    vary('four-quarters', { boughtQuarters: plan.boughtQuarters + BOUGHT }),
    ...(found === undefined ? [] : [vary('year-found', { statement: [...statement, found] })]),
  ].toSorted((a, b) => (b.difference?.abs() ?? euros(0)).comparedTo(a.difference?.abs() ?? euros(0)))
}
