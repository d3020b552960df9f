import { addDays, addMonths, compareDates, firstDayOfMonthFrom, wholeMonthsBetween, type PlainDate } from '../calendar/index.ts'
import { valueOrStandIn } from '../law/index.ts'
import type { Decimal } from '../money/index.ts'
import { otherOf } from './elsewhere.ts'
import { LONG_CAREER_DOORS } from './long-career.ts'
import type { CareerYear, PensionCase } from './model.ts'
import { PENSION_RATES } from './parameters.ts'
import { computePension, type PensionFigures, type Pension } from './pension.ts'
import { otherQuartersAhead, projectedCareer, type WorkAhead } from './projected-career.ts'
import { firstStartAt } from './starts.ts'

const MONTHS_PER_YEAR = 12
const LAST_AGE = 70

/** A person whose pension is asked for on every possible start: a statement and the work to come. */
export type PensionPlan = Omit<PensionCase, 'start' | 'career'> & {
  readonly statement: readonly CareerYear[]
  readonly ahead: WorkAhead
}

/** The pension of one start. */
export type CurvePoint = {
  readonly start: PlainDate
  /** Completed months of age on the start. */
  readonly ageInMonths: number
  readonly situation: Pension<Decimal>['situation']
  readonly figures: PensionFigures<Decimal>
  readonly most: Pension<Decimal>['most']
  readonly isAtMost: boolean
}

/**
 * Gives the case of a plan for one start.
 *
 * Rule SP-15.
 *
 * @param plan a statement and the work to come
 * @param start first day of the pension, a 1st
 */
export const caseAt = ({ statement, ahead, ...person }: PensionPlan, start: PlainDate): PensionCase => {
  const elsewhere = otherQuartersAhead(ahead, start)
  const career = projectedCareer(statement, ahead, start)
  if (elsewhere === 0) return { ...person, start, career }
  const other = otherOf(person)
  const otherQuarters = { ...other, contributed: other.contributed + elsewhere }
  // What the work to come in another scheme pays is not computed: its pension is not known.
  return { ...person, start, career, otherQuarters, hasUnknownPensions: true }
}

/** The first day that a search for an opening has to look at: the 1st of next month, or that of the lowest age of a long career. */
export const firstDayFor = (birth: PlainDate, today: PlainDate): PlainDate => {
  const soon = firstDayOfMonthFrom(addDays(today, 1))
  const doors = valueOrStandIn(LONG_CAREER_DOORS, soon).value
  const young = firstStartAt(birth, Math.min(...doors.map(({ ageInMonths }) => ageInMonths)))
  return young > soon ? young : soon
}

/**
 * Computes the pensions of a plan for every month from the first possible start to that at 70.
 *
 * Rule SP-16. No pension starts before the 1st of the month after today. The answer is empty for a person who is past 70.
 *
 * @param plan a statement and the work to come
 * @param today day of the question
 * @example pensionCurve(plan, plainDate('2026-11-20'))[0]?.start // '2027-01-01'
 */
export const pensionCurve = (plan: PensionPlan, today: PlainDate): readonly CurvePoint[] => {
  const last = firstStartAt(plan.birth, LAST_AGE * MONTHS_PER_YEAR)
  const points: CurvePoint[] = []
  for (let start = firstDayFor(plan.birth, today); start <= last; start = addMonths(start, 1)) {
    const { situation, figures, most, isAtMost } = computePension(caseAt(plan, start))
    if (figures !== undefined) {
      points.push({ start, ageInMonths: wholeMonthsBetween(plan.birth, start), situation, figures, most, isAtMost })
    }
  }
  return points
}

/** What a row of an estimate shows: the first possible start where its age is no whole one, the first at the full rate, or a whole age. */
export type RowMark = 'first' | 'full-rate' | 'whole-age'

/** A row of an estimate: a start worth showing. */
export type CurveRow = CurvePoint & { readonly mark: RowMark }

const wholeYears = ({ ageInMonths }: CurvePoint): number => Math.floor(ageInMonths / MONTHS_PER_YEAR)

const hasFullRate = ({ figures }: CurvePoint): boolean => figures.missingQuarters.isZero()

/**
 * Picks the rows of an estimate from a curve: the first start, the first at the full rate, and those at whole ages.
 *
 * Rule SP-16.
 *
 * @param plan the plan of the curve
 * @param curve what `pensionCurve` answered
 */
export const rowsOf = ({ birth }: PensionPlan, curve: readonly CurvePoint[]): readonly CurveRow[] => {
  const fullRate = curve.find(hasFullRate)
  const markOf = (point: CurvePoint): RowMark | undefined => {
    if (point === fullRate) return 'full-rate'
    if (point.start === firstStartAt(birth, wholeYears(point) * MONTHS_PER_YEAR)) return 'whole-age'
    return point === curve[0] ? 'first' : undefined
  }
  return curve.flatMap((point) => {
    const mark = markOf(point)
    return mark === undefined ? [] : [{ ...point, mark }]
  })
}

/** Why the pension of a month differs in kind from that of the month before. */
export type BendKind =
  | 'long-career' // the first start, opened by a long career
  | 'legal-age'
  | 'full-rate' // by the quarters held, before the age that gives it
  | 'full-rate-age'
  | 'surcote' // the first quarter of it
  | 'minimum-begins'
  | 'minimum-ends'
  | 'highest'

/** A month of a curve where something changes in kind. */
export type Bend = { readonly kind: BendKind; readonly start: PlainDate }

/**
 * Names the bends of a curve, by start; a month may have several.
 *
 * Rule SP-17. The highest pension is the first of the highest month.
 *
 * @param plan the plan of the curve
 * @param curve what `pensionCurve` answered
 */
export const bendsOf = ({ birth }: PensionPlan, curve: readonly CurvePoint[]): readonly Bend[] => {
  const fullRateAge = (start: PlainDate): PlainDate =>
    firstStartAt(birth, valueOrStandIn(PENSION_RATES, start).value.fullRateAge * MONTHS_PER_YEAR)
  const highest = curve.reduce<CurvePoint | undefined>(
    (held, point) => (held === undefined || point.figures.month.gt(held.figures.month) ? point : held),
    undefined,
  )
  const first = (kind: BendKind, is: (point: CurvePoint, before: CurvePoint | undefined) => boolean): readonly Bend[] => {
    const at = curve.findIndex((point, index) => is(point, curve[index - 1]))
    const found = curve[at]
    return found === undefined ? [] : [{ kind, start: found.start }]
  }
  const hasMinimum = (point: CurvePoint | undefined): boolean => point?.figures.minimumTopUp.isZero() === false
  return [
    ...first('long-career', ({ situation }) => situation.opening === 'long-career'),
    ...first('legal-age', ({ situation }) => situation.opening === 'legal-age'),
    ...first('full-rate', (point) => hasFullRate(point) && point.situation.quartersToFullRateAge > 0),
    ...first('full-rate-age', ({ start }) => start === fullRateAge(start)),
    ...first('surcote', ({ situation }) => situation.surcoteQuarters > 0),
    ...first('minimum-begins', hasMinimum),
    ...first('minimum-ends', (point, before) => hasMinimum(before) && !hasMinimum(point)),
    ...first('highest', (point) => point === highest),
  ].toSorted((a, b) => compareDates(a.start, b.start))
}
