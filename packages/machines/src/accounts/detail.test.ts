import { aggregatedAccountsCall, type Account } from '@hautelisse/domain/accounts'
import { plainDate } from '@hautelisse/domain/calendar'
import { euros } from '@hautelisse/domain/money'
import { signedInUser } from '@hautelisse/domain/session'
import type { User } from '@hautelisse/domain/session'
import { describe, expect, it } from 'vitest'
import { createActor, fromCallback, fromPromise } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import type { HeldSavings, SavingsPort } from '../home/index.ts'
import { AIS_ACCOUNT, COLLECTIVE_PROFILE, fakeClient, reportsOf, S2E_ACCOUNT, settled } from '../testing/index.ts'
import { DETAIL_PARTS, detailMachine, selectDetail, selectDetailFreshness, selectSpan } from './index.ts'

const TODAY = plainDate('2026-11-20')
const ELSEWHERE: Account = { type: 'LIFE', scope: 'bi', title: 'Assurance vie', policy_id: '9001', balance: euros('9850') }
const REDUCED: Account = { ...AIS_ACCOUNT, policy_id: 'reduced', status: 'REDUCTION' }

const SAVER: User = {
  ...signedInUser('collective', { ...COLLECTIVE_PROFILE, bi_customer_id: '4' }),
  accounts: [AIS_ACCOUNT, S2E_ACCOUNT, REDUCED],
}
const HELD: HeldSavings = { user: SAVER, families: { ais: 'loaded', s2e: 'loaded' }, isAskingAgain: false }
const NOBODY: HeldSavings = { user: undefined, families: {}, isAskingAgain: false }

const opened = (held: HeldSavings = HELD) => {
  const api = fakeClient()
  const listeners = new Set<(held: HeldSavings) => void>()
  const asked: string[] = []
  const savings: SavingsPort = {
    read: () => held,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    askAgain: () => void asked.push('families'),
  }
  const clock = { today: () => TODAY, now: () => 0 }
  const actor = createActor(detailMachine, { input: { client: api.client, savings, clock } }).start()
  const become = (next: HeldSavings) => {
    for (const listener of listeners) listener(next)
  }
  return {
    ...api,
    asked,
    actor,
    become,
    state: (selection?: Parameters<typeof selectDetail>[1]) => selectDetail(actor.getSnapshot(), selection),
  }
}

const titles = (state: ReturnType<typeof selectDetail>) =>
  state.kind === 'known' ? state.accounts.map(({ policy_id }) => policy_id) : state.kind

describe('the detail of accounts', () => {
  it('[P-ROUTE-41] shows one account at once, whatever its status and whatever else is on its way', () => {
    const { state } = opened()
    const one = (policy: string) => titles(state({ selectionFilter: 'scope', filter: 'ais', id: policy }))
    expect([one(AIS_ACCOUNT.policy_id), one('reduced')]).toEqual([[AIS_ACCOUNT.policy_id], ['reduced']])
  })

  it('[P-ROUTE-44] [P-ACCT-28] lists what is in force, then what other banks hold', async () => {
    const { state, answer } = opened()
    expect(titles(state())).toEqual([AIS_ACCOUNT.policy_id, S2E_ACCOUNT.policy_id])
    expect(state()).toMatchObject({ awaited: ['bi'] })
    answer(aggregatedAccountsCall, { bi_accounts: [ELSEWHERE] })
    await settled()
    expect(titles(state())).toEqual([AIS_ACCOUNT.policy_id, S2E_ACCOUNT.policy_id, '9001'])
    expect(state()).toMatchObject({ awaited: [], missing: [], unreadable: 0 })
  })

  it('[P-ROUTE-42] waits for other banks before it says that an account is not held', async () => {
    const { state, answer } = opened()
    const nothing = { selectionFilter: 'type', filter: 'LIFE', id: 'nothing' }
    expect(state(nothing).kind).toBe('loading')
    answer(aggregatedAccountsCall, { bi_accounts: [ELSEWHERE] })
    await settled()
    expect(state(nothing).kind).toBe('unknown')
  })

  it('[P-ERR-28] says which source failed, shows the others whole, and asks it again', async () => {
    const { state, refuse, actor, asked } = opened({
      ...HELD,
      user: { ...SAVER, accounts: [S2E_ACCOUNT] },
      families: { ais: 'failed', s2e: 'loaded' },
    })
    refuse(aggregatedAccountsCall, 'NETWORK')
    await settled()
    expect(state()).toMatchObject({ kind: 'known', missing: ['ais', 'bi'] })
    expect(state({ selectionFilter: 'scope', filter: 's2e' })).toMatchObject({ kind: 'known', missing: [] })
    expect(state({ selectionFilter: 'scope', filter: 'ais' })).toEqual({ kind: 'unavailable', missing: ['ais'] })
    actor.send({ type: 'retryRequested', part: 'savings' })
    actor.send({ type: 'retryRequested', part: 'elsewhere' })
    expect([asked, actor.getSnapshot().value.elsewhere]).toEqual([['families'], 'loading'])
  })

  it('[ACC-18] keeps what it shows while all is read anew, and when that fails', async () => {
    const { state, answer, refuse, actor, asked, become } = opened()
    answer(aggregatedAccountsCall, { bi_accounts: [ELSEWHERE] })
    await settled()
    const before = state()
    for (const part of DETAIL_PARTS) actor.send({ type: 'refreshRequested', part })
    expect([asked, state(), selectDetailFreshness(actor.getSnapshot())]).toEqual([['families'], before, 'refreshing'])
    refuse(aggregatedAccountsCall, 'NETWORK')
    become({ ...HELD, families: { ais: 'loaded', s2e: 'stale' } })
    await settled()
    expect([state(), selectDetailFreshness(actor.getSnapshot())]).toEqual([before, 'stale'])
  })

  it('keeps what was chosen, and starts afresh for somebody else', () => {
    const { actor, become } = opened()
    actor.send({ type: 'spanChosen', span: 'one-year' })
    actor.send({ type: 'compartmentChosen', compartment: 'co' })
    actor.send({ type: 'figureOpened', figure: 'performance' })
    become(HELD)
    expect(actor.getSnapshot().context).toMatchObject({ span: 'one-year', compartment: 'co', opened: 'performance' })
    actor.send({ type: 'figureClosed' })
    expect(actor.getSnapshot().context.opened).toBeUndefined()
    become(NOBODY)
    expect(actor.getSnapshot().context).toMatchObject({ span: undefined, compartment: undefined })
    expect(selectDetail(actor.getSnapshot(), undefined).kind).toBe('loading')
  })

  it('shows three years until a span is chosen, and never one that the accounts do not have', () => {
    const { actor } = opened()
    const parts = { paid_in: euros(0), top_up: euros(0), paid_out: euros(0), charges: euros(0), performance: euros(0) }
    const entry = (from: string) => ({ from: plainDate(from), ...parts })
    const old = { ...S2E_ACCOUNT, since: ['2026-01-01', '2025-11-20', '2023-11-20', '2019-01-01'].map(entry) }
    const young = { ...S2E_ACCOUNT, since: ['2026-01-01', '2025-12-01'].map(entry), since_visit: entry('2026-11-02') }
    const spans = () => [old, young, S2E_ACCOUNT].map((account) => selectSpan(actor.getSnapshot(), [account]))
    expect(spans()).toEqual(['three-years', 'year-start', undefined])
    actor.send({ type: 'spanChosen', span: 'opening' })
    expect(spans()).toEqual(['opening', 'opening', undefined])
    actor.send({ type: 'spanChosen', span: 'last-visit' })
    expect(spans()).toEqual(['year-start', 'last-visit', undefined])
  })
})

it('reaches every state, and shows exactly one kind in each', () => {
  const endless = fromPromise(() => new Promise(() => {})) as never
  const machine = detailMachine.provide({ actors: { followSavings: fromCallback(() => {}) as never, readElsewhere: endless } })
  const events = [
    ...reportsOf('detail.elsewhere.loading', { accounts: [ELSEWHERE], unreadable: 0 }),
    ...reportsOf('detail.elsewhere.refreshing', { accounts: [ELSEWHERE], unreadable: 0 }),
    { type: 'retryRequested', part: 'elsewhere' },
    { type: 'refreshRequested', part: 'elsewhere' },
    { type: 'savingsChanged', held: HELD },
    { type: 'savingsChanged', held: NOBODY },
  ]
  const savings = { read: () => NOBODY, subscribe: () => () => {}, askAgain: () => {} }
  const paths = getShortestPaths(machine, {
    input: { client: fakeClient().client, savings, clock: { today: () => TODAY, now: () => 0 } },
    events: events as never,
    serializeState: ({ value, context }) => JSON.stringify([value, context.held.user?.id]),
  })
  const kinds = new Set(paths.map(({ state }) => selectDetail(state, undefined).kind))
  expect(kinds).toEqual(new Set(['loading', 'known']))
  expect(new Set(paths.map(({ state }) => state.value.elsewhere))).toEqual(
    new Set(['absent', 'loading', 'loaded', 'failed', 'refreshing', 'stale']),
  )
})
