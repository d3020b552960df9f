import { describe, expect, it } from 'vitest'
import { DomainInputError } from '../input/index.ts'
import { loadMortalityTables } from '../mortality/index.ts'
import { euros } from '../money/index.ts'
import {
  type AnnuityInPayment,
  annuityReserves,
  annuityValues,
  checkAnnuityInPayment,
  expectedPayments,
  type InPaymentRefusal,
} from './index.ts'

const tables = await loadMortalityTables()
const woman = (ageMonths: number, birthYear = 1961) => ({ table: tables.TGF05, birthYear, ageMonths })
const monthly = { type: 'RV_NR', technicalRate: 0, paymentsPerYear: 12, timing: 'arrears' } as const
const euroOf = (yearly: number) => (input: AnnuityInPayment) =>
  expectedPayments(input).map(({ payment }) => (yearly * payment).toFixed(6))

// Every figure of these cases is worked out by hand in docs/rules/annuity.md, from the numbers living of the published table.
describe('worked cases', () => {
  const aged = { ...monthly, life: woman(1422), technicalRate: 0.02, paymentsPerYear: 1 }

  it('[ANN-13] [ANN-17] 118 years and 6 months, once a year, 2 %: the value and its four neighbours', () => {
    const values = annuityValues(aged)
    expect(values.base).toBeCloseTo(0.721837755, 9)
    expect(values.rateUp).toBeCloseTo(0.71743, 6)
    expect(values.rateDown).toBeCloseTo(0.726298, 6)
    expect(values.mortalityUp).toBeCloseTo(0.68753, 6)
    expect(values.mortalityDown).toBeCloseTo(0.756464, 6)
    const reserves = annuityReserves(values, euros(1000))
    expect(Object.values(reserves).map((reserve) => reserve.toFixed(2))).toEqual([
      '721.84',
      '717.43',
      '726.30',
      '687.53',
      '756.46',
    ])
  })

  it('[ANN-13] the same with a spouse of 119 years and a reversion of 0.6, at 0 %: 0.8825', () => {
    const pair = { ...aged, type: 'RV_R', technicalRate: 0, spouse: woman(1428), reversion: 0.6 } as const
    expect(annuityValues(pair).base).toBeCloseTo(0.8825, 12)
  })

  it('[ANN-15] 64 years, monthly in arrears: the first twelve payments', () => {
    expect(euroOf(1200)({ ...monthly, life: woman(768) }).slice(0, 12)).toEqual([
      '99.975204',
      '99.950408',
      '99.925612',
      '99.900816',
      '99.876021',
      '99.851225',
      '99.826429',
      '99.801633',
      '99.776837',
      '99.752041',
      '99.727245',
      '99.702449',
    ])
  })

  it('[ANN-15] 64 years and 5 months at 1 %: before, on and after the birthday', () => {
    const input = { ...monthly, life: woman(773), technicalRate: 0.01 }
    const payments = euroOf(1200)(input)
    expect([payments[0], payments[6], payments[7]]).toEqual(['99.975173', '99.826213', '99.799993'])
    expect(((expectedPayments(input)[0]?.presentValue ?? 0) * 1200).toFixed(6)).toBe('99.892309')
  })

  it('[ANN-14] a quarterly annuity between two instalments, on a day of a month', () => {
    const input = { ...monthly, life: woman(787.4516), technicalRate: 0.01, paymentsPerYear: 4, nextPayment: 1.5 }
    const [first, second] = expectedPayments(input)
    expect(first?.month).toBe(2)
    expect(((first?.payment ?? 0) * 4800).toFixed(4)).toBe('1199.5263')
    expect(((first?.presentValue ?? 0) * 4800).toFixed(4)).toBe('1198.0353')
    expect(second?.month).toBe(5)
  })

  it('[ANN-16] 1 200 € a year at 64 years: 36 015.06 €', () => {
    expect(annuityReserves(annuityValues({ ...monthly, life: woman(768) }), euros(1200)).base.toFixed(2)).toBe('36015.06')
  })
})

describe('instalments about a moment', () => {
  const certain = (change: Partial<AnnuityInPayment>) =>
    expectedPayments({ ...monthly, life: woman(1000), type: 'RV_NRAG', ...change }).filter(({ payment }) => payment === 1 / 12)
      .length

  it('[ANN-14] in arrears the instalment at the end of the guarantee is certain, in advance it is not', () => {
    expect(certain({ guaranteedMonths: 7 })).toBe(7)
    expect(certain({ guaranteedMonths: 6.9999 })).toBe(6)
    expect(certain({ guaranteedMonths: 7.5, nextPayment: 0.5 })).toBe(8)
    expect(certain({ guaranteedMonths: 7, timing: 'advance' })).toBe(7)
    expect(certain({ guaranteedMonths: 7.0001, timing: 'advance' })).toBe(8)
    // Age and instalment add up to a whole month in no binary fraction.
    expect(certain({ life: woman(1000.1), guaranteedMonths: 0.3, nextPayment: 0.3 })).toBe(1)
  })

  it('[ANN-14] an instalment due on the day itself is still to be paid, and counts to month 1', () => {
    const due = expectedPayments({ ...monthly, life: woman(1000), nextPayment: 0 })
    expect(due.slice(0, 3).map(({ month }) => month)).toEqual([1, 1, 2])
    expect(due[0]?.presentValue).toBe(1 / 12)
    expect(expectedPayments({ ...monthly, life: woman(1000), timing: 'advance' })[0]).toEqual({
      month: 1,
      payment: 1 / 12,
      presentValue: 1 / 12,
    })
  })

  it('[ANN-14] the steps of a stepped annuity follow the age at the instalment', () => {
    const steps = (ageMonths: number, timing: 'arrears' | 'advance') => {
      const single = expectedPayments({ ...monthly, life: woman(ageMonths), timing })
      return expectedPayments({ ...monthly, type: 'RV_CPP', life: woman(ageMonths), timing })
        .slice(0, 4)
        .map(({ payment }, at) => (payment / (single[at]?.payment ?? 0)).toFixed(2))
    }
    expect(steps(838, 'arrears')).toEqual(['1.00', '1.00', '1.20', '1.20'])
    expect(steps(838, 'advance')).toEqual(['1.00', '1.00', '1.20', '1.20'])
    expect(steps(838.7, 'arrears')).toEqual(['1.00', '1.20', '1.20', '1.20'])
    expect(steps(899, 'arrears')).toEqual(['1.20', '1.44', '1.44', '1.44'])
    expect(steps(1000, 'advance')).toEqual(['1.44', '1.44', '1.44', '1.44'])
  })

  it('[ANN-15] goes on to the end of the younger life, and of the guarantee where that is later', () => {
    const last = (change: Partial<AnnuityInPayment>) =>
      expectedPayments({ ...monthly, life: woman(1440), ...change }).at(-1)?.month
    expect(last({})).toBe(11)
    expect(last({ type: 'RV_R', spouse: woman(1428), reversion: 1 })).toBe(23)
    expect(last({ type: 'RV_NRAG', guaranteedMonths: 40 })).toBe(40)
  })

  it('[ANN-14] the longest guarantee of all has a value at every rhythm, also with an instalment due today', () => {
    for (const paymentsPerYear of [1, 2, 4, 12]) {
      const input = {
        ...monthly,
        type: 'RV_NRAG',
        life: woman(1000),
        paymentsPerYear,
        guaranteedMonths: 1452,
        nextPayment: 0,
      } as const
      expect(annuityValues(input).base).toBe(121 + 1 / paymentsPerYear)
      expect(expectedPayments(input)).toHaveLength(121 * paymentsPerYear + 1)
    }
  })
})

describe('an annuity in payment without a value', () => {
  const full: AnnuityInPayment = {
    ...monthly,
    type: 'RV_RAG',
    life: woman(773),
    spouse: woman(740, 1964),
    reversion: 0.6,
    guaranteedMonths: 55.5,
  }

  it.each<[string, Partial<AnnuityInPayment>, InPaymentRefusal]>([
    [
      'an age before the first of the column',
      { life: woman(419.9999) },
      { field: 'life.ageMonths', kind: 'no-mortality-before-age', value: 419.9999, birthYear: 1961, firstAge: 35 },
    ],
    ['an age below 0', { life: woman(-1) }, { field: 'life.ageMonths', kind: 'out-of-range', value: -1, min: 0, max: 1452 }],
    [
      'an age that is no number',
      { life: woman(Number.NaN) },
      { field: 'life.ageMonths', kind: 'out-of-range', value: Number.NaN, min: 0, max: 1452 },
    ],
    [
      'an age with nobody left, to a ten-thousandth',
      { life: woman(1451.99999) },
      { field: 'life.ageMonths', kind: 'nobody-left', value: 1451.99999, birthYear: 1961 },
    ],
    [
      'a birth year with a fraction',
      { spouse: woman(740, 1964.5) },
      { field: 'spouse.birthYear', kind: 'not-whole', value: 1964.5 },
    ],
    ['no spouse', { spouse: undefined }, { field: 'spouse', kind: 'missing' }],
    ['no reversion', { reversion: undefined }, { field: 'reversion', kind: 'missing' }],
    ['a reversion above 1', { reversion: 60 }, { field: 'reversion', kind: 'out-of-range', value: 60, min: 0, max: 1 }],
    ['no guarantee', { guaranteedMonths: undefined }, { field: 'guaranteedMonths', kind: 'missing' }],
    [
      'a guarantee longer than the table',
      { guaranteedMonths: 1453 },
      { field: 'guaranteedMonths', kind: 'out-of-range', value: 1453, min: 0, max: 1452 },
    ],
    ['a rate in percent', { technicalRate: 2 }, { field: 'technicalRate', kind: 'out-of-range', value: 2, min: -0.99, max: 0.5 }],
    [
      'an unknown rhythm',
      { paymentsPerYear: 3 },
      { field: 'paymentsPerYear', kind: 'not-one-of', value: 3, allowed: [1, 2, 4, 12] },
    ],
    [
      'a next instalment more than a period away',
      { nextPayment: 1.0001 },
      { field: 'nextPayment', kind: 'out-of-range', value: 1.0001, min: 0, max: 1 },
    ],
    [
      'a next instalment in the past',
      { nextPayment: -0.5 },
      { field: 'nextPayment', kind: 'out-of-range', value: -0.5, min: 0, max: 1 },
    ],
  ])('[ANN-14] %s is refused with its figures', (_, change, refusal) => {
    const input = { ...full, ...change }
    expect(checkAnnuityInPayment(input)).toEqual(refusal)
    expect(() => annuityValues(input)).toThrow(DomainInputError)
    expect(() => expectedPayments(input)).toThrow(DomainInputError)
  })

  it.each<[string, object, object]>([
    ['an unknown type', { type: 'RV_X' }, { field: 'type', kind: 'not-in-list' }],
    ['an unknown timing', { timing: 'later' }, { field: 'timing', kind: 'not-in-list' }],
    ['the name of a table', { life: { ...woman(773), table: 'TGF05' } }, { field: 'life.table', kind: 'not-a-table' }],
    ['no life', { life: undefined }, { field: 'life', kind: 'missing' }],
  ])('[ANN-14] %s is refused', (_, change, refusal) => {
    expect(checkAnnuityInPayment({ ...full, ...change })).toMatchObject(refusal)
    expect(() => annuityValues({ ...full, ...change })).toThrow(DomainInputError)
  })

  it('[ANN-14] no input at all is refused', () => {
    const nothing = undefined as unknown as AnnuityInPayment
    expect(checkAnnuityInPayment(nothing)).toEqual({ field: 'input', kind: 'missing' })
    expect(() => annuityValues(nothing)).toThrow(DomainInputError)
  })

  it('[ANN-14] fields that the type does not read are not looked at', () => {
    const nonsense = { spouse: woman(9999), reversion: 7, guaranteedMonths: -1 }
    expect(annuityValues({ ...monthly, ...nonsense, life: woman(773) })).toEqual(annuityValues({ ...monthly, life: woman(773) }))
  })

  it('[ANN-16] an amount below zero has no reserve', () => {
    expect(() => annuityReserves(annuityValues(full), euros(-1))).toThrow(DomainInputError)
  })

  it('[ANN-17] at the lowest rate the lower one has a finite value too', () => {
    const newborn = { ...full, life: woman(0, 2005), spouse: woman(0, 2005), technicalRate: -0.99 }
    expect(annuityValues(newborn).rateDown).toBeLessThan(1e300)
  })
})
