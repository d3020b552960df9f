import { addDays, addMonths, compareDates, completedYears, type PlainDate } from '../calendar/index.ts'
import { legalAge } from '../law/index.ts'
import { NO_POINTS } from '../state-pension/index.ts'
import { firstStartAt, type CareerYear, type WorkPause } from '../state-pension/index.ts'
import type { Decimal } from '../money/index.ts'
import type { PensionPayload } from './model.ts'
import { readSituation, type Interruption } from './situations.ts'

const QUARTERS = 4
const ILLNESS_MONTHS = 36
const HALF_MONTH = 15

/** How long unemployment is paid if no end date is given, in months and days, by age: an assumption (docs/rules/pension.md). */
const unemploymentAt = (age: number): { readonly months: number; readonly days: number } => {
  if (age >= 57) return { months: 27, days: 0 }
  return age >= 55 ? { months: 22, days: HALF_MONTH } : { months: 18, days: 0 }
}

type Brought = Pick<WorkPause, 'quartersAYear' | 'mostQuarters' | 'kind'> & {
  /** Whether it brings the points of the last full year. */
  readonly hasPoints: boolean
}

const NOTHING: Brought = { quartersAYear: 0, mostQuarters: undefined, hasPoints: false }
const ALL: Brought = { quartersAYear: QUARTERS, mostQuarters: undefined, hasPoints: true }

const BROUGHT: Readonly<Record<Interruption, Brought>> = {
  CHO_IND: { ...ALL, kind: 'unemployment' },
  MAL: { ...ALL, kind: 'sickness' },
  INV: { ...ALL, kind: 'disability' },
  CHO_NON_IND: { quartersAYear: QUARTERS, mostQuarters: QUARTERS, hasPoints: false },
  COP: NOTHING,
  CSS: NOTHING,
  DIS: NOTHING,
  CPA: NOTHING,
  CFA: NOTHING,
  DISPO_GEN: NOTHING,
}

/** Points of the last year of a statement that was worked as a whole. */
const lastFullYear = (statement: readonly CareerYear[]): Decimal => {
  const full = statement.filter(({ contributed }) => contributed === QUARTERS)
  const last = full.reduce<CareerYear | undefined>(
    (held, line) => (held === undefined || line.year > held.year ? line : held),
    undefined,
  )
  return last === undefined ? NO_POINTS.general : last.points.general.plus(last.points.agirc).plus(last.points.trancheC)
}

/** Birth and statement of the person, and the day of the question. */
type Person = { readonly birth: PlainDate; readonly statement: readonly CareerYear[]; readonly today: PlainDate }

const earlier = (a: PlainDate | undefined, b: PlainDate): PlainDate => (a !== undefined && compareDates(a, b) < 0 ? a : b)

/** First day at the legal age, by the law of the day of the question; undefined for generations who reached it long ago. */
const legalDay = (birth: PlainDate, today: PlainDate): PlainDate | undefined => {
  const age = legalAge(birth, today)
  return age && firstStartAt(birth, age.ageInMonths)
}

/** First day after an interruption: the day after its end, or an earlier one where a longest duration is assumed. */
const endOf = (
  interruption: Interruption,
  from: PlainDate,
  end: PlainDate | undefined,
  { birth, today }: Person,
): PlainDate | undefined => {
  const after = end === undefined ? undefined : addDays(end, 1)
  if (interruption === 'MAL') return earlier(after, addMonths(from, ILLNESS_MONTHS))
  if (interruption === 'INV') return earlier(after, legalDay(birth, today) ?? from)
  if (interruption !== 'CHO_IND' || after !== undefined) return after
  const { months, days } = unemploymentAt(completedYears(birth, from))
  return addDays(addMonths(from, months), days)
}

/**
 * Gives the time without pay that a situation means for the years to come, as it is assumed; undefined for a person who works on.
 *
 * Rules MAREL-50 to MAREL-52, docs/rules/pension.md. A situation without a known interruption means no work at all for a person without activity.
 *
 * @param sent answers of the form
 * @param person birth, statement, and the day of the question
 */
export const pauseOf = (sent: PensionPayload, person: Person): WorkPause | undefined => {
  const { isActive, interruption } = readSituation(sent.professional_situation)
  if (interruption === undefined && isActive) return undefined
  const begins = sent.situation_date ?? firstStartAt(person.birth, 0)
  const { quartersAYear, mostQuarters, kind, hasPoints } = interruption === undefined ? NOTHING : BROUGHT[interruption]
  return {
    from: begins,
    until: interruption === undefined ? undefined : endOf(interruption, begins, sent.situation_end_date, person),
    quartersAYear,
    mostQuarters,
    kind,
    pointsAYear: hasPoints ? lastFullYear(person.statement) : NO_POINTS.general,
    thenWorks: isActive,
  }
}
