import { plainDate } from '@hautelisse/domain/calendar'
import { euros } from '@hautelisse/domain/money'
import { NO_FILTER, operationsCall, scheduledPaymentsCall, transactionDetailsCall } from '@hautelisse/domain/operations'
import type { Operation, TransactionDetails } from '@hautelisse/domain/operations'
import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { fakeClient, settled } from '../testing/index.ts'
import { detailsMachine, historyMachine, selectDetails, selectFilter, selectOperations, selectScheduled } from './index.ts'
import type { HistoryInput } from './index.ts'

const OPERATION: Operation = {
  id: 'T-1',
  scope: 's2e',
  type: 'VERSEMENT',
  label: 'Versement par Carte Bancaire',
  status: 'Traité',
  date: plainDate('2026-10-30'),
  amount: euros(500),
}

const opened = (given: Partial<HistoryInput> = {}) => {
  const api = fakeClient()
  const written: unknown[] = []
  const input: HistoryInput = {
    client: api.client,
    scopes: ['s2e'],
    query: {},
    writeAddress: (query) => void written.push(query),
    ...given,
  }
  const actor = createActor(historyMachine, { input }).start()
  const answer = async (missing: string[] = []) => {
    api.answer(operationsCall, { operations: [], error_scope: [] })
    api.answer(operationsCall, { operations: [OPERATION], error_scope: missing })
    api.answer(scheduledPaymentsCall, { periodic_vv: [undefined], error_scope: missing })
    await settled()
  }
  const read = () => {
    const snapshot = actor.getSnapshot()
    return { operations: selectOperations(snapshot), scheduled: selectScheduled(snapshot), filter: selectFilter(snapshot) }
  }
  return { ...api, actor, answer, read, written }
}

describe('the history of operations', () => {
  it('[OPER-01] is read with the scheduled payments beside it, and says what is missing of each', async () => {
    const { answer, read, asked } = opened()
    expect(read()).toMatchObject({ operations: { kind: 'loading' }, scheduled: { kind: 'loading' } })
    expect(asked).toEqual([operationsCall.name, operationsCall.name, scheduledPaymentsCall.name])
    await answer(['ais'])
    expect(read()).toMatchObject({
      operations: { kind: 'known', value: { operations: [OPERATION], missing: ['ais'] } },
      scheduled: { kind: 'known', value: { payments: [], unreadable: 1, missing: ['ais'] } },
    })
  })

  it('is absent, without a call, for somebody with no family of savings that has operations', () => {
    const { read, asked } = opened({ scopes: ['bi'] })
    expect([read().operations.kind, read().scheduled.kind, asked]).toEqual(['absent', 'absent', []])
  })

  it('[OPER-01] fails part by part, and is asked for again part by part', async () => {
    const { actor, answer, read, refuse } = opened()
    refuse(operationsCall, 'ERR_INTERNAL', 500)
    refuse(operationsCall, 'NETWORK')
    refuse(scheduledPaymentsCall, 'NETWORK')
    await settled()
    expect([read().operations.kind, read().scheduled.kind]).toEqual(['failed', 'failed'])
    actor.send({ type: 'retryRequested', part: 'operations' })
    expect([read().operations.kind, read().scheduled.kind]).toEqual(['loading', 'failed'])
    actor.send({ type: 'retryRequested', part: 'scheduled' })
    await answer()
    expect(read()).toMatchObject({ operations: { freshness: 'fresh' }, scheduled: { freshness: 'fresh' } })
  })

  it('[OPER-01] stays while it is read anew, and when that fails', async () => {
    const { actor, answer, read, refuse } = opened()
    await answer()
    actor.send({ type: 'refreshRequested', part: 'operations' })
    expect(read().operations).toMatchObject({ kind: 'known', freshness: 'refreshing' })
    refuse(operationsCall, 'NETWORK')
    refuse(operationsCall, 'NETWORK')
    await settled()
    expect(read().operations).toMatchObject({ kind: 'known', freshness: 'stale' })
  })

  it('[OPER-03] asks what the address asks, writes each change into it, and follows another address', () => {
    const { actor, read, written } = opened({ query: { kind: 'payment', years: 'soon' } })
    expect(read().filter).toEqual({ ...NO_FILTER, kind: 'payment' })
    actor.send({ type: 'filterChanged', change: { page: 2 } })
    actor.send({ type: 'filterChanged', change: { kind: undefined, search: 'PEE' } })
    expect(read().filter).toEqual({ ...NO_FILTER, search: 'PEE' })
    expect(written).toEqual([{ kind: 'payment', page: '2' }, { search: 'PEE' }])
    actor.send({ type: 'addressFollowed', query: { years: '2024' } })
    expect(read().filter).toEqual({ ...NO_FILTER, years: 2024 })
    expect(written).toHaveLength(2)
    actor.send({ type: 'filterChanged', change: { search: '2025' } })
    actor.send({ type: 'addressFollowed', query: { years: '2024' } })
    expect(read().filter.search).toBe('2025')
  })

  it('is given up when the page is left', () => {
    const { actor, waiting } = opened()
    actor.stop()
    expect(waiting()).toEqual([])
  })
})

describe('an operation in full', () => {
  const DETAILS: TransactionDetails = {
    id: 'T-1',
    date: plainDate('2026-10-30'),
    gross_amount: euros(500),
    net_amount: euros(500),
    social_tax: euros(0),
    payment_amount: euros(0),
    instructions: [],
    allocable_accounts: [],
    status: 'VALIDEE',
  }
  const open = (scope: Operation['scope']) => {
    const api = fakeClient()
    const actor = createActor(detailsMachine, { input: { client: api.client, operation: { id: 'T-1', scope } } }).start()
    return { ...api, actor, content: () => selectDetails(actor.getSnapshot()) }
  }

  it('[OPER-05] is read when it is opened, and again after a failure', async () => {
    const { actor, answer, content, refuse } = open('s2e')
    refuse(transactionDetailsCall, 'NETWORK')
    await settled()
    expect(content()).toEqual({ kind: 'failed' })
    actor.send({ type: 'retryRequested', part: 'details' })
    answer(transactionDetailsCall, { s2e_transaction_details: DETAILS })
    await settled()
    expect(content()).toMatchObject({ kind: 'known', value: DETAILS })
  })

  it('[OPER-05] is not asked for where the family tells no more than its line', () => {
    const { asked, content } = open('ais')
    expect([asked, content()]).toEqual([[], { kind: 'absent' }])
  })

  it('is given up when it is closed', () => {
    const { actor, waiting } = open('s2e')
    actor.stop()
    expect(waiting()).toEqual([])
  })
})
