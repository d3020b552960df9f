import { test } from '@fast-check/vitest'
import fc from 'fast-check'
import { describe, expect } from 'vitest'
import { lives } from '../mortality/arbitraries.ts'
import { loadMortalityTables } from '../mortality/index.ts'
import { Decimal } from '../money/index.ts'
import {
  annuities,
  anyTechnicalRates,
  exactAnnuityFactor,
  guaranteedYears,
  paymentsPerYear,
  reversions,
  technicalRates,
  timings,
} from './arbitraries.ts'
import { annuityFactor, annuityFactorGrid, type AnnuityInput, type AnnuityType } from './index.ts'

const tables = await loadMortalityTables()

/** Share of the figure that float64 may lose in comparing two sums of up to 1 452 instalments. */
const ROUNDING = 1e-13

const priceOf = (annuity: AnnuityInput, type: AnnuityType, change: Partial<AnnuityInput> = {}) =>
  annuityFactor({ ...annuity, ...change, type })
const slightlyMore = (figure: number) => figure * (1 + ROUNDING)
const anyTwo = (values: fc.Arbitrary<number>) =>
  fc.tuple(values, values).map(([one, other]) => [Math.min(one, other), Math.max(one, other)] as const)

describe('relations of the rule book, over all tables, birth years, ages, rates and rhythms', () => {
  test.prop([annuities(tables), fc.constantFrom<AnnuityType>('RV_NR', 'RV_NRAG')])(
    '[ANN-07] the price falls as the start gets later',
    (annuity, type) => {
      fc.pre(annuity.life.age >= 1 && annuity.life.age < 110)
      const later = { ...annuity.life, age: annuity.life.age + 1 }
      expect(priceOf(annuity, type, { life: later })).toBeLessThanOrEqual(slightlyMore(priceOf(annuity, type)))
      expect(priceOf(annuity, 'RV_NR', { life: later })).toBeLessThan(priceOf(annuity, 'RV_NR'))
    },
  )

  test.prop([annuities(tables), anyTwo(reversions)])(
    '[ANN-03] the price grows with the share that goes on to the spouse, from the single annuity on',
    (annuity, [less, more]) => {
      const single = priceOf(annuity, 'RV_NR')
      const reversible = priceOf(annuity, 'RV_R', { reversion: less })
      expect(priceOf(annuity, 'RV_R', { reversion: 0 })).toBe(single)
      expect(reversible).toBeGreaterThanOrEqual(single)
      expect(priceOf(annuity, 'RV_R', { reversion: more })).toBeGreaterThanOrEqual(reversible)
    },
  )

  test.prop([annuities(tables), anyTwo(guaranteedYears)])(
    '[ANN-04] the price grows with the guaranteed years, from the annuity without any on',
    (annuity, [fewer, more]) => {
      for (const [guaranteed, plain] of [
        ['RV_NRAG', 'RV_NR'],
        ['RV_RAG', 'RV_R'],
      ] as const) {
        expect(priceOf(annuity, guaranteed, { guaranteedYears: 0 })).toBe(priceOf(annuity, plain))
        expect(priceOf(annuity, guaranteed, { guaranteedYears: fewer })).toBeLessThanOrEqual(
          slightlyMore(priceOf(annuity, guaranteed, { guaranteedYears: more })),
        )
      }
    },
  )

  test.prop([annuities(tables)])('[ANN-05] the annuity in steps starts below the single one and ends above it', (annuity) => {
    const single = priceOf(annuity, 'RV_NR')
    const stepped = priceOf(annuity, 'RV_CPP')
    expect(stepped).toBeGreaterThanOrEqual(single)
    expect(stepped).toBeLessThanOrEqual(slightlyMore(1.44 * single))
    if (annuity.life.age < 70) {
      expect(1 / stepped).toBeLessThan(1 / single)
      expect(1.44 / stepped).toBeGreaterThan(1 / single)
    }
  })

  test.prop([annuities(tables), anyTwo(anyTechnicalRates)])(
    '[ANN-07] the price falls when the technical rate rises, whatever the type',
    (annuity, [lower, higher]) => {
      fc.pre(lower < higher)
      const at = (technicalRate: number) => priceOf(annuity, annuity.type, { technicalRate, timing: 'arrears' })
      expect(at(higher)).toBeLessThan(at(lower))
    },
  )

  test.prop([annuities(tables)])(
    '[ANN-03] a reversible annuity is a_x + r (a_y − a_xy), with a_xy summed on its own',
    (annuity) => {
      const { life, spouse, reversion, technicalRate, paymentsPerYear: m, timing } = annuity
      const share = ({ table, birthYear, age }: AnnuityInput['life'], period: number) =>
        table.survivors(birthYear, age + period / m) / table.survivors(birthYear, age)
      let jointly = 0
      for (let period = timing === 'arrears' ? 1 : 0; period <= 121 * m; period++) {
        jointly += (share(life, period) * share(spouse, period) * (1 + technicalRate) ** (-period / m)) / m
      }
      const expected = priceOf(annuity, 'RV_NR') + reversion * (priceOf(annuity, 'RV_NR', { life: spouse }) - jointly)
      expect(Math.abs(priceOf(annuity, 'RV_R') - expected)).toBeLessThan(1e-11 * Math.max(1, expected))
    },
  )

  test.prop([lives(tables), paymentsPerYear, timings])(
    '[ANN-10] one life at 0 %: paid m times a year it is worth (m − 1)/2m more than once in arrears, less in advance',
    (life, m, timing) => {
      const at = (times: number) => annuityFactor({ type: 'RV_NR', life, technicalRate: 0, paymentsPerYear: times, timing })
      const sign = timing === 'arrears' ? 1 : -1
      expect(Math.abs(at(m) - (at(1) + (sign * (m - 1)) / (2 * m)))).toBeLessThan(1e-12)
    },
  )

  test.prop([annuities(tables)])(
    '[ANN-10] paid in advance one life costs one instalment more than in arrears, at any rate',
    (annuity) => {
      const advance = priceOf(annuity, 'RV_NR', { timing: 'advance' })
      const arrears = priceOf(annuity, 'RV_NR', { timing: 'arrears' })
      expect(Math.abs(advance - arrears - 1 / annuity.paymentsPerYear)).toBeLessThan(1e-12)
    },
  )

  test.prop([annuities(tables), fc.integer({ min: 1, max: 10_000_000 }), fc.integer({ min: 1, max: 50 })])(
    '[ANN-08] the annuity is linear in the capital',
    (annuity, capital, times) => {
      const factor = priceOf(annuity, annuity.type, { timing: 'advance' })
      const rent = (euro: number) => new Decimal(euro).div(factor)
      expect(
        rent(capital * times)
          .minus(rent(capital).times(times))
          .abs()
          .lessThan('1e-25'),
      ).toBe(true)
    },
  )

  test.prop([annuities(tables)])('[MOR-03] a birth year without a column has the price of the nearest one', (annuity) => {
    const nearest = (life: AnnuityInput['life']) => ({ ...life, birthYear: Math.min(Math.max(life.birthYear, 1900), 2005) })
    expect(annuityFactor({ ...annuity, life: nearest(annuity.life), spouse: nearest(annuity.spouse) })).toBe(
      annuityFactor(annuity),
    )
  })

  test.prop([annuities(tables), fc.array(guaranteedYears, { maxLength: 6 }), fc.array(reversions, { maxLength: 4 })])(
    'a grid holds, to the last bit, the prices asked for one by one',
    (annuity, years, shares) => {
      expect(annuityFactorGrid(annuity, { guaranteedYears: years, reversions: shares })).toEqual(
        years.map((guaranteed) =>
          shares.map((reversion) => priceOf(annuity, 'RV_RAG', { guaranteedYears: guaranteed, reversion })),
        ),
      )
    },
  )
})

describe('float64 against exact decimal arithmetic', () => {
  const gapOf = (annuity: AnnuityInput) => {
    const exact = exactAnnuityFactor(annuity)
    const gap = exact.minus(annuityFactor(annuity)).abs()
    return exact.isZero() ? gap.toNumber() : gap.div(exact).toNumber()
  }

  test.prop([annuities(tables, technicalRates)])(
    '[ANN-09] at rates of 0 to 3.5 % the price is within 2e-14 of itself, whatever the type',
    (annuity) => {
      expect(gapOf(annuity)).toBeLessThan(2e-14)
    },
  )

  test.prop([annuities(tables, anyTechnicalRates)])(
    '[ANN-09] at rates of −5 to 20 % the price is within 1e-12 of itself, whatever the type',
    (annuity) => {
      expect(gapOf(annuity)).toBeLessThan(1e-12)
    },
  )
})
