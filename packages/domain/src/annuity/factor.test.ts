import { describe, expect, it } from 'vitest'
import { DomainInputError } from '../input/index.ts'
import { loadMortalityTables } from '../mortality/index.ts'
import { Decimal, euros, roundToCents } from '../money/index.ts'
import {
  FACTOR_CASES,
  MIXED_TABLE_CASES,
  PUBLISHED_TARIFF_2025,
  TARIFF_LOADING,
  type WorkedCase,
} from './data/worked-cases.testing.ts'
import { exactAnnuityFactor } from './exact.ts'
import { annuityFactor, annuityFactorGrid, type AnnuityInput } from './index.ts'

const tables = await loadMortalityTables()
const monthly = { technicalRate: 0, paymentsPerYear: 12, timing: 'arrears' } as const
const woman = (birthYear: number, age: number) => ({ table: tables.TGF05, birthYear, age })

const caseInput = ({
  type,
  table,
  birthYear,
  age,
  spouseBirthYear,
  spouseAge,
  reversion,
  guaranteedYears,
}: WorkedCase): AnnuityInput => ({
  type,
  life: { table: tables[table], birthYear, age },
  spouse:
    spouseBirthYear === undefined || spouseAge === undefined
      ? undefined
      : { table: tables[table], birthYear: spouseBirthYear, age: spouseAge },
  reversion,
  guaranteedYears,
  ...monthly,
})

describe('price of 1 € a year', () => {
  it.each([...FACTOR_CASES, ...MIXED_TABLE_CASES])(
    '[ANN-01] [ANN-02] $id $type $table, born $birthYear, age $age: $factor as computed outside',
    (worked) => {
      expect(Math.abs(annuityFactor(caseInput(worked)) - worked.factor)).toBeLessThan(1e-6)
      expect(exactAnnuityFactor(caseInput(worked)).toDecimalPlaces(8).toNumber()).toBeCloseTo(worked.factor, 8)
    },
  )

  it.each(FACTOR_CASES)(
    '[ANN-01] [ANN-08] $id: the annuity for 100 000 € to the cent, before and after a fee of 1 %',
    (worked) => {
      const factor = annuityFactor(caseInput(worked))
      const cents = (amount: Decimal.Value) => roundToCents(euros(amount)).toNumber()
      const yearly = new Decimal(100_000).div(factor)
      expect(cents(yearly)).toBe(cents(worked.yearly))
      expect(cents(yearly.div(12))).toBe(cents(worked.monthly))
      expect(cents(yearly.times('0.99').div(12))).toBe(cents(worked.monthlyAfterFee))
    },
  )

  it('[ANN-02] [MOR-05] is 28.303633 on the mixed table, born 1964, at 64: the contract of the drawn result', () => {
    const factor = annuityFactor({ type: 'RV_NR', life: { table: tables.MIXED, birthYear: 1964, age: 64 }, ...monthly })
    expect(factor.toFixed(6)).toBe('28.303633')
  })

  it('[ANN-01] differs for two lives from the usual approximation: 23.7690 exactly, 23.7744 by Woolhouse, 65 and 65 born 1960', () => {
    const both = { life: woman(1960, 65), spouse: woman(1960, 65), technicalRate: 0, timing: 'arrears' } as const
    // While both live: a_xy = a_x + a_y − the annuity that goes on in full.
    const jointly = (paymentsPerYear: number) => {
      const single = annuityFactor({ ...both, type: 'RV_NR', paymentsPerYear })
      return 2 * single - annuityFactor({ ...both, type: 'RV_R', reversion: 1, paymentsPerYear })
    }
    expect(jointly(12)).toBeCloseTo(23.769, 4)
    expect(jointly(1) + 11 / 24).toBeCloseTo(23.7744, 4)
  })

  it.each(PUBLISHED_TARIFF_2025)(
    '[ANN-11] born $birthYear at $age with $secondAge: $price of the published tariff, its loading inferred',
    (row) => {
      const { birthYear, age, secondBirthYear, secondAge, price } = row
      const alone = { type: 'RV_NR', life: woman(birthYear, age), ...monthly, paymentsPerYear: 1 } as const
      const annual =
        secondBirthYear === undefined || secondAge === undefined
          ? annuityFactor(alone)
          : annuityFactor({ ...alone, type: 'RV_R', spouse: woman(secondBirthYear, secondAge), reversion: 1 })
      expect(Math.abs((annual + 3 / 8) * TARIFF_LOADING - price)).toBeLessThan(0.0005)
    },
  )
})

describe('boundaries of steps and guaranteed years', () => {
  // At a rate of 0 a month in advance differs from arrears by whole instalments, which shows where each instalment belongs.
  const stepped = (age: number, timing: 'arrears' | 'advance', paymentsPerYear: number) =>
    annuityFactor({ type: 'RV_CPP', life: woman(1950, age), technicalRate: 0, paymentsPerYear, timing })
  const survival = (age: number) => tables.TGF05.survivors(1950, age) / tables.TGF05.survivors(1950, 69)

  it('[ANN-05] counts an instalment in arrears at exactly 70 and 75 to the step before', () => {
    let expected = survival(70)
    for (let age = 71; age <= 75; age++) expected += 1.2 * survival(age)
    for (let age = 76; age < 121; age++) expected += 1.44 * survival(age)
    expect(stepped(69, 'arrears', 1)).toBeCloseTo(expected, 12)
  })

  it('[ANN-05] counts an instalment in advance at exactly 70 and 75 to the step after', () => {
    let expected = survival(69)
    for (let age = 70; age < 75; age++) expected += 1.2 * survival(age)
    for (let age = 75; age < 121; age++) expected += 1.44 * survival(age)
    expect(stepped(69, 'advance', 1)).toBeCloseTo(expected, 12)
  })

  it.each(['arrears', 'advance'] as const)('[ANN-05] starts at the step of the age, %s', (timing) => {
    const single = (age: number) =>
      annuityFactor({ type: 'RV_NR', life: woman(1950, age), technicalRate: 0, paymentsPerYear: 12, timing })
    expect(stepped(75, timing, 12)).toBeCloseTo(1.44 * single(75), 12)
    expect(stepped(90, timing, 12)).toBeCloseTo(1.44 * single(90), 12)
    expect(stepped(70, timing, 12)).toBeLessThan(1.44 * single(70))
    expect(stepped(70, timing, 12)).toBeGreaterThan(1.2 * single(70))
  })

  it('[ANN-04] guarantees exactly n × m instalments, in arrears and in advance', () => {
    const guaranteed = { type: 'RV_NRAG', life: woman(1900, 120 - 3), technicalRate: 0, guaranteedYears: 20 } as const
    expect(annuityFactor({ ...guaranteed, paymentsPerYear: 12, timing: 'arrears' })).toBe(20)
    expect(annuityFactor({ ...guaranteed, paymentsPerYear: 4, timing: 'advance' })).toBe(20)
  })

  it('[ANN-01] pays the first instalment for sure in advance, and only to those who live in arrears', () => {
    const last = { type: 'RV_NR', life: woman(2005, 120), technicalRate: 0, paymentsPerYear: 1 } as const
    expect(annuityFactor({ ...last, timing: 'advance' })).toBe(1)
    expect(annuityFactor({ ...last, timing: 'arrears' })).toBe(0)
  })

  it('[ANN-01] [ANN-03] goes on to the younger spouse after the older life would be 121', () => {
    const older = { life: woman(1900, 110), technicalRate: 0, paymentsPerYear: 12, timing: 'arrears' } as const
    const young = annuityFactor({ ...older, type: 'RV_NR', life: woman(1970, 40) })
    const reversible = annuityFactor({ ...older, type: 'RV_R', spouse: woman(1970, 40), reversion: 1 })
    expect(reversible).toBeGreaterThan(young)
    expect(reversible).toBeLessThan(young + 0.01)
  })

  it('[ANN-04] discounts at the technical rate: 1 € in each of two sure years at 25 % is 0.8 + 0.64', () => {
    const sure = { type: 'RV_NRAG', life: woman(1900, 117), guaranteedYears: 2, technicalRate: 0.25, paymentsPerYear: 1 } as const
    const tail = annuityFactor({ ...sure, timing: 'arrears' }) - (0.8 + 0.64)
    expect(tail).toBeCloseTo(0, 12)
    expect(annuityFactor({ ...sure, timing: 'advance' })).toBeCloseTo(1.8, 12)
  })

  it('answers the same for each of many rates asked for again', () => {
    const price = (basisPoints: number) =>
      annuityFactor({
        type: 'RV_NR',
        life: woman(1961, 64),
        technicalRate: basisPoints / 10_000,
        paymentsPerYear: 12,
        timing: 'arrears',
      })
    const rates = Array.from({ length: 300 }, (_, at) => at)
    const once = rates.map((rate) => price(rate))
    expect(rates.map((rate) => price(rate))).toEqual(once)
    expect(new Set(once).size).toBe(300)
  })
})

describe('a grid of guaranteed years and reversions', () => {
  const lives = { life: woman(1963, 63), spouse: woman(1966, 60), ...monthly }

  it('[ANN-03] [ANN-04] holds the single, the reversible and the guaranteed annuity in the order asked for', () => {
    const grid = annuityFactorGrid(lives, { guaranteedYears: [10, 0, 25], reversions: [0.6, 0] })
    expect(grid).toEqual([
      [
        annuityFactor({ ...lives, type: 'RV_RAG', guaranteedYears: 10, reversion: 0.6 }),
        annuityFactor({ ...lives, type: 'RV_NRAG', guaranteedYears: 10 }),
      ],
      [annuityFactor({ ...lives, type: 'RV_R', reversion: 0.6 }), annuityFactor({ ...lives, type: 'RV_NR' })],
      [
        annuityFactor({ ...lives, type: 'RV_RAG', guaranteedYears: 25, reversion: 0.6 }),
        annuityFactor({ ...lives, type: 'RV_NRAG', guaranteedYears: 25 }),
      ],
    ])
    expect(grid[1]?.[0]?.toFixed(8)).toBe('35.51204815')
  })

  it('is empty where nothing is asked for', () => {
    expect(annuityFactorGrid(lives, { guaranteedYears: [], reversions: [0.6] })).toEqual([])
    expect(annuityFactorGrid(lives, { guaranteedYears: [0, 5], reversions: [] })).toEqual([[], []])
  })

  it('refuses as a whole when one pair is refused', () => {
    expect(() => annuityFactorGrid(lives, { guaranteedYears: [0, 200], reversions: [1] })).toThrow(DomainInputError)
    expect(() => annuityFactorGrid(lives, { guaranteedYears: [0], reversions: [1, 1.1] })).toThrow(DomainInputError)
  })
})
