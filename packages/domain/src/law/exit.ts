import { plainDate } from '../calendar/index.ts'
import { Decimal, euros, type Euros } from '../money/index.ts'
import type { DatedParameter } from './parameter.ts'

/** Share of pensions that is not taxed, with its bounds in euros a year: the lower one for each person, the upper one for the household. */
export type PensionDeduction = { readonly rate: Decimal; readonly min: Euros; readonly max: Euros }

const pensionDeduction = (min: number, max: number): PensionDeduction => ({
  rate: new Decimal('0.1'),
  min: euros(min),
  max: euros(max),
})

/** Deduction on pensions, by year of the incomes (CGI art. 158, 5-a). */
export const PENSION_DEDUCTION: DatedParameter<PensionDeduction> = {
  id: 'pension-deduction',
  unit: 'eur',
  owner: 'law',
  due: plainDate('2026-12-31'),
  checkedUntil: plainDate('2025-12-31'),
  values: [
    { from: plainDate('2024-01-01'), value: pensionDeduction(450, 4399), source: 'CGI art. 158, 5-a (revenus 2024)' },
    { from: plainDate('2025-01-01'), value: pensionDeduction(454, 4439), source: 'CGI art. 158, 5-a (revenus 2025)' },
  ],
}

/** Share of a life annuity that is taxed for a person who is so old, or older, at its first payment. */
export type TaxedShare = { readonly fromAge: number; readonly share: Decimal }

const taxedShare = (fromAge: number, share: string): TaxedShare => ({ fromAge, share: new Decimal(share) })

/** Taxed share of annuities bought for a price, by age at the first payment, from the youngest (CGI art. 158, 6). */
export const ANNUITY_TAXED_SHARES: DatedParameter<readonly TaxedShare[]> = {
  id: 'annuity-taxed-shares',
  unit: 'share',
  owner: 'law',
  checkedUntil: plainDate('2026-11-20'),
  values: [
    {
      from: plainDate('2025-01-01'),
      value: [taxedShare(0, '0.7'), taxedShare(50, '0.5'), taxedShare(60, '0.4'), taxedShare(70, '0.3')],
      source: 'CGI art. 158, 6',
    },
  ],
}

/**
 * Social charges on the taxed share of an annuity from voluntary payments, in percent.
 *
 * The law that raised the rate does not list these annuities among its exceptions; that is our reading, and simulations say so.
 */
export const ANNUITY_SOCIAL_CHARGES: DatedParameter<number> = {
  id: 'annuity-social-charges',
  unit: 'percent',
  owner: 'law',
  due: plainDate('2027-01-01'),
  checkedUntil: plainDate('2026-11-20'),
  values: [
    {
      from: plainDate('2025-01-01'),
      value: 18.6,
      source: 'Code de la sécurité sociale art. L.136-6, I-b (loi 2025-1403, LFSS pour 2026, art. 12)',
    },
  ],
}

/** A rate of social charges on pensions, and the part of it that income tax does not count, both in percent. */
export type PensionCharges = { readonly rate: number; readonly deductible: number }

/**
 * Social charges on pensions, the highest rate first: which one a pensioner pays follows the household's reference income.
 *
 * CSG 8.3, 6.6, 3.8 or 0, CRDS 0.5, CASA 0.3 and sickness 1; deducted from the taxed income: 5.9, 4.2, 3.8 or 0 points of the CSG (CGI art. 154 quinquies).
 */
export const PENSION_SOCIAL_CHARGES: DatedParameter<readonly PensionCharges[]> = {
  id: 'pension-social-charges',
  unit: 'percent',
  owner: 'law',
  due: plainDate('2027-01-01'),
  checkedUntil: plainDate('2026-11-20'),
  values: [
    {
      from: plainDate('2025-01-01'),
      value: [
        { rate: 10.1, deductible: 5.9 },
        { rate: 8.4, deductible: 4.2 },
        { rate: 4.3, deductible: 3.8 },
        { rate: 0, deductible: 0 },
      ],
      source: 'Code de la sécurité sociale art. L.136-8, II et III, et L.137-41 ; CGI art. 154 quinquies, I',
    },
  ],
}

/** Tax on a pension that is paid as one capital, in percent of what the 10 % leave of it: on request, in place of the scale (CGI art. 163 bis, II). */
export const SMALL_CAPITAL_TAX: DatedParameter<number> = {
  id: 'small-capital-tax',
  unit: 'percent',
  owner: 'law',
  checkedUntil: plainDate('2026-11-20'),
  values: [{ from: plainDate('2025-01-01'), value: 7.5, source: 'CGI art. 163 bis, II' }],
}

/** Social charges on the gains of life insurance, in percent: the law that raised the others leaves them where they were. */
export const LIFE_INSURANCE_SOCIAL_CHARGES: DatedParameter<number> = {
  id: 'life-insurance-social-charges',
  unit: 'percent',
  owner: 'law',
  due: plainDate('2027-01-01'),
  checkedUntil: plainDate('2026-11-20'),
  values: [
    {
      from: plainDate('2025-01-01'),
      value: 17.2,
      source: 'Code de la sécurité sociale art. L.136-8 (loi 2025-1403, LFSS pour 2026, art. 12)',
    },
  ],
}

/** Social charges on rents, in percent; the law that raised the rate on other capital income leaves them as they were. */
export const RENT_SOCIAL_CHARGES: DatedParameter<number> = {
  id: 'rent-social-charges',
  unit: 'percent',
  owner: 'law',
  due: plainDate('2027-01-01'),
  checkedUntil: plainDate('2026-11-20'),
  values: [
    {
      from: plainDate('2025-01-01'),
      value: 17.2,
      source: 'Code de la sécurité sociale art. L.136-6, I-a (loi 2025-1403, LFSS pour 2026, art. 12)',
    },
  ],
}

/** Share of rents of unfurnished homes that neither tax nor charges count, up to 15 000 € of rents a year (CGI art. 32). */
export const RENT_ALLOWANCE: DatedParameter<Decimal> = {
  id: 'rent-allowance',
  unit: 'share',
  owner: 'law',
  checkedUntil: plainDate('2026-11-20'),
  values: [{ from: plainDate('2025-01-01'), value: new Decimal('0.3'), source: 'CGI art. 32, 1 (micro-foncier)' }],
}
