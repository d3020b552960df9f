import { plainDate } from '../calendar/index.ts'
import type { DatedParameter } from '../law/index.ts'
import { Decimal, euros, type Euros } from '../money/index.ts'

/** What three children or more add to the points of one kind and period, as shares: for three children, four, and so on. */
export type ChildrenShares = {
  /** `managers` are the points of Agirc, those of tranche C among them; `all` those of every employee. */
  readonly kind: 'all' | 'managers'
  /** First year that the row no longer holds for; Infinity where it has no end. */
  readonly before: number
  /** The last share holds for every larger number of children. */
  readonly shares: readonly Decimal[]
}

/** What three children or more add to a base and to a complementary pension. */
export type ChildrenIncrease = {
  /** Children raised from which the increases are due. */
  readonly from: number
  /** Share of the base pension. */
  readonly base: Decimal
  /** By kind and from the earliest period. */
  readonly points: readonly ChildrenShares[]
  /** Most that the complementary increase comes to, in euros a year. */
  readonly mostOfPoints: Euros
}

const shares = (...percents: readonly number[]): readonly Decimal[] =>
  percents.map((percent) => new Decimal(percent).dividedBy(100))

/** Increases for three children or more, by the start of the pension. */
export const CHILDREN_INCREASE: DatedParameter<ChildrenIncrease> = /* @__PURE__ */ (() => ({
  id: 'children-increase',
  unit: 'share',
  owner: 'law',
  checkedUntil: plainDate('2026-11-20'),
  values: [
    {
      from: plainDate('2026-01-01'),
      value: {
        from: 3,
        base: new Decimal('0.1'),
        points: [
          { kind: 'all', before: 1999, shares: shares(10, 15, 20, 25, 30) },
          { kind: 'all', before: 2012, shares: shares(5) },
          { kind: 'all', before: Infinity, shares: shares(10) },
          { kind: 'managers', before: 2012, shares: shares(8, 12, 16, 20, 24) },
          { kind: 'managers', before: Infinity, shares: shares(10) },
        ],
        mostOfPoints: euros('2367.48'),
      },
      source:
        'Code de la sécurité sociale art. L.351-12 ; circulaire Cnav 2022-26 ; Agirc-Arrco, majorations pour enfants en 2026',
    },
  ],
}))()
