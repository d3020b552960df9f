import { describe, expect, it } from 'vitest'

import { plainDate } from '../calendar/index.ts'
import { euros } from '../money/index.ts'
import { BI_STATES, frozenOf, isFrozen, standingOf, withoutDoubles, type Account } from './index.ts'

const LIFE: Account = {
  type: 'LIFE',
  scope: 'bi',
  title: 'Assurance vie',
  policy_id: '90014081',
  company_name: 'Banque Sainte-Ambre',
  balance: euros('9850.00'),
  date: plainDate('2026-11-20'),
  bi_state: null,
}
const PERCO: Account = {
  ...LIFE,
  type: 'PERCO',
  policy_id: '90024081',
  company_name: 'Interval Épargne',
  balance: euros('2500.00'),
  date: plainDate('2026-11-16'),
  bi_state: 'SCARequired',
}
const PEE: Account = { ...LIFE, type: 'PEE', scope: 's2e', policy_id: '00482201', contract_number: '0048 2201' }

describe('accounts of other banks', () => {
  it('[AGGR-03] each word of the aggregator comes to one standing, and a word that nobody described to a silent bank', () => {
    expect(BI_STATES.map((state) => [state, standingOf(state)])).toEqual([
      ['SCARequired', 'confirm'],
      ['webauthRequired', 'confirm'],
      ['additionalInformationNeeded', 'confirm'],
      ['decoupled', 'confirm'],
      ['validating', 'updating'],
      ['wrongpass', 'credentials'],
      ['passwordExpired', 'credentials'],
      ['actionNeeded', 'action'],
      ['rateLimiting', 'silent'],
      ['websiteUnavailable', 'silent'],
      ['bug', 'silent'],
      ['unknown', 'silent'],
      ['notSupported', 'closed'],
    ])
    expect(standingOf(null)).toBe('current')
    expect(['constructor', 'sometimesLater', ''].map(standingOf)).toEqual(['silent', 'silent', 'silent'])
  })

  it('[AGGR-04] a total says how much of it is frozen, with how many banks, and since when', () => {
    expect(frozenOf([LIFE, PEE])).toBeUndefined()
    const bug = { ...PERCO, policy_id: '9', company_name: 'Crédit du Rouvre', bi_state: 'bug', date: plainDate('2026-11-18') }
    expect(frozenOf([LIFE, PERCO, { ...PERCO, policy_id: '8', balance: euros('0.01') }, bug])).toEqual({
      total: euros('5000.01'),
      banks: 2,
      since: plainDate('2026-11-16'),
    })
    expect(isFrozen({ ...PERCO, bi_state: 'validating' })).toBe(false)
    expect(isFrozen({ ...PEE, bi_state: 'bug' })).toBe(false)
  })

  it('[AGGR-04] an account without the day of its value is frozen since its last update, and its bank is known by what is told of it', () => {
    const undated = { ...PERCO, date: undefined }
    const updated = { ...undated, policy_id: '7', last_update: { day: plainDate('2026-11-12'), time: '08:00:00' } }
    expect(frozenOf([undated])).toMatchObject({ banks: 1, since: undefined })
    expect(frozenOf([PERCO, updated])).toMatchObject({ banks: 1, since: '2026-11-12' })
    // Two connections with one bank are two; accounts of banks without a name are each of one of their own.
    const connected = (connection_id: string): Account => ({ ...PERCO, policy_id: connection_id, connection_id })
    const unnamed = (policy_id: string): Account => ({ ...PERCO, policy_id, company_name: undefined })
    expect(frozenOf(['1', '2'].map(connected))?.banks).toBe(2)
    expect(frozenOf(['3', '4'].map(unnamed))?.banks).toBe(2)
  })

  it('[AGGR-05] an account of ours that a bank tells too is counted once, ours, whatever the spaces of its number', () => {
    const twice = { ...LIFE, type: 'PEE', policy_id: '00 48 22 01' } as const
    expect(withoutDoubles([PEE], [LIFE, twice])).toEqual([LIFE])
    expect(withoutDoubles([PEE], [{ ...twice, type: 'PERCO' }])).toHaveLength(1)
    expect(withoutDoubles([], [twice, LIFE])).toEqual([twice, LIFE])
  })
})
