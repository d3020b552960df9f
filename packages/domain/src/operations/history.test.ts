import { describe, expect, it } from 'vitest'

import { plainDate } from '../calendar/index.ts'
import { euros } from '../money/index.ts'
import {
  changeFilter,
  choicesOf,
  countHistory,
  filterHistory,
  historyOf,
  isNarrowed,
  kindOf,
  knownFilter,
  NO_ACCOUNT,
  NO_FILTER,
  pageOf,
  readFilter,
  writeFilter,
  type HistoryFilter,
  type Operation,
} from './index.ts'

const TODAY = plainDate('2026-11-20')
const ACCOUNTS = [
  { policy_id: '1', title: 'PERECO', company_name: 'Verrerie Aubrenne' },
  { policy_id: '2', title: 'PEE', company_name: 'Verrerie Aubrenne' },
]

const item = (id: string, more: Partial<Operation> = {}): Operation => ({
  id,
  scope: 's2e',
  type: 'VERSEMENT',
  label: 'Versement par Carte Bancaire',
  status: 'Traité',
  date: plainDate('2026-10-30'),
  amount: euros(500),
  policy_id: '2',
  ...more,
})

const OPERATIONS = [
  item('card'),
  item('switch', { type: 'TRANSFERT', label: 'Arbitrage', status: 'En cours', date: plainDate('2026-11-12') }),
  item('bonus', { type: 'BO_INTERESSEMENT', label: 'Intéressement', date: plainDate('2025-05-14'), amount: euros('1679.58') }),
  item('old', { type: 'VL', label: 'Versement Volontaire Programmé', policy_id: '1', date: plainDate('2024-12-31') }),
  item('elsewhere', { policy_id: '9', date: plainDate('2023-03-01') }),
]

const history = historyOf(OPERATIONS, ACCOUNTS, TODAY)
const found = (asked: Partial<HistoryFilter>) =>
  filterHistory(history.done, { ...NO_FILTER, ...asked }, TODAY).map(({ operation }) => operation.id)

describe('a history', () => {
  it('[OPER-01] parts what is in progress from the rest, each the newest first', () => {
    expect(history.inProgress.map(({ operation }) => operation.id)).toEqual(['switch'])
    expect(history.done.map(({ operation }) => operation.id)).toEqual(['card', 'bonus', 'old', 'elsewhere'])
  })

  it('[OPER-03] opens with this year and the last, and shows one year or all of them', () => {
    expect(found({})).toEqual(['card', 'bonus'])
    expect(found({ years: 2024 })).toEqual(['old'])
    expect(found({ years: 'all' })).toEqual(['card', 'bonus', 'old', 'elsewhere'])
  })

  it('[OPER-03] is filtered by account and by what the operation is about', () => {
    expect(found({ years: 'all', account: '1' })).toEqual(['old'])
    expect(found({ years: 'all', kind: 'incentive-bonus' })).toEqual(['bonus'])
    expect(found({ years: 'all', kind: 'payment', account: '2' })).toEqual(['card'])
  })

  it.each([
    ['interessement', ['bonus']],
    ['VERSEMENT carte', ['card', 'elsewhere']],
    ['pereco aubrenne', ['old']],
    ['14/05/2025', ['bonus']],
    ['1 679,58 €', ['bonus']],
    ['500', ['card', 'old', 'elsewhere']],
    ['traité', ['card', 'bonus', 'old', 'elsewhere']],
    ['  ', ['card', 'bonus', 'old', 'elsewhere']],
    ['retraite', []],
  ])('[OPER-04] finds by label, status, account, company, day or amount, whatever the accents: %j', (search, ids) => {
    expect(found({ years: 'all', search })).toEqual(ids)
  })

  it('[OPER-03] counts each answer with the others as they are asked for', () => {
    const counts = countHistory(history.done, { ...NO_FILTER, kind: 'payment' }, TODAY)
    expect([...counts.accounts]).toEqual([['2', 1]])
    expect([...counts.kinds]).toEqual([
      ['payment', 1],
      ['incentive-bonus', 1],
    ])
    expect([...counts.years]).toEqual([
      [2026, 1],
      [2024, 1],
      [2023, 1],
    ])
  })

  it('[OPER-03] offers what it has lines of, and drops what an address asks beyond', () => {
    const choices = choicesOf(history.done)
    expect(choices).toEqual({
      accounts: [
        { id: '9', ref: '1', title: undefined, company: undefined },
        { id: '2', ref: '2', title: 'PEE', company: 'Verrerie Aubrenne' },
        { id: '1', ref: '3', title: 'PERECO', company: 'Verrerie Aubrenne' },
      ],
      kinds: ['payment', 'incentive-bonus'],
      years: [2026, 2025, 2024, 2023],
    })
    expect(knownFilter({ ...NO_FILTER, account: '7', kind: 'refund', years: 1999 }, choices)).toEqual(NO_FILTER)
    expect(knownFilter({ ...NO_FILTER, account: '3', kind: 'payment', years: 2023 }, choices)).toMatchObject({
      account: '1',
      kind: 'payment',
      years: 2023,
    })
  })

  it('keeps an operation without an account, and one of a type that nobody has described', () => {
    const { done } = historyOf([item('bare', { policy_id: undefined, type: 'OPERATION_DIVERSE' })], [], TODAY)
    expect(done.map(({ accountId, kind, line }) => [accountId, kind, line.account])).toEqual([[NO_ACCOUNT, 'other', undefined]])
  })
})

describe('what an address asks of a history', () => {
  it.each([
    [{}, NO_FILTER],
    [
      { years: 'all', page: '2' },
      { ...NO_FILTER, years: 'all', page: 2 },
    ],
    [
      { years: '2024', kind: 'payment' },
      { ...NO_FILTER, years: 2024, kind: 'payment' },
    ],
    [{ years: '24', kind: 'constructor', page: '0', account: '' }, NO_FILTER],
    [{ years: 2024, search: ['a'], page: '-1' }, NO_FILTER],
  ])('[OPER-03] is read from %j', (query, filter) => {
    expect(readFilter(query)).toEqual(filter)
  })

  it('[OPER-03] is written without amounts and numbers of contracts', () => {
    expect(writeFilter({ ...NO_FILTER, search: '0048 2190', years: 'all' })).toEqual({ years: 'all' })
    expect(writeFilter({ ...NO_FILTER, search: 'arbitrage' })).toEqual({ search: 'arbitrage' })
  })

  it('[OPER-03] begins at the first page again when it changes, unless a page is asked for', () => {
    expect(changeFilter({ ...NO_FILTER, page: 3 }, { years: 'all' })).toEqual({ ...NO_FILTER, years: 'all' })
    expect(changeFilter(NO_FILTER, { page: 2 }).page).toBe(2)
    expect(changeFilter(NO_FILTER, { search: 'x'.repeat(200) }).search).toHaveLength(100)
    expect([isNarrowed(NO_FILTER), isNarrowed({ ...NO_FILTER, search: 'a' })]).toEqual([false, true])
  })
})

describe('a page of a list', () => {
  const list = Array.from({ length: 601 }, (_, place) => place)

  it('[OPER-07] holds 250 rows at most; one beyond the last is the last', () => {
    expect(pageOf(list, 1)).toMatchObject({ page: 1, pages: 3, from: 1, to: 250 })
    expect(pageOf(list, 9)).toMatchObject({ page: 3, from: 501, to: 601 })
    expect(pageOf([], 1)).toEqual({ items: [], page: 1, pages: 1, from: 0, to: 0 })
  })
})

describe('what an operation is about', () => {
  it.each([
    ['TRANSFERT', 'switch'],
    ['BO_PARTICIPATION', 'profit-sharing'],
    ['AFF_INTERESS', 'incentive-bonus'],
    ['COMPTABLE_ABONDEMENT', 'company-payment'],
    ['AFF_COT', 'company-payment'],
    ['TR_ENT_C_E', 'transfer-in'],
    ['VL', 'payment'],
    ['PB', 'earnings'],
    ['REMBOURSEMENT', 'refund'],
    ['constructor', 'other'],
  ])('[OPS-29] [OPS-30] of type %s is %s', (type, kind) => {
    expect(kindOf(type)).toBe(kind)
  })
})
