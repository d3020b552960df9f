import { fc, test } from '@fast-check/vitest'
import { beforeAll, describe, expect, it } from 'vitest'

import type { Account } from '../accounts/index.ts'
import { datesOfYears } from '../calendar/arbitraries.ts'
import { plainDate } from '../calendar/index.ts'
import { loadMortalityTables, type MortalityTables } from '../mortality/index.ts'
import { divideEuros, euros, HIGHEST_AMOUNT, multiplyEuros, subtractEuros, ZERO_EUROS, type Euros } from '../money/index.ts'
import {
  checkRequest,
  HIGHEST_SPLIT,
  explainWithdrawal,
  simulationAnswer,
  type RequestToCheck,
  type SimulationResult,
} from './index.ts'

let tables: MortalityTables

beforeAll(async () => {
  tables = await loadMortalityTables()
})

const CENT = euros('0.01')
const parts = ['vv', 'es'] as const

/** A plan that holds one amount twice, asked for on one side. */
const asked = (
  amount: Euros,
  { birthDate, age, side }: { readonly birthDate: string; readonly age: number; readonly side: 'capital' | 'annuity' },
): RequestToCheck => {
  const account: Account = {
    type: 'PER',
    scope: 'ais',
    status: 'ENCOURS',
    title: 'PER',
    policy_id: '1',
    balance: multiplyEuros(amount, parts.length),
    balance_vv: amount,
    balance_es: amount,
  }
  const on = (one: 'capital' | 'annuity') => (one === side ? amount : ZERO_EUROS)
  const split = parts.flatMap((part): [string, Euros][] => [
    [`capital_1_${part}`, on('capital')],
    [`annuity_1_${part}`, on('annuity')],
  ])
  return {
    accounts: [account],
    birthDate: plainDate(birthDate),
    asOf: plainDate('2026-11-20'),
    request: {
      distribution: Object.fromEntries([...split, ['capital_1_co', ZERO_EUROS], ['annuity_1_co', ZERO_EUROS]]),
      retirement_age: age,
      reversible: false,
    },
  }
}
const written = (check: RequestToCheck): SimulationResult =>
  simulationAnswer.parse(JSON.parse(JSON.stringify(simulationAnswer.encode(explainWithdrawal({ ...check, tables })))))

const aroundTheHighest: fc.Arbitrary<Euros> = fc.oneof(
  fc.bigInt({ min: 1n, max: BigInt(HIGHEST_AMOUNT.times(100).toFixed(0)) }).map((cents) => divideEuros(euros(cents), 100)),
  fc.constantFrom(HIGHEST_AMOUNT, HIGHEST_SPLIT, subtractEuros(HIGHEST_SPLIT, CENT), euros(HIGHEST_SPLIT.plus(CENT))),
)
const plans = fc.record({
  birthDate: fc.oneof(datesOfYears(1914, 2026), fc.constantFrom('1913-11-25', '2026-11-20')),
  age: fc.integer({ min: 60, max: 69 }),
  side: fc.constantFrom('capital', 'annuity'),
})

describe('the largest amounts', () => {
  it('[MRM-71, MRM-72] are refused at their fields with the bound, before they grow beyond what an answer can hold', () => {
    const check = asked(HIGHEST_AMOUNT, { birthDate: '1964-03-12', age: 64, side: 'annuity' })
    expect(checkRequest(check)).toEqual(
      parts.map((part) => ({
        path: `distribution.annuity_1_${part}`,
        code: 'amount-too-large',
        params: { maximum: '99999999999.99' },
      })),
    )
  })

  test.prop([aroundTheHighest, plans])(
    '[MRM-71, MRM-72] a request is refused above the bound, and answered up to it at any age',
    (amount, plan) => {
      const check = asked(amount, plan)
      const codes = checkRequest(check).map(({ code }) => code)
      const isTooLarge = amount.greaterThan(HIGHEST_SPLIT)
      expect(codes).toEqual(isTooLarge ? ['amount-too-large', 'amount-too-large'] : [])
      if (!isTooLarge) expect(written(check)).toHaveLength(1)
    },
  )
})
