import type { PlainDate } from '../calendar/index.ts'
import type { Decimal, Euros } from '../money/index.ts'

/** Points of the complementary pension, in points of today's scheme; the three kinds are disjoint amounts. */
export type Points = {
  /** Arrco points before 2019, all Agirc-Arrco points from then on. */
  readonly general: Decimal
  /** Agirc points of before 2019, those of tranche C left out. */
  readonly agirc: Decimal
  /** Points from pay above four ceilings. */
  readonly trancheC: Decimal
}

/** A line of a career: what one year, or a part of it, has brought. */
export type CareerYear = {
  /** From 1970. */
  readonly year: number
  /** Wage on which contributions to the general scheme were paid, in euros. */
  readonly wage: Euros
  /** Quarters that the wage validates. */
  readonly contributed: number
  /** Quarters without work that count all the same: unemployment, sickness, national service. */
  readonly assimilated: number
  readonly points: Points
}

/** A career and the start of the pension that is asked for. */
export type PensionCase = {
  /** From 1955. */
  readonly birth: PlainDate
  /** First day of the pension, the 1st of a month from 2026-01-01. */
  readonly start: PlainDate
  /** Children whose quarters are this person's. */
  readonly childrenCredited: number
  /** Children raised: three or more raise the pensions of both parents. */
  readonly childrenRaised: number
  /** Assimilated quarters that count as contributed for a long career. */
  readonly reputedQuarters: number
  /** Quarters bought for rate and duration: they belong to no year and are not contributed. */
  readonly boughtQuarters: number
  /** Quarters in other schemes: they count for the rate alone. */
  readonly otherQuarters: number
  /** Pensions of other schemes, in euros a year: they count for the ceiling of the minimum alone. */
  readonly otherPensions: Euros
  readonly career: readonly CareerYear[]
}

/** How a pension may start on a day: by age, by a long career, or not at all. */
export type Opening = 'legal-age' | 'long-career' | 'not-open'

/** Ages and quarters of a case, before any amount. */
export type Situation = {
  readonly opening: Opening
  readonly legalAgeInMonths: number
  readonly requiredQuarters: number
  /** Quarters of the general scheme, the children's included. */
  readonly schemeQuarters: number
  /** The same with those of other schemes. */
  readonly allQuarters: number
  /** Contributed quarters of the general scheme. */
  readonly contributedQuarters: number
  /** Quarters from the start to the first possible start at 67, rounded up; 0 from then on. */
  readonly quartersToFullRateAge: number
  readonly surcoteQuarters: number
}
