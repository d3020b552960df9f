import { plainDate } from '../calendar/index.ts'
import { SOCIAL_SECURITY_CEILING, type DatedParameter } from '../law/index.ts'
import { Decimal } from '../money/index.ts'
import { PAST_CEILINGS, QUARTER_WAGE_FIGURES, REVALUATION_2026 } from './data/years.ts'
import { figuresByYear, yearlyEuros } from './series.ts'

const LAST_CHECK = plainDate('2026-11-20')

/** First start of a pension that the engine answers for. */
const FIRST_START = plainDate('2026-01-01')

const past = /* @__PURE__ */ yearlyEuros({
  id: 'pension-ceiling',
  owner: 'law',
  rows: PAST_CEILINGS,
  source: (year) => `Code de la sécurité sociale art. D.242-17, plafond annuel ${year}`,
})

/** Annual ceiling of the social security since 1970, in euros; the latest years are those of the general law. */
export const PENSION_CEILING: DatedParameter<Decimal> = /* @__PURE__ */ (() => ({
  ...past,
  due: plainDate('2027-01-01'),
  checkedUntil: SOCIAL_SECURITY_CEILING.checkedUntil,
  values: [...past.values, ...SOCIAL_SECURITY_CEILING.values],
}))()

/** Wage of a year that validates one quarter, in euros: 200 hours of the minimum wage of 1 January, 150 from 2014. */
export const QUARTER_WAGE: DatedParameter<Decimal> = /* @__PURE__ */ yearlyEuros({
  id: 'quarter-wage',
  owner: 'law',
  rows: QUARTER_WAGE_FIGURES,
  source: (year) => `Code de la sécurité sociale art. R.351-9 : ${year < 2014 ? 200 : 150} heures de SMIC au 1er janvier ${year}`,
})

/** Coefficients that raise old wages, by the year of the wage and the start of the pension; later wages are not raised yet. */
export const WAGE_REVALUATION: DatedParameter<ReadonlyMap<number, Decimal>> = /* @__PURE__ */ (() => ({
  id: 'wage-revaluation',
  unit: 'share',
  owner: 'law',
  due: plainDate('2027-01-01'),
  checkedUntil: plainDate('2026-12-31'),
  values: [
    {
      from: FIRST_START,
      value: new Map(figuresByYear(REVALUATION_2026)),
      source: 'Circulaire Cnav 2025-29 du 22 décembre 2025 ; instruction DSS du 15 décembre 2025',
    },
  ],
}))()

/** Years of the average wage, by the number of children whose quarters a person has: none, one, two or more. */
export type BestYears = readonly [none: number, one: number, more: number]

/** Number of best years whose mean is the average wage, by the start of the pension. */
export const BEST_YEARS: DatedParameter<BestYears> = {
  id: 'best-years',
  unit: 'years',
  owner: 'law',
  checkedUntil: LAST_CHECK,
  values: [
    { from: FIRST_START, value: [25, 25, 25], source: 'Code de la sécurité sociale art. R.351-29' },
    {
      from: plainDate('2026-09-01'),
      value: [25, 24, 23],
      source: 'Code de la sécurité sociale art. R.351-29 et R.173-3-2 (décret 2026-699 du 29 juillet 2026)',
    },
  ],
}

/** How the rate of a base pension follows from quarters. */
export type PensionRates = {
  /** Share of the average wage at the full rate. */
  readonly full: Decimal
  /** Points of the rate, as a share, that a missing quarter takes off. */
  readonly perMissingQuarter: Decimal
  /** Missing quarters beyond this number take nothing more off. */
  readonly mostMissing: number
  /** Age in whole years that gives the full rate whatever the quarters. */
  readonly fullRateAge: number
  /** Share of the pension that a further quarter adds. */
  readonly perSurcoteQuarter: Decimal
  /** Legal age in months from which a parent earns further quarters a year earlier. */
  readonly parentLegalAge: number
  /** Quarters that a child gives to the parent who is credited with it. */
  readonly quartersPerChild: number
  /** Share of the ceiling of the start's year above which no base pension goes, before surcote. */
  readonly maximum: Decimal
}

/** Rate, surcote, children's quarters and maximum of the base pension, by its start. */
export const PENSION_RATES: DatedParameter<PensionRates> = /* @__PURE__ */ (() => ({
  id: 'pension-rates',
  unit: 'share',
  owner: 'law',
  checkedUntil: LAST_CHECK,
  values: [
    {
      from: FIRST_START,
      value: {
        full: new Decimal('0.5'),
        perMissingQuarter: new Decimal('0.00625'),
        mostMissing: 20,
        fullRateAge: 67,
        perSurcoteQuarter: new Decimal('0.0125'),
        parentLegalAge: 63 * 12,
        quartersPerChild: 8,
        maximum: new Decimal('0.5'),
      },
      source:
        'Code de la sécurité sociale art. L.351-1, L.351-1-2, L.351-1-2-1, L.351-4, L.351-8, R.351-27 et D.351-1-4 ; arrêté du 9 octobre 1986',
    },
  ],
}))()
