import { yearOf, type PlainDate } from '../calendar/index.ts'
import { DOCUMENT_TYPES, type SavedDocument } from './model.ts'

/** Years before the present one that stand alone; those before them stand together. */
const YEARS_ALONE = 6

/** A number of documents of a type. */
export type TypeCount = { readonly type: string; readonly count: number }

/** Documents of one year, or of all years that are long past. */
export type YearGroup<Line> = {
  /** Names the group among all of them, whatever is asked of the list. */
  readonly key: string
  /** First and last year that it has documents of; undefined for those without a day. */
  readonly years: { readonly from: number; readonly to: number } | undefined
  readonly lines: readonly Line[]
  /** How many of each type, in the order of the types. */
  readonly counts: readonly TypeCount[]
}

const OLDER = 'older'
const UNDATED = 'undated'

/**
 * Gives the key of the group that a year stands in.
 *
 * @param year a year
 * @param today day on which documents are listed
 * @example groupOf(2025, plainDate('2026-11-20')) // '2025'
 */
export const groupOf = (year: number, today: PlainDate): string => (year < yearOf(today) - YEARS_ALONE ? OLDER : String(year))

const keyOf = ({ date }: Pick<SavedDocument, 'date'>, today: PlainDate): string =>
  date === undefined ? UNDATED : groupOf(yearOf(date), today)

const KNOWN: readonly string[] = DOCUMENT_TYPES
const rankOf = (type: string): number => (KNOWN.includes(type) ? KNOWN.indexOf(type) : KNOWN.length)

/**
 * Compares types in the order of a list: those of our servers as they stand in DOCUMENT_TYPES, then the others by their codes.
 *
 * @example compareTypes('RELEVE_ANNUEL', 'POSITIONS') < 0 // true
 */
export const compareTypes = (one: string, other: string): number =>
  rankOf(one) - rankOf(other) || (one < other ? -1 : Number(one > other))

const countsOf = (lines: readonly Pick<SavedDocument, 'type'>[]): readonly TypeCount[] =>
  [...Map.groupBy(lines, ({ type }) => type)]
    .map(([type, all]) => ({ type, count: all.length }))
    .toSorted((one, other) => compareTypes(one.type, other.type))

const placeOf = (key: string): number => {
  if (key === UNDATED) return -2
  return key === OLDER ? -1 : Number(key)
}

/**
 * Groups documents by year, the newest first: this year and the six before it alone, all years before them together, and those without a day last. Each
 * document is in exactly one group, where it keeps its order (DOCU-08).
 *
 * @param lines documents in the order of the list
 * @param today day on which they are listed
 * @example yearGroups([{ type: 'POSITIONS', date: plainDate('2017-12-31') }], plainDate('2026-11-20'))[0]?.key // 'older'
 */
export const yearGroups = <Line extends Pick<SavedDocument, 'type' | 'date'>>(
  lines: readonly Line[],
  today: PlainDate,
): readonly YearGroup<Line>[] =>
  [...Map.groupBy(lines, (line) => keyOf(line, today))]
    .toSorted(([one], [other]) => placeOf(other) - placeOf(one))
    .map(([key, all]) => {
      const years = all.flatMap(({ date }) => (date === undefined ? [] : [yearOf(date)]))
      return {
        key,
        years: years.length === 0 ? undefined : { from: Math.min(...years), to: Math.max(...years) },
        lines: all,
        counts: countsOf(all),
      }
    })
