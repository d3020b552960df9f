import { monthOf, yearOf, type PlainDate } from '../calendar/index.ts'
import { valueOrStandIn } from '../law/index.ts'
import { countElsewhere, otherOf } from './elsewhere.ts'
import { LONG_CAREER_DOORS, type LongCareerDoor } from './long-career.ts'
import type { CareerYear, LongCareerQuestion, Opening, PensionCase, Range } from './model.ts'
import { firstStartAt } from './starts.ts'

const OCTOBER = 10

/** Quarters by the end of the year of a young age: five, or four for a person who is born in the last three months of a year. */
const earlyQuarters = (birth: PlainDate): number => (monthOf(birth) >= OCTOBER ? 4 : 5)

/** The row of each door that holds for a birth. */
const doorsFor = (birth: PlainDate, start: PlainDate): readonly LongCareerDoor[] => {
  const rows = valueOrStandIn(LONG_CAREER_DOORS, start).value.filter(({ bornFrom }) => bornFrom <= birth)
  return [...new Map(rows.map((row) => [row.startedBefore, row])).values()]
}

const isWithin = (count: number, { least, most }: Range): 'yes' | 'perhaps' | 'no' => {
  if (least >= count) return 'yes'
  return most >= count ? 'perhaps' : 'no'
}

/** Quarters of any scheme by the end of the year of a young birthday: those of other schemes may all lie there where nobody says. */
const earlyRange = (asked: PensionCase, career: readonly CareerYear[], age: number): Range => {
  const until = yearOf(asked.birth) + age
  const here = career.reduce(
    (held, { year, contributed, assimilated }) => (year <= until ? held + contributed + assimilated : held),
    0,
  )
  const elsewhere = otherOf(asked).early?.[age]
  return { least: here + (elsewhere ?? 0), most: here + (elsewhere ?? countElsewhere(asked)) }
}

/** What a long career has to know of a case. */
type Asked = {
  readonly asked: PensionCase
  readonly career: readonly CareerYear[]
  readonly requiredQuarters: number
  /** Quarters that count as contributed. */
  readonly counted: Range
}

/** Whether a long career opens a start, and what has to be asked before anybody can say. */
export type LongCareerOpening = {
  readonly opening: Exclude<Opening, 'legal-age'>
  readonly questions: readonly LongCareerQuestion[]
}

const SHUT: LongCareerOpening = { opening: 'not-open', questions: [] }
const OPEN: LongCareerOpening = { opening: 'long-career', questions: [] }

/**
 * Says whether a long career opens a start: yes, no, or perhaps, with what has to be asked.
 *
 * Rules SP-04 and SP-21, Code de la sécurité sociale art. L.351-1-1 and D.351-1-1. Perhaps where some distribution of the quarters that are not known would
 * open it and another would not.
 */
export const longCareerOpening = ({ asked, career, requiredQuarters, counted }: Asked): LongCareerOpening => {
  const duration = isWithin(requiredQuarters, counted)
  if (duration === 'no') return SHUT
  const early = new Set(
    doorsFor(asked.birth, asked.start)
      .filter(({ ageInMonths }) => asked.start >= firstStartAt(asked.birth, ageInMonths))
      .map(({ startedBefore }) => isWithin(earlyQuarters(asked.birth), earlyRange(asked, career, startedBefore))),
  )
  const begun = early.has('yes') ? 'yes' : early.has('perhaps') ? 'perhaps' : 'no'
  if (begun === 'no') return SHUT
  if (begun === 'yes' && duration === 'yes') return OPEN
  return {
    opening: 'perhaps-long-career',
    questions: [...(duration === 'perhaps' ? (['kinds'] as const) : []), ...(begun === 'perhaps' ? (['early'] as const) : [])],
  }
}
