import { describe, expect, it } from 'vitest'

import { plainDate } from '../calendar/index.ts'
import { euros } from '../money/index.ts'
import {
  childrenOf,
  householdOf,
  householdProblems,
  marginalRateOf,
  netRatesOf,
  NO_HOUSEHOLD,
  noticesAt,
  PARTS,
  pensionChargesOf,
  type Household,
} from './index.ts'

/** Scale of the incomes of 2025: 0 up to 11 600, 11 up to 29 579, 30 up to 84 577, 41 up to 181 917, 45 %. */
const TODAY = plainDate('2026-11-20')

const household = (declares: Household['declares'], parts: number, income: number): Household => ({
  declares,
  parts,
  taxableIncome: euros(income),
})

describe('the tax of a household', () => {
  it('[HH-01] counts half a part for each of two children, a part for each further one', () => {
    expect(PARTS.CE.map((parts) => childrenOf({ declares: 'CE', parts }))).toEqual([0, 1, 2, 3, 4])
    expect(PARTS.MA.map((parts) => [parts, childrenOf({ declares: 'MA', parts })])).toEqual([
      [2, 0],
      [2.5, 1],
      [3, 2],
      [4, 3],
      [5, 4],
    ])
  })

  // Each case by hand, from the scale above; the cap is 1 807 € a half part.
  it.each([
    ['nothing below the first band', 'CE', 1, 11_599, 0],
    ['the euro after 11 600 is in the next band', 'CE', 1, 11_600, 11],
    ['one part', 'CE', 1, 25_000, 11],
    ['a couple: 30 000 for each part', 'MA', 2, 60_000, 30],
    // 2 772,00 by three parts; 4 207,98 by two, less 3 614: the children take off less than the cap.
    ['two children, not capped', 'MA', 3, 60_000, 11],
    // 5 412,00 by three parts; 11 407,98 by two, less 3 614, are 7 793,98: the tax grows as that of two parts.
    ['two children, capped', 'MA', 3, 84_000, 30],
    // 25 519,95 by five parts; 49 601,04 by two, less 10 842, are 38 759,04: 100 000 a part.
    ['four children, capped', 'MA', 5, 200_000, 41],
    ['the last band', 'CE', 1, 181_917, 45],
  ] as const)('[HH-02] gives the rate of the next euro: %s', (_, declares, parts, income, rate) => {
    expect(marginalRateOf(household(declares, parts, income), TODAY)).toBe(rate)
  })

  it('[HH-02] takes the latest scale that is published, and of days to come the last one', () => {
    // 11 550 € are below the first band of the incomes of 2025 and above that of 2024, 11 497 €.
    expect(marginalRateOf(household('CE', 1, 11_550), plainDate('2026-02-19'))).toBe(11)
    expect(marginalRateOf(household('CE', 1, 11_550), plainDate('2026-02-20'))).toBe(0)
    expect(marginalRateOf(household('CE', 1, 11_600), plainDate('2041-04-01'))).toBe(11)
  })

  // Thresholds of 2026 for one part 13 048, 17 057, 26 472; for each further half part 3 484, 4 555, 7 066.
  it.each([
    [1, 13_048, '0 0'],
    [1, 17_057, '4.3 4.3'],
    [1, 17_058, '7.4 8.4'],
    [2, 26_167, '4.3 4.3'],
    [2, 26_168, '7.4 8.4'],
    [2.5, 47_671, '9.1 10.1'],
  ])('[HH-03] charges pensions by reference income: %d parts, %d €', (parts, income, expected) => {
    const rates = pensionChargesOf({ parts, referenceIncome: euros(income) }, TODAY)
    expect(`${rates?.base.toString()} ${rates?.complementary.toString()}`).toBe(expected)
  })

  it('[HH-03] knows no charges without the reference income', () => {
    expect(pensionChargesOf({ parts: 1 }, TODAY)).toBeUndefined()
    expect(netRatesOf(household('CE', 1, 25_000), TODAY)).toEqual({ marginal: 11, pensionCharges: undefined })
    const known = { ...household('CE', 1, 25_000), referenceIncome: euros(0) }
    expect(netRatesOf(known, TODAY)).toEqual({ marginal: 11, pensionCharges: 0 })
  })

  it('[HH-04] is known once it is said who declares, the parts and the taxable income', () => {
    const said = { declares: 'MA', parts: 2, taxable_income: '42 000', reference_income: '' } as const
    expect(householdOf(said)).toEqual({ declares: 'MA', parts: 2, taxableIncome: euros(42_000), referenceIncome: undefined })
    expect(householdOf({ ...said, reference_income: '40 000,00' })?.referenceIncome).toEqual(euros(40_000))
    expect(householdProblems(NO_HOUSEHOLD)).toEqual({ declares: 'required', parts: 'required', taxable_income: 'required' })
    // Parts of a couple are none of who declares alone.
    expect(householdProblems({ ...said, declares: 'CE', parts: 2.5 })).toEqual({ parts: 'required' })
    expect(householdProblems({ ...said, taxable_income: '-1', reference_income: 'inconnu' })).toEqual({
      taxable_income: 'not-an-amount',
      reference_income: 'not-an-amount',
    })
  })

  it('[HH-05] names the notices on which both incomes stand', () => {
    expect(noticesAt(TODAY)).toEqual({ taxable: 2026, reference: 2025 })
    expect(noticesAt(plainDate('2026-08-31'))).toEqual({ taxable: 2025, reference: 2025 })
  })
})
