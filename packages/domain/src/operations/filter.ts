import * as z from 'zod'

import { OPERATION_KINDS, type OperationKind } from './kinds.ts'

/** Years that a history shows: this one and the last, all of them, or one. */
export type Years = 'recent' | 'all' | number

/** What is asked of a history: what is left out is not asked for. */
export type HistoryFilter = {
  /** An account: by its reference in an address, by its id once `knownFilter` has found it. */
  readonly account?: string | undefined
  readonly kind?: OperationKind | undefined
  readonly years: Years
  /** Text as it was typed. */
  readonly search: string
  /** Page of the rows, the first is 1. */
  readonly page: number
}

/** A history as it opens. */
export const NO_FILTER: HistoryFilter = { years: 'recent', search: '', page: 1 }

/** Longest text that is looked for, and longest reference of an account. */
const LONGEST = { search: 100, account: 4 } as const

const query = z.object({
  account: z.string().min(1).max(LONGEST.account).optional().catch(undefined),
  kind: z.enum(OPERATION_KINDS).optional().catch(undefined),
  years: z.string().optional().catch(undefined),
  search: z.string().catch(''),
  page: z.string().optional().catch(undefined),
})

const yearsOf = (text: string | undefined): Years => {
  if (text === 'all') return text
  return text !== undefined && /^[12]\d{3}$/.test(text) ? Number(text) : 'recent'
}

/**
 * Reads what an address asks of a history; a value that does not fit asks for nothing.
 *
 * @param values query of the address
 * @example readFilter({ kind: 'payment', years: '2024' }) // { kind: 'payment', years: 2024, search: '', page: 1 }
 */
export const readFilter = (values: Readonly<Record<string, unknown>>): HistoryFilter => {
  const { years, search, page = '', ...rest } = query.parse(values)
  return {
    ...rest,
    years: yearsOf(years),
    search: search.slice(0, LONGEST.search),
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  }
}

/**
 * Writes what is asked of a history into the query of an address; what is not asked for is left out. Neither is a text with a digit: an
 * address holds no amount and no number of a contract.
 *
 * @param filter what is asked
 * @example writeFilter({ ...NO_FILTER, years: 'all' }) // { years: 'all' }
 */
export const writeFilter = ({ account, kind, years, search, page }: HistoryFilter): Record<string, string> =>
  Object.fromEntries(
    [
      ['account', account ?? ''],
      ['kind', kind ?? ''],
      ['years', years === 'recent' ? '' : String(years)],
      ['search', /\d/.test(search) ? '' : search],
      ['page', page === 1 ? '' : String(page)],
    ].filter(([, value]) => value !== ''),
  ) as Record<string, string>

/**
 * Changes what is asked of a history; unless a page is asked for, its rows begin at the first one again.
 *
 * @param filter what was asked
 * @param change what is asked otherwise
 * @example changeFilter({ ...NO_FILTER, page: 3 }, { years: 'all' }).page // 1
 */
export const changeFilter = (filter: HistoryFilter, change: Partial<HistoryFilter>): HistoryFilter => {
  const changed = { ...filter, page: 1, ...change }
  return { ...changed, search: changed.search.slice(0, LONGEST.search) }
}

/**
 * Says whether anything narrows a history beyond the years that it opens with.
 *
 * @param filter what is asked
 * @example isNarrowed(NO_FILTER) // false
 */
export const isNarrowed = ({ account, kind, search }: HistoryFilter): boolean =>
  account !== undefined || kind !== undefined || search.trim() !== ''
