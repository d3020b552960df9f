import { plainDate } from '../calendar/index.ts'
import { Decimal, euros, type Euros } from '../money/index.ts'
import type { DatedParameter } from './parameter.ts'

const ceilingOf = (year: number, value: number) => ({
  from: plainDate(`${year}-01-01`),
  value: euros(value),
  source: `Code de la sécurité sociale art. D.242-17, plafond annuel ${year}`,
})

/** Annual ceiling of the social security (PASS), in euros. */
export const SOCIAL_SECURITY_CEILING: DatedParameter<Euros> = {
  id: 'social-security-ceiling',
  unit: 'eur',
  owner: 'law',
  due: plainDate('2027-01-01'),
  checkedUntil: plainDate('2026-12-31'),
  values: [ceilingOf(2023, 43_992), ceilingOf(2024, 46_368), ceilingOf(2025, 47_100), ceilingOf(2026, 48_060)],
}

/** How much of an income may be deducted for retirement, as shares and multiples of the year before the payment. */
export type DeductionRule = {
  /** Share of the professional income net of costs. */
  readonly rate: Decimal
  /** The income counts up to this many annual ceilings of the social security. */
  readonly ceilings: Decimal
  /** Share of the annual ceiling that may be deducted whatever the income. */
  readonly floorRate: Decimal
}

/** Ceiling of the deduction of payments to retirement savings, by the day of the payment (CGI art. 163 quatervicies). */
export const RETIREMENT_DEDUCTION: DatedParameter<DeductionRule> = {
  id: 'retirement-deduction',
  unit: 'share',
  owner: 'law',
  checkedUntil: plainDate('2026-11-20'),
  values: [
    {
      from: plainDate('2025-01-01'),
      value: { rate: new Decimal('0.1'), ceilings: new Decimal(8), floorRate: new Decimal('0.1') },
      source: 'CGI art. 163 quatervicies, I-2',
    },
  ],
}

/** Age from whose birthday on payments to retirement savings are no longer deducted, in completed years, by the day of the payment. */
export const DEDUCTION_AGE: DatedParameter<number> = {
  id: 'deduction-age',
  unit: 'years',
  owner: 'law',
  checkedUntil: plainDate('2026-11-20'),
  values: [{ from: plainDate('2026-01-01'), value: 70, source: 'CGI art. 163 quatervicies (loi de finances pour 2026)' }],
}

/** Years for which a ceiling of deduction that was not used stays usable after its own year, by the year that it is the ceiling of. */
export const UNUSED_CEILING_LIFE: DatedParameter<number> = {
  id: 'unused-ceiling-life',
  unit: 'years',
  owner: 'law',
  checkedUntil: plainDate('2026-11-20'),
  values: [
    { from: plainDate('2023-01-01'), value: 3, source: 'CGI art. 163 quatervicies, I-2' },
    {
      from: plainDate('2026-01-01'),
      value: 5,
      source: 'CGI art. 163 quatervicies, I-2 (loi de finances pour 2026, d’après deux commentaires ; texte à lire)',
    },
  ],
}

/** Shares of the annual ceiling of the social security that an employer may add to a plan in a year. */
export type TopUpRates = { readonly pee: Decimal; readonly perco: Decimal }

/** Ceilings of the employer's top-up (Code du travail art. R.3332-8 for a PEE, R.3334-2 and CMF art. D.224-10 for a PERCO or PERECO). */
export const TOP_UP_RATES: DatedParameter<TopUpRates> = {
  id: 'top-up-rates',
  unit: 'share',
  owner: 'law',
  checkedUntil: plainDate('2026-11-20'),
  values: [
    {
      from: plainDate('2025-01-01'),
      value: { pee: new Decimal('0.08'), perco: new Decimal('0.16') },
      source: 'Code du travail art. R.3332-8 et R.3334-2 ; Code monétaire et financier art. D.224-10',
    },
  ],
}

const LFSS_2026 = 'Code de la sécurité sociale art. L.136-8 (loi 2025-1403, LFSS pour 2026, art. 12)'

/** Social charges on the gains of retirement plans and employee savings, in percent. */
export const CAPITAL_SOCIAL_CHARGES: DatedParameter<number> = {
  id: 'capital-social-charges',
  unit: 'percent',
  owner: 'law',
  due: plainDate('2027-01-01'),
  checkedUntil: plainDate('2026-11-20'),
  values: [
    { from: plainDate('2025-01-01'), value: 17.2, source: 'Code de la sécurité sociale art. L.136-8' },
    { from: plainDate('2026-01-01'), value: 18.6, source: LFSS_2026 },
  ],
}

/** Flat tax on the gains of deducted payments, income tax and social charges together, in percent. */
export const FLAT_TAX: DatedParameter<number> = {
  id: 'flat-tax',
  unit: 'percent',
  owner: 'law',
  due: plainDate('2027-01-01'),
  checkedUntil: plainDate('2026-11-20'),
  values: [
    { from: plainDate('2025-01-01'), value: 30, source: 'CGI art. 200 A et Code de la sécurité sociale art. L.136-8' },
    { from: plainDate('2026-01-01'), value: 31.4, source: `CGI art. 200 A et ${LFSS_2026}` },
  ],
}
