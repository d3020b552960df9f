import * as z from 'zod'

import { compareDates, formatFrenchDate } from '../calendar/index.ts'
import { compareTypes } from './groups.ts'
import type { SavedDocument } from './model.ts'
import { documentWords, hasWords } from './search.ts'

/** What is asked of a list of documents; what is left out is not asked for. */
export type DocumentFilter = {
  readonly type?: string | undefined
  /** Number of the contract that they are about. */
  readonly account?: string | undefined
  readonly search: string
}

/** A list as it opens. */
export const EVERY_DOCUMENT: DocumentFilter = { search: '' }

const LONGEST = 100

const query = z.object({
  type: z.string().min(1).max(LONGEST).optional().catch(undefined),
  account: z.string().min(1).max(LONGEST).optional().catch(undefined),
  year: z
    .string()
    .regex(/^[12]\d{3}$/)
    .optional()
    .catch(undefined),
})

/** What an address asks: a filter, and a year that is opened. */
export type DocumentQuery = { readonly filter: DocumentFilter; readonly year: number | undefined }

/**
 * Reads what an address asks of the documents; a value that does not fit asks for nothing.
 *
 * @param values query of the address
 * @example readDocumentQuery({ year: '2025' }) // { filter: { type: undefined, account: undefined, search: '' }, year: 2025 }
 */
export const readDocumentQuery = (values: Readonly<Record<string, unknown>>): DocumentQuery => {
  const { type, account, year } = query.parse(values)
  return { filter: { ...EVERY_DOCUMENT, type, account }, year: year === undefined ? undefined : Number(year) }
}

/**
 * Changes what is asked; a search is cut where it is longer than any name.
 *
 * @param filter what was asked
 * @param change what is asked otherwise
 * @example changeDocumentFilter(EVERY_DOCUMENT, { search: 'relevé' }) // { search: 'relevé' }
 */
export const changeDocumentFilter = (filter: DocumentFilter, change: Partial<DocumentFilter>): DocumentFilter => {
  const changed = { ...filter, ...change }
  return { ...changed, search: changed.search.slice(0, LONGEST) }
}

/**
 * Says whether a list is asked for less than everything.
 *
 * @param filter what is asked
 * @example isFiltered(EVERY_DOCUMENT) // false
 */
export const isFiltered = ({ type, account, search }: DocumentFilter): boolean =>
  type !== undefined || account !== undefined || search.trim() !== ''

/** A document as a list shows it: with the names that it is found by. */
export type DocumentLine = SavedDocument & {
  /** What it is called (DOCU-07). */
  readonly name: string
  /** What its type is called. */
  readonly label: string
  readonly companyName: string | undefined
}

const textsOf = ({ name, label, companyName, date, type, about }: DocumentLine): readonly string[] => [
  name,
  label,
  companyName ?? '',
  date === undefined ? '' : formatFrenchDate(date),
  about?.operation?.label ?? '',
  ...(about?.accounts.map(({ title }) => title) ?? []),
  ...documentWords(type),
]

/** Orders names, and numbers in them as numbers; made once, since a list can have thousands of names. */
const names = new Intl.Collator('fr', { numeric: true })

/** The newest first; those without a day come last, and of one day those of one type stand together, by their names. */
const inOrder = (one: DocumentLine, other: DocumentLine): number => {
  if (one.date === undefined || other.date === undefined) return Number(one.date === undefined) - Number(other.date === undefined)
  return (
    compareDates(other.date, one.date) ||
    compareTypes(one.type, other.type) ||
    names.compare(one.name, other.name) ||
    (one.id < other.id ? -1 : 1)
  )
}

const linesFor = <Line extends DocumentLine>(
  lines: readonly Line[],
  { type, account, search }: DocumentFilter,
): readonly Line[] =>
  lines.filter(
    (line) =>
      (type === undefined || line.type === type) &&
      (account === undefined || line.about?.accounts.some(({ policy_id }) => policy_id === account) === true) &&
      hasWords(textsOf(line), search),
  )

/**
 * Lists the documents that are asked for, the newest first (DOCS-04).
 *
 * @param lines documents with their names
 * @param filter what is asked
 * @example filterDocuments([], EVERY_DOCUMENT) // []
 */
export const filterDocuments = <Line extends DocumentLine>(lines: readonly Line[], filter: DocumentFilter): readonly Line[] =>
  linesFor(lines, filter).toSorted(inOrder)

/** A choice of a filter with the number of documents that it would find. */
export type Counted<Value> = { readonly value: Value; readonly count: number }

/** Choices that a list offers: types in the order of a list, accounts in that of their first document, each by its number. */
export type DocumentChoices = {
  readonly types: readonly Counted<string>[]
  readonly accounts: readonly (Counted<string> & { readonly title: string })[]
}

/**
 * Counts what each choice of a filter would find beside the other choices.
 *
 * @param lines documents with their names
 * @param filter what is asked
 * @example documentChoices([], EVERY_DOCUMENT) // { types: [], accounts: [] }
 */
export const documentChoices = (lines: readonly DocumentLine[], filter: DocumentFilter): DocumentChoices => {
  const types = Map.groupBy(linesFor(lines, { ...filter, type: undefined }), ({ type }) => type)
  const accounts = Map.groupBy(
    filterDocuments(lines, { ...filter, account: undefined }).flatMap(({ about }) => about?.accounts ?? []),
    ({ policy_id }) => policy_id,
  )
  return {
    types: [...types]
      .map(([value, all]) => ({ value, count: all.length }))
      .toSorted((one, other) => compareTypes(one.value, other.value)),
    accounts: [...accounts].map(([value, all]) => ({ value, title: all[0]?.title ?? value, count: all.length })),
  }
}
