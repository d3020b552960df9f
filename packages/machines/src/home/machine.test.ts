import { aggregatedAccountsCall } from '@hautelisse/domain/accounts'
import { plainDate } from '@hautelisse/domain/calendar'
import { keptListCall } from '@hautelisse/domain/kept'
import { euros } from '@hautelisse/domain/money'
import { operationsCall } from '@hautelisse/domain/operations'
import { alertsCall, optionBulletinsCall } from '@hautelisse/domain/option-bulletin'
import { MAINTENANCE_WINDOWS } from '@hautelisse/domain/portal'
import { signedInUser } from '@hautelisse/domain/session'
import { describe, expect, it } from 'vitest'
import { INDIVIDUAL_PROFILE, PROVIDER_ACCOUNT, settled } from '../testing/index.ts'
import { answerOthers, ELSEWHERE, HELD, NOBODY, opened, operationOf, SAVER } from './fixtures.testing.ts'
import {
  FRESH_PARTS,
  PARTS,
  selectBanners,
  selectEntries,
  selectFreshness,
  selectHasUnreadableOperations,
  selectHomeState,
  selectIsAskingAgain,
  selectIsHomeComplete,
  selectLastOperations,
  selectOperationScopesMissing,
  selectPaidThisYear,
  selectPart,
} from './index.ts'

const BULLETIN = { id: 'bo-1', type: 'PARTICIPATION', deadline_date: plainDate('2026-12-02') }
const SETTINGS = { roboEntities: 0, disabledFeatures: new Set<never>(), statement: { companies: [], enterprises: [] } }

const BEGUN = {
  id: 'release' as const,
  begun: plainDate('2026-11-20'),
  until: plainDate('2026-12-20'),
  policy_id: 'pee-1',
  amount: euros(5000),
  files: [],
}
const ALERT = { id_transaction: 't-1', amount: euros(10), date: plainDate('2026-11-01') }

describe('the connected home', () => {
  it('[P-ERR-24] shows the accounts that the session knows at once, and waits for nothing else', async () => {
    const { now, waiting } = opened()
    await settled()
    expect(selectHomeState(now())).toMatchObject({ kind: 'ready', savings: { awaited: ['bi'], total: euros('29816.91') } })
    expect(waiting().toSorted()).toEqual([
      'aggregated-accounts',
      'kept-list',
      'operations',
      'operations',
      's2e-alerts',
      's2e-option-bulletins',
    ])
  })

  it('[P-ERR-24] is complete once no part of it is waited for, whatever came of it', async () => {
    const home = opened()
    await settled()
    expect(selectIsHomeComplete(home.now())).toBe(false)
    await answerOthers(home)
    home.answer(operationsCall, { operations: [], error_scope: [] })
    home.refuse(operationsCall, 'ERR_INTERNAL', 500)
    await settled()
    expect([selectIsHomeComplete(home.now()), home.waiting()]).toEqual([true, []])
    expect(selectIsHomeComplete(opened({ held: NOBODY }).now())).toBe(false)
  })

  it('[P-CALL-76] adds the accounts of other banks to the total once they are known', async () => {
    const home = opened()
    await settled()
    expect(home.inputOf(aggregatedAccountsCall)).toEqual({ body: { user_id: 'sylvie' } })
    await answerOthers(home)
    expect(selectHomeState(home.now())).toMatchObject({
      kind: 'ready',
      savings: { awaited: [], total: euros('39666.91'), accounts: [...SAVER.accounts, ELSEWHERE] },
    })
  })

  it('[P-CALL-87] [P-CALL-88] [P-CALL-89] joins the operations in progress and the others, the newest first', async () => {
    const { now, answer, inputOf } = opened()
    await settled()
    expect(inputOf(operationsCall)).toEqual({ query: { status: 'progress' } })
    answer(operationsCall, {
      operations: [operationOf('running', { status: 'En cours', date: plainDate('2026-11-12') })],
      error_scope: [],
    })
    answer(operationsCall, { operations: [operationOf('done')], error_scope: [] })
    await settled()
    expect(selectPart(now(), 'operations')).toBe('loaded')
    expect(selectLastOperations(now()).map(({ id, state, account }) => [id, state, account])).toEqual([
      ['running', 'in-progress', 'PEE'],
      ['done', 'processed', 'PEE'],
    ])
    expect(selectPaidThisYear(now())).toEqual(euros(500))
  })

  it('[P-CALL-90] names the families whose operations are missing, each once, and adds up no year that is not whole', async () => {
    const { now, answer } = opened()
    await settled()
    answer(operationsCall, { operations: [], error_scope: ['s2e'] })
    answer(operationsCall, { operations: [operationOf('done')], error_scope: ['s2e'] })
    await settled()
    expect(selectOperationScopesMissing(now())).toEqual(['s2e'])
    expect(selectLastOperations(now())).toHaveLength(1)
    expect(selectPaidThisYear(now())).toBeUndefined()
  })

  it('[READ-02] shows the operations that can be read, says that some cannot, and adds up no year that is not whole', async () => {
    const { now, answer } = opened()
    await settled()
    answer(operationsCall, { operations: [undefined], error_scope: [] })
    answer(operationsCall, { operations: [operationOf('done'), undefined], error_scope: [] })
    await settled()
    expect(selectLastOperations(now()).map(({ id }) => id)).toEqual(['done'])
    expect([selectHasUnreadableOperations(now()), selectPaidThisYear(now())]).toEqual([true, undefined])
  })

  it('[READ-02] shows the accounts of other banks that can be read, and counts the others as left out of the total', async () => {
    const { now, answer } = opened()
    await settled()
    answer(aggregatedAccountsCall, { bi_accounts: [undefined, ELSEWHERE, undefined] })
    await settled()
    expect(selectHomeState(now())).toMatchObject({
      kind: 'ready',
      savings: { accounts: [...SAVER.accounts, ELSEWHERE], unreadable: [{ source: 'bi', count: 2 }] },
    })
  })

  it('[P-CALL-34] [P-CALL-35] [P-BANNER-05] shows the banners that the choices call for', async () => {
    const { now, answer } = opened()
    await settled()
    expect(selectBanners(now())).toEqual([])
    answer(alertsCall, { s2e_alerts: [ALERT, ALERT] })
    await settled()
    expect(selectBanners(now())).toEqual([{ kind: 'choices-taken', count: 2 }])
    answer(optionBulletinsCall, { s2e_option_bulletins: [BULLETIN] })
    await settled()
    expect(selectBanners(now())).toMatchObject([{ kind: 'choices-pending', deadline: '2026-12-02' }])
  })

  it('[TRANS-24] shows the transmission variant no strip of its own as long as no simulation is saved', () => {
    expect(selectBanners(opened({ page: 'transmission' }).now())).toEqual([])
  })
})

describe('a part of the home that failed', () => {
  const CALLS = {
    operations: operationsCall,
    alerts: alertsCall,
    bulletins: optionBulletinsCall,
    elsewhere: aggregatedAccountsCall,
    drafts: keptListCall,
  } as const

  it.each(PARTS)('[P-ERR-28] (%s) takes nothing from the others, and is asked for again alone', async (part) => {
    const { now, refuse, send, asked } = opened()
    await settled()
    const calls = (): number => asked.filter((name) => name === CALLS[part].name).length
    const first = calls()
    refuse(CALLS[part], 'ERR_INTERNAL', 500)
    await settled()
    for (const other of PARTS) expect(selectPart(now(), other)).toBe(other === part ? 'failed' : 'loading')
    for (const other of PARTS.filter((name) => name !== part)) await send({ type: 'retryRequested', part: other })
    expect(selectPart(now(), part)).toBe('failed')
    await send({ type: 'retryRequested', part })
    expect(selectPart(now(), part)).toBe('loading')
    expect(calls()).toBe(2 * first)
  })

  it('[P-ERR-28] is named beside the total when it holds savings', async () => {
    const { now, refuse } = opened()
    await settled()
    refuse(aggregatedAccountsCall, 'ERR_INTERNAL', 500)
    await settled()
    expect(selectHomeState(now())).toMatchObject({ kind: 'partly-unavailable', missing: ['bi'] })
  })

  it('[P-ERR-28] asks the session for its families again, and says so meanwhile', async () => {
    const { now, send, asked, become } = opened({ held: { ...HELD, families: { ais: 'loaded', s2e: 'failed' } } })
    await send({ type: 'retryRequested', part: 'savings' })
    expect(asked).toContain('families')
    become({ ...HELD, isAskingAgain: true })
    expect(selectIsAskingAgain(now())).toBe(true)
    become(HELD)
    expect(selectIsAskingAgain(now())).toBe(false)
  })

  it('[P-ERR-20] is unavailable without any account, in maintenance when that is why, and being moved when that is configured', async () => {
    const held = {
      ...HELD,
      user: { ...SAVER, scopes: ['ais' as const], accounts: [] },
      families: { ais: 'failed' as const },
    }
    const home = opened({ held })
    expect(selectHomeState(home.now())).toEqual({ kind: 'unavailable', missing: ['ais'] })
    const [window] = MAINTENANCE_WINDOWS
    home.clock.instant = window?.from ?? 0
    home.become({ ...held })
    expect(selectHomeState(home.now())).toEqual({ kind: 'maintenance', until: window?.until })
    expect(selectHomeState(opened({ held, isMigrating: true }).now())).toEqual({ kind: 'migration' })
  })
})

describe('savings that are kept fresh', () => {
  const read = async (home: ReturnType<typeof opened>) => {
    await settled()
    await answerOthers(home)
    home.answer(operationsCall, { operations: [], error_scope: [] })
    home.answer(operationsCall, { operations: [operationOf('done')], error_scope: [] })
    await settled()
  }
  const shown = ({ now }: ReturnType<typeof opened>) => [
    selectHomeState(now()),
    selectLastOperations(now()),
    selectPaidThisYear(now()),
  ]

  it('[ACC-18] stay as they are while they are read anew, and when that fails', async () => {
    const home = opened()
    await read(home)
    const before = shown(home)
    for (const part of FRESH_PARTS) await home.send({ type: 'refreshRequested', part })
    expect(home.asked).toContain('families')
    home.become({ ...HELD, isAskingAgain: true })
    expect([shown(home), selectFreshness(home.now())]).toEqual([before, 'refreshing'])
    home.refuse(aggregatedAccountsCall, 'ERR_INTERNAL', 500)
    home.refuse(operationsCall, 'ERR_INTERNAL', 500)
    home.refuse(operationsCall, 'ERR_INTERNAL', 500)
    home.become({ ...HELD, families: { ais: 'loaded', s2e: 'stale' } })
    await settled()
    expect([shown(home), selectFreshness(home.now())]).toEqual([before, 'stale'])
    expect(selectPart(home.now(), 'operations')).toBe('stale')
  })

  it('[ACC-18] are fresh again once both the session and other banks have answered', async () => {
    const home = opened({ held: { ...HELD, families: { ais: 'stale', s2e: 'loaded' } } })
    await read(home)
    expect(selectFreshness(home.now())).toBe('stale')
    await home.send({ type: 'refreshRequested', part: 'elsewhere' })
    home.become(HELD)
    expect(selectFreshness(home.now())).toBe('refreshing')
    home.answer(aggregatedAccountsCall, { bi_accounts: [] })
    await settled()
    expect(selectFreshness(home.now())).toBe('fresh')
    expect(selectHomeState(home.now())).toMatchObject({ savings: { accounts: SAVER.accounts } })
  })
})

describe('whose home it is', () => {
  it('asks for what the person can hold and for nothing else', async () => {
    const customer = { ...signedInUser('individual', INDIVIDUAL_PROFILE), accounts: [PROVIDER_ACCOUNT] }
    const { now, waiting } = opened({ held: { ...HELD, user: customer } })
    await settled()
    expect(waiting()).toEqual(['operations', 'operations'])
    expect(PARTS.map((part) => selectPart(now(), part))).toEqual(['loading', 'absent', 'absent', 'absent', 'absent'])
    const nobody = opened({ held: { ...HELD, user: { ...customer, scopes: [] } } })
    await settled()
    expect(nobody.waiting()).toEqual([])
  })

  it('starts afresh for another person, calls under way given up', async () => {
    const { now, answer, become, waiting } = opened()
    await settled()
    answer(alertsCall, { s2e_alerts: [ALERT] })
    await settled()
    const other = { ...signedInUser('collective', { sub: 'nadia', ais_customer_id: '1' }), accounts: [] }
    become({ ...HELD, user: other, families: { ais: 'loaded' } })
    await settled()
    expect([selectBanners(now()), selectHomeState(now())]).toEqual([[], { kind: 'empty' }])
    expect(waiting()).toEqual(['operations', 'operations', 'kept-list'])
  })

  it('[KEPT-04] [KEPT-05] offers what was begun to its person, and not to who looks at their space', async () => {
    const { now, answer } = opened()
    await settled()
    answer(keptListCall, { kept: [BEGUN] })
    await settled()
    expect(selectBanners(now())).toEqual([
      {
        kind: 'act-begun',
        act: 'release',
        policyId: 'pee-1',
        amount: euros(5000),
        until: '2026-12-20',
        to: '/savings/withdraw?resume=1',
      },
    ])
    const mirror = opened({ held: { ...HELD, user: { ...SAVER, is_mirror: true } } })
    await settled()
    expect(mirror.waiting()).not.toContain('kept-list')
  })

  it('keeps what it loaded while the same person’s savings change', async () => {
    const home = opened()
    await settled()
    await answerOthers(home)
    home.become({ ...HELD, user: { ...SAVER, accounts: [] } })
    expect(selectPart(home.now(), 'elsewhere')).toBe('loaded')
    expect(selectHomeState(home.now())).toMatchObject({ savings: { total: ELSEWHERE.balance } })
  })

  it('shows nothing of anybody once nobody is signed in', async () => {
    const { now, become, waiting } = opened()
    await settled()
    become(NOBODY)
    expect([selectHomeState(now()), selectBanners(now()), selectLastOperations(now())]).toEqual([{ kind: 'loading' }, [], []])
    expect(selectEntries(now(), SETTINGS)).toEqual({ acts: [], simulators: [] })
    expect(waiting()).toEqual([])
  })

  it('offers the doors of the menu', () => {
    expect(selectEntries(opened().now(), SETTINGS).acts.map(({ id }) => id)).toEqual(['payment', 'fund-switch', 'withdraw'])
  })

  it('reads the day again with each answer: a deadline that passed while the page was open is over', async () => {
    const { now, answer, clock, become } = opened()
    await settled()
    answer(optionBulletinsCall, { s2e_option_bulletins: [BULLETIN] })
    await settled()
    expect(selectBanners(now())).toHaveLength(1)
    clock.date = plainDate('2026-12-03')
    become({ ...HELD })
    expect(selectBanners(now())).toEqual([])
  })

  it('listens no longer once it is left', () => {
    const { actor, listeners } = opened()
    expect(listeners()).toBe(1)
    actor.stop()
    expect(listeners()).toBe(0)
  })
})
