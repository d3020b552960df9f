import * as z from 'zod'

import { compareDates, formatFrenchDate, yearOf } from '../calendar/index.ts'
import type { SavedDocument } from './model.ts'

/** What is asked of a list of documents; what is left out is not asked for. */
export type DocumentFilter = {
  readonly type?: string | undefined
  readonly year?: number | undefined
  readonly search: string
  /** Page of the rows, the first is 1. */
  readonly page: number
}

/** A list as it opens. */
export const EVERY_DOCUMENT: DocumentFilter = { search: '', page: 1 }

const LONGEST = 100

const query = z.object({
  type: z.string().min(1).max(LONGEST).optional().catch(undefined),
  year: z
    .string()
    .regex(/^[12]\d{3}$/)
    .optional()
    .catch(undefined),
})

/**
 * Reads what an address asks of a list of documents; a value that does not fit asks for nothing.
 *
 * @param values query of the address
 * @example readDocumentFilter({ year: '2025' }) // { type: undefined, year: 2025, search: '', page: 1 }
 */
export const readDocumentFilter = (values: Readonly<Record<string, unknown>>): DocumentFilter => {
  const { type, year } = query.parse(values)
  return { ...EVERY_DOCUMENT, type, year: year === undefined ? undefined : Number(year) }
}

/**
 * Changes what is asked; unless a page is asked for, the rows begin at the first one again.
 *
 * @param filter what was asked
 * @param change what is asked otherwise
 * @example changeDocumentFilter({ search: '', page: 3 }, { year: 2025 }) // { search: '', page: 1, year: 2025 }
 */
export const changeDocumentFilter = (filter: DocumentFilter, change: Partial<DocumentFilter>): DocumentFilter => {
  const changed = { ...filter, page: 1, ...change }
  return { ...changed, search: changed.search.slice(0, LONGEST) }
}

/** A document as a list shows it: with the names that it is found by. */
export type DocumentLine = SavedDocument & {
  /** What its type is called. */
  readonly label: string
  readonly companyName: string | undefined
}

/** Without accents and capitals, so that what is typed finds what is written. */
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/[’‘]/g, "'").toLowerCase()

const wordsOf = ({ label, companyName, date }: DocumentLine): string =>
  plain([label, companyName ?? '', date === undefined ? '' : formatFrenchDate(date)].join(' '))

/** The newest first; those without a day come last, and of one day those of one type stand together. */
const inOrder = (one: DocumentLine, other: DocumentLine): number => {
  if (one.date === undefined || other.date === undefined) return Number(one.date === undefined) - Number(other.date === undefined)
  return compareDates(other.date, one.date) || one.label.localeCompare(other.label, 'fr') || (one.id < other.id ? -1 : 1)
}

/**
 * Lists the documents that are asked for, the newest first (DOCS-04).
 *
 * @param lines documents with their names
 * @param filter what is asked
 * @example filterDocuments([], EVERY_DOCUMENT) // []
 */
export const filterDocuments = (
  lines: readonly DocumentLine[],
  { type, year, search }: DocumentFilter,
): readonly DocumentLine[] => {
  const words = plain(search)
    .split(/\s+/)
    .filter((word) => word !== '')
  return lines
    .filter(
      (line) =>
        (type === undefined || line.type === type) &&
        (year === undefined || (line.date !== undefined && yearOf(line.date) === year)) &&
        words.every((word) => wordsOf(line).includes(word)),
    )
    .toSorted(inOrder)
}

/** A choice of a filter with the number of documents that it would find. */
export type Counted<Value> = { readonly value: Value; readonly count: number }

/** Choices that a list offers, types in the order of their names' first appearance, years the newest first. */
export type DocumentChoices = { readonly types: readonly Counted<string>[]; readonly years: readonly Counted<number>[] }

const counted = <Value>(values: readonly Value[]): readonly Counted<Value>[] =>
  [...Map.groupBy(values, (value) => value)].map(([value, all]) => ({ value, count: all.length }))

/**
 * Counts what each choice of a filter would find beside the other choices.
 *
 * @param lines documents with their names
 * @param filter what is asked
 * @example documentChoices([], EVERY_DOCUMENT) // { types: [], years: [] }
 */
export const documentChoices = (lines: readonly DocumentLine[], filter: DocumentFilter): DocumentChoices => {
  const found = (change: Partial<DocumentFilter>) => filterDocuments(lines, { ...filter, ...change })
  const years = found({ year: undefined }).flatMap(({ date }) => (date === undefined ? [] : [yearOf(date)]))
  return {
    types: counted(found({ type: undefined }).map(({ type }) => type)).toSorted((a, b) => (a.value < b.value ? -1 : 1)),
    years: counted(years).toSorted((a, b) => b.value - a.value),
  }
}
