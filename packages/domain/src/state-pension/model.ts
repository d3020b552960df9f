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
  /** Those of the assimilated quarters that count as contributed for a long career, where the line says so. */
  readonly reputed?: ReputedQuarters | undefined
  readonly points: Points
}

/** Times without contributions that count as contributed for a long career, in the order in which a year keeps them. */
export const REPUTED_KINDS = [
  'service', // national service
  'sickness', // and accidents at work: temporary incapacity
  'unemployment', // that is paid
  'disability',
  'maternity',
  'parent-at-home', // insured by the family allowance fund (AVPF)
  'hardship', // bought with points of the hardship account
] as const
export type ReputedKind = (typeof REPUTED_KINDS)[number]
export type ReputedQuarters = Readonly<Partial<Record<ReputedKind, number>>>

/** Quarters in other base schemes, each in one count: beside those of the general scheme they are four a year at most. */
export type OtherQuarters = {
  readonly contributed: number
  readonly reputed: ReputedQuarters
  /** Neither contributed nor reputed so: they count for the rate alone. */
  readonly uncounted: number
  /** Of which no statement says what they are. */
  readonly unknown: number
  /** Those by the end of the year of a young birthday, by the age of a door in years; what is left out is not known. */
  readonly early?: Readonly<Partial<Record<number, number>>> | undefined
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
  /** Assimilated quarters of no certain year that count as contributed for a long career; a number is of kinds not said, within their limits. */
  readonly reputedQuarters: number | ReputedQuarters
  /** Quarters bought for rate and duration: they belong to no year and are not contributed. */
  readonly boughtQuarters: number
  /** Quarters in other base schemes; a number says nothing of what they are. Farm employees and the self-employed are not other schemes: their years are in the career. */
  readonly otherQuarters: number | OtherQuarters
  /** Pensions of other schemes, in euros a year: they count for the ceiling of the minimum alone. */
  readonly otherPensions: Euros
  /** Whether another scheme pays something beyond them, nobody knows how much; supposed where quarters elsewhere stand beside no pension. */
  readonly hasUnknownPensions?: boolean | undefined
  readonly career: readonly CareerYear[]
}

/** How a pension may start on a day: by age, by a long career, by one if quarters whose kind is not known count, or not at all. */
export type Opening = 'legal-age' | 'long-career' | 'perhaps-long-career' | 'not-open'

/** A count that lies between two numbers, which are the same where it is known. */
export type Range = { readonly least: number; readonly most: number }

/** What has to be known before a long career is open or shut: of which kind quarters are, or how many lie before a young birthday. */
export type LongCareerQuestion = 'kinds' | 'early'

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
  /** Contributed quarters of all base schemes. */
  readonly allContributed: Range
  /** Quarters that count as contributed for a long career. */
  readonly longCareerQuarters: Range
  /** What to ask where a long career may be open; empty otherwise. */
  readonly questions: readonly LongCareerQuestion[]
  /** Quarters from the start to the first possible start at 67, rounded up; 0 from then on. */
  readonly quartersToFullRateAge: number
  readonly surcoteQuarters: number
}
