import { plainDate } from '../calendar/index.ts'
import type { DatedParameter } from '../law/index.ts'
import { Decimal } from '../money/index.ts'
import { POINT_PRICE_FIGURES } from './data/years.ts'
import { yearlyEuros } from './series.ts'

const LAST_CHECK = plainDate('2026-11-20')

/** Price of an Agirc-Arrco point by year, in euros. */
export const POINT_PRICE: DatedParameter<Decimal> = /* @__PURE__ */ yearlyEuros({
  id: 'point-price',
  owner: 'board',
  rows: POINT_PRICE_FIGURES,
  source: (year) => `Agirc-Arrco, prix d’achat du point ${year}`,
})

const pointValue = (from: string, value: string) => ({
  from: plainDate(from),
  value: new Decimal(value),
  source: `Agirc-Arrco, valeur de service du point au ${from.slice(8)}/${from.slice(5, 7)}/${from.slice(0, 4)}`,
})

/** What an Agirc-Arrco point pays a year, in euros, by the day of the start; the value from 1 November 2026 is not known. */
export const POINT_VALUE: DatedParameter<Decimal> = /* @__PURE__ */ (() => ({
  id: 'point-value',
  unit: 'eur',
  owner: 'board',
  due: plainDate('2026-11-01'),
  checkedUntil: plainDate('2026-10-31'),
  values: [
    pointValue('2019-01-01', '1.2588'),
    pointValue('2019-11-01', '1.2714'),
    pointValue('2020-11-01', '1.2714'),
    pointValue('2021-11-01', '1.2841'),
    pointValue('2022-11-01', '1.3498'),
    pointValue('2023-11-01', '1.4159'),
    pointValue('2024-11-01', '1.4386'),
    pointValue('2025-11-01', '1.4386'),
  ],
}))()

/** Contributions that give points: their rates up to the ceiling and above it, and where the upper slice ends. */
export type PointContributions = {
  readonly firstRate: Decimal
  readonly secondRate: Decimal
  /** The upper slice ends at this many ceilings. */
  readonly mostCeilings: number
}

/** Rates of the contributions that give Agirc-Arrco points. */
export const POINT_CONTRIBUTIONS: DatedParameter<PointContributions> = /* @__PURE__ */ (() => ({
  id: 'point-contributions',
  unit: 'share',
  owner: 'board',
  due: plainDate('2027-01-01'),
  checkedUntil: plainDate('2026-12-31'),
  values: [
    {
      from: plainDate('2019-01-01'),
      value: { firstRate: new Decimal('0.062'), secondRate: new Decimal('0.17'), mostCeilings: 8 },
      source: 'Accord national interprofessionnel du 17 novembre 2017 art. 32 à 36',
    },
  ],
}))()

/** A stretch of quarters, each of which takes the same share off a complementary pension. */
export type ReductionStretch = { readonly upTo: number; readonly perQuarter: Decimal }

/** What each quarter short of the full rate, or before 67, takes off a complementary pension: the stretches in turn. */
export const POINT_REDUCTION: DatedParameter<readonly ReductionStretch[]> = /* @__PURE__ */ (() => ({
  id: 'point-reduction',
  unit: 'share',
  owner: 'board',
  checkedUntil: LAST_CHECK,
  values: [
    {
      from: plainDate('2019-01-01'),
      value: [
        { upTo: 12, perQuarter: new Decimal('0.01') },
        { upTo: 20, perQuarter: new Decimal('0.0125') },
        { upTo: 40, perQuarter: new Decimal('0.0175') },
      ],
      source: 'Accord national interprofessionnel du 17 novembre 2017, coefficients de minoration',
    },
  ],
}))()
