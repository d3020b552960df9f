import type { Account } from '@hautelisse/domain/accounts'
import { PROVIDER_SCOPE } from '@hautelisse/domain/contract'
import { euros } from '@hautelisse/domain/money'
import { describe, expect, it } from 'vitest'
import { hasContractToSplit, savingsOf } from './savings.ts'

const account = (type: Account['type'], scope: Account['scope'], status?: string): Account => ({
  type,
  scope,
  title: type,
  policy_id: type,
  balance: euros(10),
  status,
})
const pero = account('PERO', 'ais', 'ENCOURS')
const reduced = account('A83', 'ais', 'REDUCTION')
const pee = account('PEE', 's2e')

describe('savings', () => {
  it('[P-ERR-24] are ready when every family has answered', () => {
    expect(savingsOf([pero, pee], { ais: 'loaded', s2e: 'loaded' })).toEqual({ kind: 'ready', accounts: [pero, pee] })
  })

  it('[P-ACCT-28] leave a reduced contract out of the portal', () => {
    expect(savingsOf([pero, reduced], { ais: 'loaded' })).toEqual({ kind: 'ready', accounts: [pero] })
  })

  it('[P-ERR-21] are empty when every family answered and there is nothing to show', () => {
    expect(savingsOf([], { ais: 'loaded', s2e: 'loaded' })).toEqual({ kind: 'empty' })
    expect(savingsOf([reduced], { ais: 'loaded' })).toEqual({ kind: 'empty' })
    expect(savingsOf([], {})).toEqual({ kind: 'empty' })
  })

  it('[P-ERR-28] are partly unavailable when a family failed, and say which', () => {
    expect(savingsOf([pee], { ais: 'failed', s2e: 'loaded' })).toEqual({
      kind: 'partly-unavailable',
      accounts: [pee],
      missing: ['ais'],
    })
  })

  it('are complete when the accounts of a failed family are known all the same', () => {
    expect(savingsOf([pero, pee], { ais: 'failed', s2e: 'loaded' })).toEqual({ kind: 'ready', accounts: [pero, pee] })
  })

  it('[P-ERR-20] [P-ERR-22] are unavailable when nothing is known, never empty', () => {
    expect(savingsOf([], { ais: 'failed', s2e: 'loaded' })).toEqual({ kind: 'unavailable' })
    expect(savingsOf([], { [PROVIDER_SCOPE]: 'failed' })).toEqual({ kind: 'unavailable' })
  })
})

describe('the door to the withdrawal simulator', () => {
  it('[MRM-13] is shown for one eligible contract among others, and for none of the others', () => {
    expect(hasContractToSplit([pee, pero])).toBe(true)
    expect(hasContractToSplit([pee, reduced])).toBe(false)
    expect(hasContractToSplit([{ ...pero, balance: euros(0) }])).toBe(false)
    expect(hasContractToSplit([])).toBe(false)
  })
})
