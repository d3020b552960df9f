import { test } from '@fast-check/vitest'
import fc from 'fast-check'
import { describe, expect } from 'vitest'
import { loadMortalityTables } from '../mortality/index.ts'
import { Decimal, euros } from '../money/index.ts'
import { amounts } from '../money/arbitraries.ts'
import { annuities, annuitiesInPayment, anyTechnicalRates } from './arbitraries.ts'
import { annuityFactor, annuityReserves, annuityValues, expectedPayments, type AnnuityInPayment } from './index.ts'
import { plainInstalments, plainValue } from './plain-value.testing.ts'

const tables = await loadMortalityTables()

/** Share of a figure that float64 may lose in comparing two ways to sum up to 1 452 instalments. */
const ROUNDING = 1e-13
const slightlyMore = (figure: number) => figure * (1 + ROUNDING)
/** The plain sum reads ages as decimals of a year, which lose more. */
const isNear = (one: number, other: number) => Math.abs(one - other) <= 1e-11 * Math.max(1, other)

/** Ages up to which the value falls from month to month on every table and at every rate of the test. */
const SMOOTH_UNTIL = 98

describe('an annuity in payment on any day', () => {
  test.prop([annuities(tables, anyTechnicalRates)])(
    '[ANN-13] at whole ages, a period before the next instalment, it is worth what annuityFactor says, to the last bit',
    (annuity) => {
      const { life, spouse, guaranteedYears, ...others } = annuity
      const value = annuityValues({
        ...others,
        life: { ...life, ageMonths: 12 * life.age },
        spouse: { ...spouse, ageMonths: 12 * spouse.age },
        guaranteedMonths: 12 * guaranteedYears,
      })
      expect(value.base).toBe(annuityFactor(annuity))
    },
  )

  test.prop([annuities(tables)])(
    '[ANN-14] a next instalment that is named where it stands anyway changes nothing',
    ({ life, spouse, guaranteedYears, ...others }) => {
      const input = {
        ...others,
        life: { ...life, ageMonths: 12 * life.age + 5 },
        spouse: { ...spouse, ageMonths: 12 * spouse.age + 7 },
        guaranteedMonths: 12 * guaranteedYears,
      }
      const nextPayment = others.timing === 'arrears' ? 12 / others.paymentsPerYear : 0
      expect(annuityValues({ ...input, nextPayment })).toEqual(annuityValues(input))
    },
  )

  test.prop([annuitiesInPayment(tables)])(
    '[ANN-13] [ANN-14] [ANN-17] is the sum of its definition, with rate and mortality as they are and changed',
    (input) => {
      const { base, rateUp, rateDown, mortalityUp, mortalityDown } = annuityValues(input)
      const rate = input.technicalRate
      expect(isNear(base, plainValue(input, rate, 1))).toBe(true)
      expect(isNear(rateUp, plainValue(input, rate + 0.005, 1))).toBe(true)
      expect(isNear(rateDown, plainValue(input, rate - 0.005, 1))).toBe(true)
      expect(isNear(mortalityUp, plainValue(input, rate, 1.05))).toBe(true)
      expect(isNear(mortalityDown, plainValue(input, rate, 0.95))).toBe(true)
    },
  )

  test.prop([annuities(tables), fc.integer({ min: 0, max: 120_000 })])(
    '[ANN-13] between two birthdays the single annuity lies between its values on them',
    ({ life, technicalRate, paymentsPerYear }, part) => {
      fc.pre(life.age >= 1 && life.age < SMOOTH_UNTIL)
      const at = (ageMonths: number) =>
        annuityValues({
          type: 'RV_NR',
          life: { table: life.table, birthYear: life.birthYear, ageMonths },
          technicalRate,
          paymentsPerYear,
          timing: 'arrears',
        }).base
      const between = at(12 * life.age + part / 10_000)
      expect(between).toBeLessThanOrEqual(slightlyMore(at(12 * life.age)))
      expect(slightlyMore(between)).toBeGreaterThanOrEqual(at(12 * life.age + 12))
    },
  )

  test.prop([annuitiesInPayment(tables, anyTechnicalRates)])(
    '[ANN-17] falls when the rate rises and when more people die, and rises the other way, whatever the type',
    (input) => {
      const { base, rateUp, rateDown, mortalityUp, mortalityDown } = annuityValues(input)
      expect(rateUp).toBeLessThanOrEqual(slightlyMore(base))
      expect(base).toBeLessThanOrEqual(slightlyMore(rateDown))
      expect(mortalityUp).toBeLessThanOrEqual(slightlyMore(base))
      expect(base).toBeLessThanOrEqual(slightlyMore(mortalityDown))
    },
  )
})

describe('expected payments', () => {
  const sumOf = (input: AnnuityInPayment) => expectedPayments(input).reduceRight((sum, { presentValue }) => sum + presentValue, 0)

  test.prop([annuitiesInPayment(tables, anyTechnicalRates)])(
    '[ANN-15] discounted they add up to the value within 1e-12 of it, whatever the type',
    (input) => {
      const { base } = annuityValues(input)
      expect(Math.abs(sumOf(input) - base)).toBeLessThanOrEqual(1e-12 * Math.max(1, base))
    },
  )

  test.prop([annuitiesInPayment(tables)])(
    '[ANN-15] each is that of its definition, in the month that it is paid for',
    (input) => {
      const given = expectedPayments(input)
      const plain = plainInstalments(input, input.technicalRate, 1)
      const isInArrears = input.timing === 'arrears'
      const odd = given.filter(({ month, payment, presentValue }, index) => {
        const expected = plain[index]
        if (expected === undefined) return true
        const { at, share, worth } = expected
        const paidIn = isInArrears ? Math.max(1, Math.ceil(at - 1e-6)) : Math.floor(at + 1e-6) + 1
        return month !== paidIn || !isNear(payment, share / input.paymentsPerYear) || !isNear(presentValue, worth)
      })
      expect(odd).toEqual([])
      expect(plain.slice(given.length).filter(({ share }) => share > 0)).toEqual([])
    },
  )

  test.prop([annuitiesInPayment(tables)])('[ANN-15] those within the guarantee are certain', (input) => {
    const guaranteed = { ...input, type: 'RV_NRAG' } as const
    const { paymentsPerYear, guaranteedMonths } = guaranteed
    const certain = expectedPayments(guaranteed).filter(({ month }) => month <= Math.floor(guaranteedMonths))
    expect(certain.filter(({ payment }) => payment !== 1 / paymentsPerYear)).toEqual([])
  })
})

describe('reserves', () => {
  test.prop([annuitiesInPayment(tables), amounts])(
    '[ANN-16] [ANN-17] each is within half a cent of the amount times its value, and a whole number of cents',
    (input, amount) => {
      const yearly = euros(amount.abs())
      const values = annuityValues(input)
      const reserves = annuityReserves(values, yearly)
      for (const key of ['base', 'rateUp', 'rateDown', 'mortalityUp', 'mortalityDown'] as const) {
        const gap = new Decimal(values[key]).times(yearly).minus(reserves[key]).abs()
        expect(gap.lessThanOrEqualTo('0.005')).toBe(true)
        expect(reserves[key].decimalPlaces()).toBeLessThanOrEqual(2)
      }
    },
  )
})
