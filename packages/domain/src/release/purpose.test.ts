import { describe, expect, it } from 'vitest'

import { plainDate } from '../calendar/index.ts'
import { euros, formatAmountInput } from '../money/index.ts'
import { hasPurpose, purposeError, RELEASE_REASONS, type PlanRelease } from './index.ts'

/** The worked case: 6 000,00 pays 5 750,02. */
const plan = (more: Partial<PlanRelease> = {}): PlanRelease => ({
  account: { type: 'PEE' },
  reason: 'HOME',
  value: euros('11404.16'),
  paidIn: euros('8849.63'),
  amount: euros(6000),
  on: plainDate('2026-11-20'),
  ...more,
})
const MOST = euros('6193.72')
const said = (cost: string, more: Partial<PlanRelease> = {}) => purposeError(plan(more), euros(cost), MOST)

describe('what a release is to finance', () => {
  it('[REL-19] is asked for where the reason pays for something', () => {
    expect(RELEASE_REASONS.filter(hasPurpose)).toEqual([
      'BUSINESS',
      'HOME',
      'HOME_ENLARGEMENT',
      'HOME_DISASTER',
      'ENERGY_RENOVATION',
      'CLEAN_VEHICLE',
    ])
    expect(hasPurpose(undefined)).toBe(false)
  })

  it('[REL-19] bounds the net to the cent, and says the most that may be taken', () => {
    expect(said('5750.02')).toBeUndefined()
    expect(said('5750.02', { amount: euros('6000.01') })).toEqual({
      path: 'amount',
      code: 'amount-too-large',
      params: { max: formatAmountInput(euros(6000)) },
    })
    expect(said('5750.01')?.path).toBe('amount')
  })

  it('[REL-19] sets no bound if no amount pays as much', () => {
    expect(said('50000', { amount: MOST })).toBeUndefined()
  })

  it('[REL-19] is more than nothing, and of a reason that has a cost', () => {
    expect(said('0')).toMatchObject({ path: 'amount_to_finance', code: 'zero-amount' })
    expect(said('5000', { reason: 'DISABILITY' })).toMatchObject({ path: 'amount_to_finance', code: 'wrong' })
    expect(said('5000', { reason: undefined })).toMatchObject({ path: 'amount_to_finance', code: 'wrong' })
  })
})
