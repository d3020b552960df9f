import { describe, expect, it } from 'vitest'

import type { Account } from '../accounts/index.ts'
import { plainDate } from '../calendar/index.ts'
import { loadMortalityTables } from '../mortality/index.ts'
import { euros } from '../money/index.ts'
import { explainWithdrawal, refusableCapital, type AvailableResult } from './index.ts'

const tables = await loadMortalityTables()

const a83: Account = {
  type: 'A83',
  scope: 'ais',
  status: 'ENCOURS',
  title: 'Retraite article 83',
  policy_id: '0071',
  balance: euros(27_400),
}

const resultOf = (accounts: readonly Account[], distribution: Readonly<Record<string, string>>, birth = '1992-06-05') =>
  explainWithdrawal({
    accounts,
    birthDate: plainDate(birth),
    request: {
      distribution: Object.fromEntries(Object.entries(distribution).map(([key, amount]) => [key, euros(amount)])),
      retirement_age: 64,
      reversible: false,
    },
    asOf: plainDate('2026-11-20'),
    tables,
  })
const capital = { capital_0071: '27400', annuity_0071: '0' }
const amounts = (results: ReturnType<typeof resultOf>) =>
  refusableCapital(results).map((one) => [
    one.policyId,
    one.capital.toString(),
    one.year.toString(),
    one.month.toString(),
    one.excess.toString(),
  ])

describe('capital that the law may refuse', () => {
  it('[WITH-01] is an article 83 whose annuity is above 110 € a month at the start, with that annuity', () => {
    // Computed outside for the picture of the small contract: 49 223,48 € in 2056, 126,26 € a month, 1 515,08 € a year.
    expect(amounts(resultOf([a83], capital))).toEqual([['0071', '49223.48', '1515.08', '126.26', '16.26']])
    expect(refusableCapital(resultOf([a83], capital))[0]).toMatchObject({ threshold: euros(110), checkedUntil: '2026-11-20' })
  })

  it('[WITH-01] leaves out a capital within the threshold, and an annuity', () => {
    expect(amounts(resultOf([a83], capital, '1964-03-12'))).toEqual([])
    expect(amounts(resultOf([a83], { capital_0071: '0', annuity_0071: '27400' }))).toEqual([])
  })

  it('[WITH-01] is the mandatory payments alone of a plan, and each contract is tested on its own', () => {
    const plan: Account = {
      ...a83,
      type: 'PERO',
      policy_id: '0072',
      balance: euros(29_400),
      balance_co: euros(27_400),
      balance_vv: euros(1_500),
      balance_es: euros(500),
    }
    const pairs = { capital_0072_co: '27400', annuity_0072_co: '0', capital_0072_vv: '1500', annuity_0072_vv: '0' }
    const all = { ...capital, ...pairs, capital_0072_es: '500', annuity_0072_es: '0' }
    const [, second] = resultOf([a83, plan], all)
    expect(String(second?.capitalAtStart)).toBe('52816.43')
    expect(amounts(resultOf([a83, plan], all))).toEqual([
      ['0071', '49223.48', '1515.08', '126.26', '16.26'],
      ['0072', '49223.48', '1515.08', '126.26', '16.26'],
    ])
  })

  it('[WITH-01] is not told where the answer carries no calculation', () => {
    const unexplained = resultOf([a83], capital).map((result): AvailableResult =>
      Object.assign({}, result, { smallAnnuity: result.smallAnnuity && { ...result.smallAnnuity, derivation: undefined } }),
    )
    expect(unexplained[0]?.smallAnnuity?.kind).toBe('above')
    expect(refusableCapital([...unexplained, { kind: 'unavailable', policyId: '0072' }])).toEqual([])
  })
})
