import type { PlainDate } from '../calendar/index.ts'

/** Classes of assets, in the order of every list of weights. */
export const ASSET_CLASSES = ['shares', 'bonds', 'money', 'euro', 'mixed', 'unlisted'] as const
export type AssetClass = (typeof ASSET_CLASSES)[number]

/** What is assumed of a class, in parts of 1 a year. */
export type ClassAssumption = {
  /** Expected return before fees. */
  readonly mean: number
  readonly deviation: number
  /** Taken where a fund's own charge is not known. */
  readonly fee: number
  readonly source: string
}

/** A named fall of markets: the change of each class that it says something of. */
export type Shock = { readonly id: string; readonly changes: Readonly<Partial<Record<AssetClass, number>>> }

/** What is assumed of markets from a day on: never law, and named with every result. */
export type AssumptionSet = {
  readonly id: string
  readonly from: PlainDate
  /** Why this set took the place of the one before. */
  readonly reason: string
  readonly classes: Readonly<Record<AssetClass, ClassAssumption>>
  /** Classes that move exactly as a mix of others does, as far as their own deviation goes. */
  readonly blends: Readonly<Partial<Record<AssetClass, Readonly<Partial<Record<AssetClass, number>>>>>>
  /** Pairs that move together; every other pair of classes that are no blends does not. */
  readonly correlations: readonly (readonly [AssetClass, AssetClass, number])[]
  readonly inflation: number
  readonly shocks: readonly Shock[]
  /** Seed of the drawn futures. */
  readonly seed: number
}

const YEARBOOK = 'Dimson, Marsh, Staunton, 1900-2017, by way of the press'

/** Sets of assumptions, from the earliest to the latest. A former set stays, so that its results can be computed again. */
export const ASSUMPTION_SETS: readonly AssumptionSet[] = [
  {
    id: 'robo-2026-10',
    from: '2026-10-01' as PlainDate,
    reason: 'First set',
    classes: {
      shares: { mean: 0.065, deviation: 0.17, fee: 0.006, source: YEARBOOK },
      bonds: { mean: 0.03, deviation: 0.06, fee: 0.006, source: YEARBOOK },
      money: { mean: 0.02, deviation: 0.005, fee: 0.006, source: 'Inflation target of the ECB' },
      euro: { mean: 0.022, deviation: 0.003, fee: 0, source: 'Order of size on the market, unconfirmed' },
      mixed: { mean: 0.0475, deviation: 0.09, fee: 0.006, source: 'A decision of this project' },
      unlisted: { mean: 0.065, deviation: 0.22, fee: 0.015, source: 'A decision of this project' },
    },
    blends: { mixed: { shares: 0.5, bonds: 0.5 } },
    correlations: [
      ['shares', 'bonds', 0.2],
      ['bonds', 'money', 0.2],
      ['shares', 'unlisted', 0.7],
    ],
    inflation: 0.02,
    shocks: [
      { id: '2008', changes: { shares: -0.38, bonds: 0.06, money: 0, euro: 0 } },
      { id: '2022', changes: { shares: -0.13, bonds: -0.17, money: 0, euro: 0 } },
    ],
    seed: 20261001,
  },
]
