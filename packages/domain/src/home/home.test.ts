import { describe, expect, it } from 'vitest'

import type { Account } from '../accounts/index.ts'
import { plainDate } from '../calendar/index.ts'
import { PROVIDER_SCOPE } from '../contract/index.ts'
import { euros } from '../money/index.ts'
import { homeStateOf, SOURCES, type HomeInput } from './index.ts'

const account = (type: Account['type'], scope: Account['scope'], balance: string, more: Partial<Account> = {}): Account => ({
  type,
  scope,
  title: type,
  policy_id: `${scope}-${type}`,
  status: 'ENCOURS',
  balance: euros(balance),
  ...more,
})

const PERO = account('PERO', 'ais', '48260.40', { date: plainDate('2026-11-18') })
const PEE = account('PEE', 's2e', '11404.16', { date: plainDate('2026-11-12') })
const ELSEWHERE = account('LIFE', 'bi', '9850.00')

const stateOf = (input: Partial<HomeInput>) =>
  homeStateOf({ accounts: [], sources: {}, isMigrating: false, maintenance: undefined, ...input })

describe('the home', () => {
  it('[P-ERR-24] is ready when every source has answered: families, their totals, and the total of all', () => {
    const state = stateOf({ accounts: [PEE, ELSEWHERE, PERO], sources: { ais: 'loaded', s2e: 'loaded', bi: 'loaded' } })
    expect(state).toMatchObject({
      kind: 'ready',
      savings: {
        total: euros('69514.56'),
        valuedOn: '2026-11-12',
        awaited: [],
        families: [
          { family: 'retirement', accounts: [PERO], total: euros('48260.40') },
          { family: 'projects', accounts: [PEE], total: euros('11404.16') },
          { family: 'elsewhere', accounts: [ELSEWHERE], total: euros('9850') },
        ],
      },
    })
  })

  it('[P-ERR-24] shows what is known while another source is still awaited, and waits only when nothing is', () => {
    expect(stateOf({ accounts: [PERO], sources: { ais: 'loaded', bi: 'loading' } })).toMatchObject({
      kind: 'ready',
      savings: { awaited: ['bi'] },
    })
    expect(stateOf({ sources: { ais: 'loaded', bi: 'loading' } })).toEqual({ kind: 'loading' })
    expect(stateOf({ sources: { ais: 'failed', bi: 'loading' } })).toEqual({ kind: 'loading' })
  })

  it('[P-ERR-28] is partly unavailable when a source failed, and names what the total leaves out, in a fixed order', () => {
    expect(stateOf({ accounts: [PEE], sources: { bi: 'failed', s2e: 'loaded', ais: 'failed' } })).toMatchObject({
      kind: 'partly-unavailable',
      missing: ['ais', 'bi'],
      savings: { total: PEE.balance },
    })
    expect(SOURCES).toEqual(['ais', 's2e', PROVIDER_SCOPE, 'bi'])
  })

  it('[P-ERR-28] misses nothing of a source whose accounts are known from before', () => {
    expect(stateOf({ accounts: [PERO], sources: { ais: 'failed' } })).toMatchObject({ kind: 'ready' })
  })

  it('[P-ERR-21] is empty only when every source answered, a reduced contract not counted', () => {
    expect(stateOf({ sources: { ais: 'loaded', s2e: 'loaded' } })).toEqual({ kind: 'empty' })
    expect(stateOf({ accounts: [{ ...PERO, status: 'REDUCTION' }], sources: { ais: 'loaded' } })).toEqual({ kind: 'empty' })
    expect(stateOf({})).toEqual({ kind: 'empty' })
  })

  it('[P-ERR-20] [P-ERR-22] is unavailable when nothing is known and something failed, and says what', () => {
    expect(stateOf({ sources: { ais: 'failed', s2e: 'loaded' } })).toEqual({ kind: 'unavailable', missing: ['ais'] })
    expect(stateOf({ sources: { [PROVIDER_SCOPE]: 'failed' } })).toEqual({ kind: 'unavailable', missing: [PROVIDER_SCOPE] })
  })

  it('[P-ERR-20] speaks of maintenance when nothing is known during one, and never hides what is', () => {
    const maintenance = { from: 1, until: 2 }
    expect(stateOf({ sources: { ais: 'failed' }, maintenance })).toEqual({ kind: 'maintenance', until: 2 })
    expect(stateOf({ sources: { ais: 'loaded' }, accounts: [PERO], maintenance })).toMatchObject({ kind: 'ready' })
    expect(stateOf({ sources: { ais: 'loaded' }, maintenance })).toEqual({ kind: 'empty' })
  })

  it('[P-ERR-23] says that savings are being moved while that is configured, whatever is known', () => {
    expect(stateOf({ accounts: [PERO], sources: { ais: 'loaded' }, isMigrating: true })).toEqual({ kind: 'migration' })
    expect(stateOf({ sources: { ais: 'failed' }, isMigrating: true })).toEqual({ kind: 'migration' })
  })
})
