import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'

import { BARE } from '../explain/index.ts'
import { Decimal, euros } from '../money/index.ts'
import { daysOfDeath, shares, successions } from './arbitraries.ts'
import { allowancePartOf, poolOf, settle, type Succession } from './index.ts'
import { contract, family, money } from './settle.testing.ts'

const days = daysOfDeath.filter((day) => day >= '2014-07-01')
const CLOSE = '1e-25'

/** Everything that is paid under each option, in both readings. */
const taxesOf = (succession: Succession, day: Parameters<typeof settle>[1]) =>
  settle(succession, day).options.map(({ totalTax, highestTax }) => [totalTax, highestTax].map(String))

describe('sums of art. 757 B, in general', () => {
  test.prop([shares, shares, fc.integer({ min: 0, max: 100 }), days])(
    '[INH-17] tax never falls when premiums move from before to after 70, where art. 990 I taxed nothing',
    (estate, held, percent, day) => {
      const amount = Decimal.min(held, 152_500)
      const moved = (part: number): Decimal => {
        const premiumsAfter70 = euros(amount.times(part).dividedBy(100).toDecimalPlaces(2))
        const lifeInsurances = [{ ...contract(0, 'children'), amount: euros(amount), premiumsAfter70 }]
        const succession = { family: family({ children: 1 }), estate: money(estate.toNumber()), lifeInsurances, insuredAge: 75 }
        return settle(succession, day).options[0]?.totalTax ?? new Decimal(0)
      }
      expect(moved(Math.min(100, percent + 10)).greaterThanOrEqualTo(moved(percent))).toBe(true)
    },
  )

  test.prop([successions, days])('[INH-17] at 69 a PER is taxed as a life insurance of premiums before 70', (succession, day) => {
    const as = (kind: 'per' | 'life_insurance', insuredAge: number) => ({
      ...succession,
      insuredAge,
      lifeInsurances: succession.lifeInsurances.map(({ amount, clause }) => ({ amount, clause, kind })),
    })
    expect(taxesOf(as('per', 69), day)).toEqual(taxesOf(as('life_insurance', 75), day))
  })

  test.prop([successions, days])('[INH-17] the order of the contracts changes nothing', (succession, day) => {
    const turned = { ...succession, lifeInsurances: succession.lifeInsurances.toReversed() }
    expect(taxesOf(turned, day)).toEqual(taxesOf(succession, day))
  })

  test.prop([successions, days])('[INH-13] the parts of the allowance add up to 30 500, or to the sums', (succession, day) => {
    for (const { rows } of settle({ ...succession, insuredAge: 75 }, day).options) {
      const added = (figure: 'allowance' | 'taxed') =>
        rows.reduce((all, { late, number }) => all.plus((late?.lowest[figure] ?? new Decimal(0)).times(number)), new Decimal(0))
      expect(
        added('allowance')
          .minus(Decimal.min(30_500, added('taxed')))
          .abs()
          .lessThan(CLOSE),
      ).toBe(true)
    }
  })

  test.prop([fc.array(shares, { minLength: 1, maxLength: 5 }), days])(
    '[INH-13] nobody’s part of the allowance is more than the sum, and all parts are the whole',
    (sums, day) => {
      const pool = poolOf(BARE, sums, day)
      const parts = sums.map((sum) => allowancePartOf(BARE, pool, sum))
      for (const [at, part] of parts.entries()) expect(part.minus(sums[at] ?? 0).lessThan(CLOSE)).toBe(true)
      expect(
        Decimal.sum(0, ...parts)
          .minus(Decimal.min(30_500, pool.all))
          .abs()
          .lessThan(CLOSE),
      ).toBe(true)
    },
  )

  test.prop([successions, days])(
    '[INH-15] the spouse’s part of the allowance never lowers what the others pay',
    (succession, day) => {
      for (const { rows, totalTax, highestTax } of settle({ ...succession, insuredAge: 75 }, day).options) {
        expect(highestTax.greaterThanOrEqualTo(totalTax)).toBe(true)
        for (const { received, leastReceived } of rows) expect(leastReceived.lessThanOrEqualTo(received)).toBe(true)
      }
    },
  )
})
