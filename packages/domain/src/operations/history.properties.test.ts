import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'

import { datesOfYears } from '../calendar/arbitraries.ts'
import { operations } from './arbitraries.ts'
import {
  choicesOf,
  countHistory,
  filterHistory,
  historyOf,
  NO_FILTER,
  OPERATION_KINDS,
  pageOf,
  readFilter,
  writeFilter,
} from './index.ts'
import type { HistoryFilter } from './index.ts'

const days = datesOfYears(2025, 2026)
const lists = fc.array(operations, { maxLength: 40 })
const searches = fc.constantFrom('', 'versement', 'pee', '2026', 'Traité', 'é ', '12')
const asked: fc.Arbitrary<HistoryFilter> = fc.record({
  account: fc.option(fc.integer({ min: 1, max: 9999 }).map(String), { nil: undefined }),
  kind: fc.option(fc.constantFrom(...OPERATION_KINDS), { nil: undefined }),
  years: fc.oneof(fc.constantFrom('recent' as const, 'all' as const), fc.integer({ min: 1000, max: 2999 })),
  search: fc.string({ maxLength: 100 }).filter((text) => !/\d/.test(text)),
  page: fc.integer({ min: 1, max: 99_999 }),
})

const idsOf = (lines: readonly { readonly operation: { readonly id: string } }[]) =>
  lines.map(({ operation }) => operation.id).toSorted()

test.prop([lists, days])('[OPER-01] every operation of a history is in progress or not, once', (items, today) => {
  const { inProgress, done } = historyOf(items, [], today)
  expect(idsOf([...inProgress, ...done])).toEqual(items.map(({ id }) => id).toSorted())
})

test.prop([lists, days, searches])(
  '[OPER-03] filters part a history: by account, by kind and by year each line stands in exactly one part',
  (items, today, search) => {
    const { done } = historyOf(items, [], today)
    const base: HistoryFilter = { ...NO_FILTER, years: 'all', search }
    const whole = idsOf(filterHistory(done, base, today))
    const { accounts, kinds, years } = choicesOf(done)
    const parts: readonly (readonly HistoryFilter[])[] = [
      accounts.map(({ id }) => Object.assign({}, base, { account: id })),
      kinds.map((kind) => Object.assign({}, base, { kind })),
      years.map((year) => Object.assign({}, base, { years: year })),
    ]
    for (const filters of parts) expect(idsOf(filters.flatMap((filter) => filterHistory(done, filter, today)))).toEqual(whole)
  },
)

test.prop([lists, days, searches, fc.option(fc.constantFrom(...OPERATION_KINDS), { nil: undefined })])(
  '[OPER-03] a count says how many lines its answer finds',
  (items, today, search, kind) => {
    const { done } = historyOf(items, [], today)
    const filter: HistoryFilter = { ...NO_FILTER, search, kind }
    const counts = countHistory(done, filter, today)
    for (const { id } of choicesOf(done).accounts)
      expect(counts.accounts.get(id) ?? 0).toBe(filterHistory(done, { ...filter, account: id }, today).length)
    for (const one of OPERATION_KINDS)
      expect(counts.kinds.get(one) ?? 0).toBe(filterHistory(done, { ...filter, kind: one }, today).length)
    for (const [year, count] of counts.years) expect(count).toBe(filterHistory(done, { ...filter, years: year }, today).length)
  },
)

test.prop([asked])('[OPER-03] what is asked of a history is read back from the address as it was', (filter) => {
  expect(readFilter(writeFilter(filter))).toEqual(filter)
})

test.prop([fc.dictionary(fc.string(), fc.string())])('any address asks for something that can be answered', (query) => {
  expect(filterHistory([], readFilter(query), '2026-11-20' as never)).toEqual([])
})

test.prop([fc.array(fc.integer(), { maxLength: 60 }), fc.integer({ min: 1, max: 12 })])(
  '[OPER-07] the pages of a list hold each item once, in order',
  (list, rows) => {
    const { pages } = pageOf(list, 1, rows)
    expect(Array.from({ length: pages }, (_, place) => pageOf(list, place + 1, rows)).flatMap(({ items }) => items)).toEqual(list)
  },
)
