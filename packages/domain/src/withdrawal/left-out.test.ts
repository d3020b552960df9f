import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { totalBalance, type Account } from '../accounts/index.ts'
import { plainDate } from '../calendar/index.ts'
import { PROVIDER_SCOPE } from '../contract/index.ts'
import { euros, sumEuros } from '../money/index.ts'
import { accountLists, withdrawalContexts } from './arbitraries.ts'
import { contractsOf, coverageOf, leftOutOf, SIMULATOR, takingPart, type WithdrawalContext } from './index.ts'

const today = plainDate('2026-11-20')
const of = (type: Account['type'], balance: string, change: Partial<Account> = {}): Account => ({
  type,
  scope: 'ais',
  status: 'ENCOURS',
  title: type,
  policy_id: `${type} ${balance}`,
  balance: euros(balance),
  ...change,
})
const reasons = (accounts: readonly Account[], context: WithdrawalContext = SIMULATOR) =>
  leftOutOf(accounts, contractsOf(accounts, context, today), context).map(({ account, reason }) => [account.policy_id, reason])

describe('retirement contracts that the simulation leaves out', () => {
  it('[WITH-02] are named with their reason: type, closed, reduced, empty, employee plan', () => {
    expect(
      reasons([
        of('PERU', '42350.75'),
        of('MADELIN', '57804.92', { scope: PROVIDER_SCOPE }),
        of('A83', '3904.60', { status: 'REDUCTION' }),
        of('PERO', '0', { status: 'RESILIE' }),
        of('PERO', '0'),
        of('PERCO', '15320.44', { scope: 's2e' }),
        of('PERECO', '10', { scope: 's2e' }),
        of('PEE', '11404.16', { scope: 's2e' }),
        of('PERCO', '2500', { scope: 'bi' }),
      ]),
    ).toEqual([
      ['MADELIN 57804.92', 'other-type'],
      ['A83 3904.60', 'reduced'],
      ['PERO 0', 'closed'],
      ['PERO 0', 'empty'],
      ['PERCO 15320.44', 'other-type'],
      ['PERECO 10', 'employee-plan'],
    ])
  })

  it('[WITH-02] hold an article 83 where the reason of the withdrawal excludes it, and no reduced one there', () => {
    const accounts = [of('A83', '100'), of('A82', '50', { status: 'REDUCTION' })]
    expect(reasons(accounts, { withdraw: true, withdrawCase: 'owner' })).toEqual([['A83 100', 'withdrawal-case']])
    expect(reasons(accounts, { withdraw: true, withdrawCase: 'retirement' })).toEqual([])
  })

  it('[WITH-02] make the whole with what is covered', () => {
    const accounts = [of('PERU', '42350.75'), of('A83', '24610.50'), of('A82', '9320.18'), of('MADELIN', '57804.92')]
    const contracts = contractsOf(accounts, SIMULATOR, today)
    const { covered, whole } = coverageOf(contracts, leftOutOf(accounts, contracts, SIMULATOR))
    expect([covered, whole].map(String)).toEqual(['76281.43', '134086.35'])
  })

  it('[WITH-02] property: each retirement contract held here takes part or is left out, never both', () => {
    fc.assert(
      fc.property(accountLists, withdrawalContexts, (accounts, context) => {
        const contracts = contractsOf(accounts, context, today)
        const leftOut = leftOutOf(accounts, contracts, context)
        const taking = new Set(takingPart(contracts).map(({ account }) => account))
        expect(leftOut.some(({ account }) => taking.has(account))).toBe(false)
        const { covered, whole } = coverageOf(contracts, leftOut)
        expect(sumEuros([covered, totalBalance(leftOut.map(({ account }) => account))]).equals(whole)).toBe(true)
        expect(covered.lessThanOrEqualTo(whole)).toBe(true)
      }),
    )
  })
})
