import { test } from '@fast-check/vitest'
import fc from 'fast-check'
import { describe, expect } from 'vitest'
import { annuityFactor } from '../annuity/index.ts'
import { LAST_AGE, loadMortalityTables } from '../mortality/index.ts'
import { euros, sumEuros } from '../money/index.ts'
import { amounts, couples, tariffs } from './arbitraries.ts'
import {
  agesReached,
  equalPrices,
  GROUPS,
  instalmentAfter,
  instalmentReaching,
  longLife,
  shareLiving,
  type Lives,
} from './index.ts'

const tables = await loadMortalityTables()
const months = fc.integer({ min: 0, max: LAST_AGE * 12 })

/** The number living as the table itself gives it, without the curves of the engine. */
const ofTable = ({ table, birthYear, age }: Lives['life'], later: number) =>
  table.survivors(birthYear, age + later / 12) / table.survivors(birthYear, age)

describe('ages to which people live', () => {
  test.prop([couples(tables), months])('[BEY-60] a share is the table’s own survivors', (lives, later) => {
    expect(shareLiving(lives, 'saver', later)).toBeCloseTo(ofTable(lives.life, later), 12)
    expect(shareLiving(lives, 'spouse', later)).toBeCloseTo(ofTable(lives.spouse, later), 12)
  })

  test.prop([couples(tables), months])(
    '[BEY-61] at least one and both, added up, are the sum over both lives',
    (lives, later) => {
      const [saver, spouse, either, both] = GROUPS.map((group) => shareLiving(lives, group, later)) as [
        number,
        number,
        number,
        number,
      ]
      expect(either + both).toBeCloseTo(saver + spouse, 12)
      expect(both).toBeLessThanOrEqual(Math.min(saver, spouse))
      expect(either).toBeGreaterThanOrEqual(Math.max(saver, spouse) - 1e-15)
    },
  )

  test.prop([couples(tables), fc.constantFrom(...GROUPS)])(
    '[BEY-60] [BEY-61] an age is the last month at which so many live, and fewer tenths live longer',
    (lives, group) => {
      const ages = agesReached(lives, group)
      const start = (group === 'spouse' ? lives.spouse : lives.life).age * 12
      for (const { tenths, ageInMonths, share } of ages) {
        expect(share).toBe(shareLiving(lives, group, ageInMonths - start))
        expect(share).toBeGreaterThanOrEqual(tenths / 10)
        expect(shareLiving(lives, group, Math.min(ageInMonths - start + 1, LAST_AGE * 12))).toBeLessThan(tenths / 10)
      }
      const [nine, five, one] = ages.map(({ ageInMonths }) => ageInMonths) as [number, number, number]
      expect(nine).toBeLessThanOrEqual(five)
      expect(five).toBeLessThanOrEqual(one)
    },
  )
})

describe('the instalment that reaches the capital', () => {
  const ages = fc.integer({ min: 18, max: 113 })
  const rises = fc.integer({ min: -300, max: 500 }).map((hundredths) => hundredths / 100)

  test.prop([amounts, amounts, rises, rises, ages])(
    '[BEY-62] [BEY-63] one instalment less misses it, and an instalment of a cent more never comes later',
    (capital, month, risePercent, inflationPercent, age) => {
      const instalments = { capital, month, risePercent, inflationPercent, age }
      const number = instalmentReaching(instalments)
      const change = (1 + risePercent / 100) / (1 + inflationPercent / 100)
      const sumOf = (count: number) =>
        Array.from({ length: count }, (_, at) => Math.round(month.toNumber() * change ** Math.floor(at / 12) * 100)).reduce(
          (sum, cents) => sum + cents,
          0,
        )
      const cents = capital.toNumber() * 100
      // Cents of this sum are of float64: an instalment at half a cent may round the other way.
      const count = number ?? (LAST_AGE - age) * 12
      if (number !== undefined) expect(sumOf(count) + count).toBeGreaterThanOrEqual(cents)
      expect(sumOf(number === undefined ? count : count - 1) - count).toBeLessThan(cents)
      const sooner = instalmentReaching({ ...instalments, month: euros(month.plus('0.01')) })
      expect(sooner ?? Infinity).toBeLessThanOrEqual(number ?? Infinity)
    },
  )

  test.prop([amounts.filter((capital) => capital.greaterThan(10_000)), couples(tables)])(
    '[BEY-62] of an annuity that never changes it is 12 F ÷ (1 − fee), rounded up, but for the cents of a month',
    (capital, { life }) => {
      const { table, ...age } = life
      const tariff = { savings: [{ capital, table }], life: age, guaranteedYears: [], reversions: [], technicalRate: 0, fee: 1 }
      const steady = longLife({ ...tariff, risePercent: 1, inflationPercent: 0 })?.steady
      const exact = (12 * annuityFactor({ type: 'RV_NR', life, technicalRate: 0, paymentsPerYear: 12, timing: 'arrears' })) / 0.99
      const month = equalPrices(tariff)[0]?.month.toNumber() ?? 0
      const slack = (exact * 0.01) / month
      if (steady === undefined) expect(exact).toBeGreaterThan((LAST_AGE - life.age) * 12 - slack)
      else {
        expect(steady.instalment).toBeGreaterThanOrEqual(exact - slack)
        expect(steady.instalment).toBeLessThan(exact + 1 + slack)
      }
    },
  )
})

describe('options of equal price', () => {
  test.prop([tariffs(tables)])(
    '[BEY-66] none pays more than the single annuity, and each is worth the same savings',
    (tariff) => {
      const [single, ...others] = equalPrices(tariff)
      expect(single?.guaranteedYears).toBe(0)
      expect(single?.reversionPercent).toBe(0)
      for (const option of others) {
        expect(option.month.lessThanOrEqualTo(single?.month ?? 0)).toBe(true)
        expect(option.spouseMonth.lessThanOrEqualTo(option.month)).toBe(true)
      }
      const [{ capital, table } = { capital: euros(0), table: tables.TGF05 }] = tariff.savings
      for (const option of equalPrices({ ...tariff, savings: [{ capital, table }] })) {
        const factor = annuityFactor({
          type: 'RV_RAG',
          life: { ...tariff.life, table },
          spouse: { ...tariff.spouse, table },
          reversion: option.reversionPercent / 100,
          guaranteedYears: option.guaranteedYears,
          technicalRate: tariff.technicalRate / 100,
          paymentsPerYear: 12,
          timing: 'arrears',
        })
        const paidFor = capital.toNumber() * (1 - tariff.fee / 100)
        // Half a cent of the year, times its price.
        expect(Math.abs(option.year.toNumber() * factor - paidFor)).toBeLessThan(0.0051 * factor + 1e-9 * paidFor)
      }
    },
  )

  test.prop([tariffs(tables)])('[BEY-66] [BEY-67] two contracts pay what each pays', (tariff) => {
    const apart = tariff.savings.map((one) => equalPrices({ ...tariff, savings: [one] }))
    for (const [at, option] of equalPrices(tariff).entries()) {
      expect(option.month.toFixed(2)).toBe(sumEuros(apart.flatMap((paid) => paid[at]?.month ?? [])).toFixed(2))
    }
  })

  test.prop([couples(tables), fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: 100 })], { numRuns: 20 })(
    '[BEY-65] what is paid after each death, weighed with its share of the tables, is the price of the option',
    ({ life, spouse }, years, percent) => {
      const terms = { month: euros(100), spouseMonth: euros(percent), guaranteedYears: years }
      const lives = { life, spouse }
      const last = Math.max(LAST_AGE - Math.min(life.age, spouse.age), years) * 12
      let paid = 0
      for (let instalment = 1; instalment <= last; instalment++) {
        const [saver, other, , both] = GROUPS.map((group) => shareLiving(lives, group, instalment)) as [
          number,
          number,
          number,
          number,
        ]
        const at = (deaths: 'none' | 'saver' | 'spouse' | 'both') => instalmentAfter(terms, deaths, instalment).toNumber()
        paid += both * at('none') + (other - both) * at('saver') + (saver - both) * at('spouse')
        paid += (1 - saver - other + both) * at('both')
      }
      const price = annuityFactor({
        type: 'RV_RAG',
        life,
        spouse,
        reversion: percent / 100,
        guaranteedYears: years,
        technicalRate: 0,
        paymentsPerYear: 12,
        timing: 'arrears',
      })
      expect(paid / 1200).toBeCloseTo(price, 8)
    },
  )
})
