import { plainDate } from '../calendar/index.ts'
import { Decimal, euros, type Euros } from '../money/index.ts'
import { bands, type Band } from './bands.ts'
import type { DatedParameter } from './parameter.ts'

// Dated by the year of the incomes: the law in force on 31 December decides (CGI art. 1 A and 12). Nothing is known of the incomes of a year whose
// finance law is not voted.
const CHECKED_INCOMES = plainDate('2025-12-31')
const INCOMES_2024 = plainDate('2024-01-01')
const INCOMES_2025 = plainDate('2025-01-01')

const scale = (first: number, second: number, third: number, fourth: number): readonly Band[] =>
  bands([0, '0'], [first, '0.11'], [second, '0.3'], [third, '0.41'], [fourth, '0.45'])

/** Scale of the income tax for one part, by year of the incomes (CGI art. 197, I-1). */
export const INCOME_TAX_SCALE: DatedParameter<readonly Band[]> = {
  id: 'income-tax-scale',
  unit: 'bands',
  owner: 'law',
  due: plainDate('2026-12-31'),
  checkedUntil: CHECKED_INCOMES,
  values: [
    {
      from: INCOMES_2024,
      value: scale(11_497, 29_315, 83_823, 180_294),
      source: 'CGI art. 197, I-1 (loi de finances pour 2025)',
    },
    {
      from: INCOMES_2025,
      value: scale(11_600, 29_579, 84_577, 181_917),
      source: 'CGI art. 197, I-1 (loi de finances pour 2026, JO du 20 février 2026)',
    },
  ],
}

/** Share of a wage that counts as its costs, with its bounds in euros a year and per person. */
export type WageDeduction = { readonly rate: Decimal; readonly min: Euros; readonly max: Euros }

const wageDeduction = (min: number, max: number): WageDeduction => ({
  rate: new Decimal('0.1'),
  min: euros(min),
  max: euros(max),
})

/** Flat deduction for the costs of wages, by year of the incomes (CGI art. 83, 3°). */
export const WAGE_DEDUCTION: DatedParameter<WageDeduction> = {
  id: 'wage-deduction',
  unit: 'eur',
  owner: 'law',
  due: plainDate('2026-12-31'),
  checkedUntil: CHECKED_INCOMES,
  values: [
    { from: INCOMES_2024, value: wageDeduction(504, 14_426), source: 'CGI art. 83, 3° (revenus 2024)' },
    { from: INCOMES_2025, value: wageDeduction(509, 14_555), source: 'CGI art. 83, 3° (revenus 2025)' },
  ],
}

/** Parts of a household in the family quotient. */
export type HouseholdParts = {
  readonly single: Decimal
  readonly couple: Decimal
  /** For each of the first two children. */
  readonly firstChildren: Decimal
  /** For each child from the third on. */
  readonly furtherChildren: Decimal
  /** Added for who brings up a child alone. */
  readonly singleParent: Decimal
}

/** Parts of a household, by year of the incomes (CGI art. 194). */
export const HOUSEHOLD_PARTS: DatedParameter<HouseholdParts> = {
  id: 'household-parts',
  unit: 'count',
  owner: 'law',
  due: plainDate('2026-12-31'),
  checkedUntil: CHECKED_INCOMES,
  values: [
    {
      from: INCOMES_2024,
      value: {
        single: new Decimal(1),
        couple: new Decimal(2),
        firstChildren: new Decimal('0.5'),
        furtherChildren: new Decimal(1),
        singleParent: new Decimal('0.5'),
      },
      source: 'CGI art. 194',
    },
  ],
}

/** Most that parts above those of the adults may take off the tax, in euros a year. */
export type QuotientCaps = {
  /** For each half part. */
  readonly halfPart: Euros
  /** For both half parts of a single parent's first child. */
  readonly singleParentFirstChild: Euros
}

const caps = (halfPart: number, singleParentFirstChild: number): QuotientCaps => ({
  halfPart: euros(halfPart),
  singleParentFirstChild: euros(singleParentFirstChild),
})

/** Cap of the family quotient, by year of the incomes (CGI art. 197, I-2). */
export const FAMILY_QUOTIENT_CAPS: DatedParameter<QuotientCaps> = {
  id: 'family-quotient-caps',
  unit: 'eur',
  owner: 'law',
  due: plainDate('2026-12-31'),
  checkedUntil: CHECKED_INCOMES,
  values: [
    { from: INCOMES_2024, value: caps(1791, 4224), source: 'CGI art. 197, I-2 (loi de finances pour 2025)' },
    { from: INCOMES_2025, value: caps(1807, 4262), source: 'CGI art. 197, I-2 (loi de finances pour 2026)' },
  ],
}

/** Reduction of small taxes: a base in euros less a share of the tax. */
export type Decote = { readonly rate: Decimal; readonly single: Euros; readonly couple: Euros }

const decote = (single: number, couple: number): Decote => ({
  rate: new Decimal('0.4525'),
  single: euros(single),
  couple: euros(couple),
})

/** Décote, by year of the incomes (CGI art. 197, I-4). */
export const DECOTE: DatedParameter<Decote> = {
  id: 'decote',
  unit: 'eur',
  owner: 'law',
  due: plainDate('2026-12-31'),
  checkedUntil: CHECKED_INCOMES,
  values: [
    { from: INCOMES_2024, value: decote(889, 1470), source: 'CGI art. 197, I-4 (loi de finances pour 2025)' },
    { from: INCOMES_2025, value: decote(897, 1483), source: 'CGI art. 197, I-4 (loi de finances pour 2026)' },
  ],
}

/** Tax below which nothing is collected, in euros a year, by year of the incomes (CGI art. 1657, 1 bis). */
export const COLLECTION_THRESHOLD: DatedParameter<Euros> = {
  id: 'collection-threshold',
  unit: 'eur',
  owner: 'law',
  due: plainDate('2026-12-31'),
  checkedUntil: CHECKED_INCOMES,
  values: [{ from: INCOMES_2024, value: euros(61), source: 'CGI art. 1657, 1 bis' }],
}

/** Scale of the contribution on high incomes, for one adult and for a couple. */
export type HighIncomeScale = { readonly single: readonly Band[]; readonly couple: readonly Band[] }

/** Contribution on high incomes, by year of the incomes (CGI art. 223 sexies). */
export const HIGH_INCOME_SCALE: DatedParameter<HighIncomeScale> = {
  id: 'high-income-scale',
  unit: 'bands',
  owner: 'law',
  due: plainDate('2026-12-31'),
  checkedUntil: CHECKED_INCOMES,
  values: [
    {
      from: INCOMES_2024,
      value: {
        single: bands([0, '0'], [250_000, '0.03'], [500_000, '0.04']),
        couple: bands([0, '0'], [500_000, '0.03'], [1_000_000, '0.04']),
      },
      source: 'CGI art. 223 sexies',
    },
  ],
}

/**
 * Year of the incomes that the latest published scale taxes, by the day on which the finance law is published.
 *
 * Between 1 January and that day the law of the year before is the latest known.
 */
export const LATEST_INCOME_YEAR: DatedParameter<number> = {
  id: 'latest-income-year',
  unit: 'years',
  owner: 'law',
  due: plainDate('2026-12-31'),
  checkedUntil: plainDate('2026-11-20'),
  values: [
    { from: plainDate('2025-02-15'), value: 2024, source: 'Loi de finances pour 2025 (loi 2025-127 du 14 février 2025)' },
    { from: plainDate('2026-02-20'), value: 2025, source: 'Loi de finances pour 2026 (JO du 20 février 2026)' },
  ],
}
