import { test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'

import { plainDate } from '../calendar/index.ts'
import { discrepancies } from '../explain/index.ts'
import { loadMortalityTables } from '../mortality/index.ts'
import { euros } from '../money/index.ts'
import { SLOW } from '../properties/arbitraries.ts'
import { goodCases, type GoodCase } from './arbitraries.ts'
import {
  annuityOf,
  explainAnnuity,
  explainCapital,
  figuresOf,
  inTodaysEuros,
  refusableCapital,
  scheduleOf,
  explainWithdrawal,
  simulateWithdrawal,
  withdrawalEvaluators,
  type AvailableResult,
} from './index.ts'

const tables = await loadMortalityTables()
const evaluators = withdrawalEvaluators(tables)

const both = (good: GoodCase) => {
  const { birthDate, request, asOf } = good
  const schedule = scheduleOf({ birthDate, retirementAge: request.retirement_age, asOf })
  const results = explainWithdrawal({ ...good, tables })
  return { results, schedule, real: inTodaysEuros(results, schedule, asOf) as readonly AvailableResult[] }
}

/** A small article 83 in capital, and the same as an annuity: 64 in 2056. */
const lea = (side: 'capital' | 'annuity'): GoodCase => ({
  accounts: [{ type: 'A83', scope: 'ais', status: 'ENCOURS', title: 'Article 83', policy_id: '1', balance: euros('27400') }],
  birthDate: plainDate('1992-06-18'),
  asOf: plainDate('2026-11-20'),
  request: {
    distribution: {
      capital_1: euros(side === 'capital' ? '27400' : '0'),
      annuity_1: euros(side === 'capital' ? '0' : '27400'),
    },
    retirement_age: 64,
    reversible: null,
  },
})

describe('the euros of today', () => {
  it('[NET-09] bring a capital back to the savings of today when the return is the rise of prices', () => {
    const { results, real } = both(lea('capital'))
    expect(results[0]?.capitalAtStart?.toFixed(2)).toBe('49223.48')
    expect(real[0]?.capitalAtStart?.toFixed(2)).toBe('27400.00')
  })

  it('[NET-09] leave the law’s threshold of small annuities, and name the annuity that it compares', () => {
    const { results, real, schedule } = both(lea('capital'))
    const [before, after] = [results, real].map((list) => list[0]?.smallAnnuity)
    expect(before).toMatchObject({ kind: 'above', monthly: euros('126.26'), threshold: euros('110') })
    // 1 515,08 € a year ÷ 1.02^(355/12), and its twelfth.
    expect(after).toMatchObject({ kind: 'above', monthly: euros('70.28'), compared: euros('126.26'), threshold: euros('110') })
    expect(refusableCapital(real)[0]).toMatchObject({ capital: euros('27400'), month: euros('70.28'), excess: euros('16.26') })
    expect(discrepancies(after!.derivation!, evaluators)).toEqual([])
    const alone = inTodaysEuros(simulateWithdrawal({ ...lea('capital'), tables }), schedule, lea('capital').asOf)
    expect(alone).toMatchObject([{ smallAnnuity: { monthly: euros('70.28'), compared: euros('126.26') } }])
  })

  it('[NET-09] leave a contract without a result as it is', () => {
    const { schedule } = both(lea('capital'))
    const without = [{ kind: 'unavailable', policyId: '9' }] as const
    expect(inTodaysEuros(without, schedule, lea('capital').asOf)).toEqual(without)
  })

  it('[NET-09] bring an amount of a later age back by the years since the start too', () => {
    const { results, real } = both(lea('annuity'))
    const [now, then] = [real, results].map((list) =>
      list.map((result) => Number(annuityOf(result, { type: 'RV_NR', age: 84 }, 'year'))),
    )
    // 355 months to the start, then 20 years, at 2 %.
    expect(now?.[0]).toBeCloseTo((then?.[0] ?? 0) / 1.02 ** (355 / 12 + 20), 1)
  })

  test.prop([goodCases], SLOW)('[NET-09] never raise an amount, and explain each of them', (good) => {
    const { results, real } = both(good)
    for (const [place, result] of real.entries()) {
      const before = results[place] as AvailableResult
      expect(explainCapital(result)?.value).toBe(result.capitalAtStart?.toString())
      expect(result.capitalAtStart?.lessThanOrEqualTo(before.capitalAtStart ?? 0)).toBe(true)
      const ages = result.withoutReversion.byAge.map(({ age }) => ({ type: 'RV_NR', age }) as const)
      for (const figure of [...ages, ...figuresOf([result], 'RV_NRAG'), ...figuresOf([result], 'RV_CPP')]) {
        const amount = annuityOf(result, figure, 'month')
        const explanation = explainAnnuity(result, figure, 'month')
        expect(explanation?.value).toBe(amount?.toString())
        expect(amount?.lessThanOrEqualTo(annuityOf(before, figure, 'month') ?? 0)).toBe(true)
      }
      expect(discrepancies(explainCapital(result)!, evaluators)).toEqual([])
    }
  })

  test.prop([goodCases], SLOW)('[NET-09] are the same to the cent for an answer that explains nothing', (good) => {
    const { schedule, real } = both(good)
    const bare = inTodaysEuros(simulateWithdrawal({ ...good, tables }), schedule, good.asOf) as readonly AvailableResult[]
    for (const [place, result] of bare.entries()) {
      const [own, other] = [result, real[place] as AvailableResult].map((one) =>
        one.withoutReversion.byAge.map(({ rente }) => rente.toNumber()),
      )
      expect(own?.every((rente, row) => Math.abs(rente - (other?.[row] ?? 0)) < 0.0151)).toBe(true)
    }
  })
})
