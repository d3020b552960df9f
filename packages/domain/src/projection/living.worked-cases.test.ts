import { describe, expect, it } from 'vitest'

import { loadMortalityTables } from '../mortality/index.ts'
import { euros } from '../money/index.ts'
import type { ResultRow } from '../pension/index.ts'
import { projectionEvaluators } from './annuity.ts'
import type { ProjectionPlan } from './departure.ts'
import type { IncomeTerms } from './income-model.ts'
import { livingAt } from './living.ts'
import { ESTIMATE, PERECO, PLAN } from './sample.testing.ts'

const EVALUATORS = projectionEvaluators(await loadMortalityTables())

const ALONE: IncomeTerms = { maritalStatus: 'CE', householdIncome: euros(0), referenceIncome: euros(27_000) }
const COUPLE: IncomeTerms = { maritalStatus: 'MA', householdIncome: euros(30_000), referenceIncome: euros(52_000) }
const FREE: ProjectionPlan = { ...PLAN, propertyLoan: euros(0) }

/** The pension of the worked case with other amounts of a month, from 64 on. */
const estimateOf = (base: string, complementary: string): ProjectionPlan['pension'] => {
  const [, row] = ESTIMATE.result
  const yearly = (month: string) => euros(month).times(12) as ResultRow['yearly_amount_base']
  return {
    known: null,
    estimate: {
      ...ESTIMATE,
      result:
        row === undefined
          ? []
          : [{ ...row, yearly_amount_base: yearly(base), yearly_amount_complementary: yearly(complementary) }],
    },
  }
}

type Expected = {
  readonly rate: number
  /** Taxable income and tax of a year. */
  readonly income: string
  readonly yearTax: string
  /** Of a month, in euros of today. */
  readonly gross: string
  readonly charges: string
  readonly tax: string
  readonly net: string
  readonly range: readonly [string, string]
}

/** Reckoned apart, in another language, from the tables of survivors and the texts: docs/rules/projection.md lists their lines. */
const CASES: readonly (readonly [string, ProjectionPlan, IncomeTerms, Expected])[] = [
  [
    'two schemes, alone',
    FREE,
    ALONE,
    {
      rate: 8.4,
      income: '18027.68',
      yearTax: '130',
      gross: '1982.13',
      charges: '135.49',
      tax: '10.82',
      net: '1835.82',
      range: ['1807.39', '1839.07'],
    },
  ],
  [
    'the same with a loan of 310 €',
    PLAN,
    ALONE,
    {
      rate: 8.4,
      income: '18027.68',
      yearTax: '130',
      gross: '1982.13',
      charges: '135.49',
      tax: '10.82',
      net: '1533.90',
      range: ['1505.47', '1537.15'],
    },
  ],
  [
    'the same with 240 € of rents',
    { ...FREE, otherIncomeKind: 'rent' },
    ALONE,
    {
      rate: 8.4,
      income: '20043.68',
      yearTax: '452',
      gross: '1982.13',
      charges: '164.39',
      tax: '37.67',
      net: '1780.07',
      range: ['1751.65', '1783.33'],
    },
  ],
  [
    'a couple with 30 000 € of the other one',
    FREE,
    COUPLE,
    {
      rate: 10.1,
      income: '47709.00',
      yearTax: '2433',
      gross: '1982.13',
      charges: '164.99',
      tax: '75.26',
      net: '1741.88',
      range: ['1738.46', '1745.33'],
    },
  ],
  [
    'the same couple with three children',
    FREE,
    { ...COUPLE, children: 3 },
    {
      rate: 8.4,
      income: '48027.68',
      yearTax: '0',
      gross: '1982.13',
      charges: '135.49',
      tax: '0.00',
      net: '1846.64',
      range: ['1842.82', '1850.48'],
    },
  ],
  [
    'a pension of 1 500 € that the saver knows',
    { ...FREE, pension: { estimate: null, known: euros(1500) } },
    ALONE,
    {
      rate: 8.4,
      income: '17214.25',
      yearTax: '0',
      gross: '1903.51',
      charges: '139.68',
      tax: '0.00',
      net: '1763.83',
      range: ['1731.91', '1767.67'],
    },
  ],
  [
    'a pension of 4 600 €',
    { ...FREE, pension: estimateOf('2200', '2400') },
    { ...ALONE, referenceIncome: euros(60_000) },
    {
      rate: 10.1,
      income: '49355.09',
      yearTax: '7911',
      gross: '5003.51',
      charges: '458.95',
      tax: '659.25',
      net: '3885.31',
      range: ['3882.80', '3887.90'],
    },
  ],
  [
    'a pension of 960,50 € and 150 € a month',
    { ...FREE, pension: estimateOf('900', '60.50'), accounts: [PERECO], payments: { pereco: euros(150) }, otherIncome: euros(0) },
    { ...ALONE, referenceIncome: euros(12_000) },
    {
      rate: 0,
      income: '10442.63',
      yearTax: '0',
      gross: '966.91',
      charges: '0.48',
      tax: '0.00',
      net: '966.43',
      range: ['966.36', '966.51'],
    },
  ],
  [
    'leaving at 70',
    { ...FREE, horizon: 70 },
    ALONE,
    {
      rate: 8.4,
      income: '21086.02',
      yearTax: '619',
      gross: '2276.23',
      charges: '151.88',
      tax: '51.59',
      net: '2072.76',
      range: ['2021.43', '2098.32'],
    },
  ],
  [
    'leaving at 62, before any pension',
    { ...FREE, horizon: 62 },
    ALONE,
    {
      rate: 0,
      income: '1316.84',
      yearTax: '0',
      gross: '387.57',
      charges: '0.00',
      tax: '0.00',
      net: '387.57',
      range: ['372.67', '387.57'],
    },
  ],
]

describe('retirement incomes, from gross to net in euros of today', () => {
  it.each(CASES)('[RP-22] [RP-23] [RP-24] %s', (_, plan, terms, expected) => {
    const living = livingAt(plan, terms, EVALUATORS)
    if (living.kind === 'unknown') throw new Error(living.missing.join())
    const { figures, charges, income } = living
    const { today } = figures
    expect({
      rate: charges.rate,
      income: charges.referenceIncome?.toFixed(2),
      yearTax: income.yearTax?.value,
      gross: today.gross.toFixed(2),
      charges: today.charges.toFixed(2),
      tax: today.tax.toFixed(2),
      net: today.net.toFixed(2),
      range: [today.low.toFixed(2), today.high.toFixed(2)],
    }).toEqual(expected)
  })
})
