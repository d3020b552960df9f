import { hasGuaranteedYears, type AnnuityInput, type Life } from './model.ts'

/** A person on the day of a valuation. */
export type LifeInMonths = Omit<Life, 'age'> & {
  /** Age in months on that day; decimals are parts of a month, read to a ten-thousandth. */
  readonly ageMonths: number
}

/** Everything the value of 1 € a year depends on, where the annuity is in payment on the day of the valuation. */
export type AnnuityInPayment = Omit<AnnuityInput, 'life' | 'spouse' | 'guaranteedYears'> & {
  readonly life: LifeInMonths
  /** Needed by `RV_R` and `RV_RAG`, read by no other type. */
  readonly spouse?: LifeInMonths | undefined
  /** Months from the day of the valuation to the end of the guarantee. Needed by `RV_RAG` and `RV_NRAG`, read by no other type. */
  readonly guaranteedMonths?: number | undefined
  /** Months to the next instalment, from 0 to one period; left out, one period in arrears and 0 in advance. */
  readonly nextPayment?: number | undefined
}

/** Parts of a month that are told apart: whole numbers of them compare exactly, where decimals of a month would miss a birthday. */
export const MONTH = 10_000
export const YEAR = 12 * MONTH

/** Gives whole ten-thousandths of a month. */
export const ticksOf = (months: number): number => Math.round(months * MONTH)

/** Where the instalments stand. Instalment k is paid `shift + k × period` after the day of the valuation, all in ten-thousandths of a month. */
export type Timeline = {
  readonly period: number
  readonly shift: number
  /** First instalment: 1 in arrears, 0 in advance. */
  readonly first: number
  readonly isInAdvance: boolean
}

export const timelineOf = ({ paymentsPerYear, timing, nextPayment }: AnnuityInPayment): Timeline => {
  const isInAdvance = timing === 'advance'
  const period = YEAR / paymentsPerYear
  const first = isInAdvance ? 0 : 1
  const shift = nextPayment === undefined ? 0 : ticksOf(nextPayment) - first * period
  return { period, shift, first, isInAdvance }
}

/** First instalment behind a moment: in arrears one at the moment itself still belongs to what lies before, in advance to what follows. */
export const instalmentAfter = ({ period, shift, first, isInAdvance }: Timeline, moment: number): number => {
  const periods = (moment - shift) / period
  return Math.max(first, isInAdvance ? Math.ceil(periods) : Math.floor(periods) + 1)
}

/** First instalment behind the guarantee. */
export const endOfGuarantee = ({ type, guaranteedMonths = 0 }: AnnuityInPayment, timeline: Timeline): number =>
  hasGuaranteedYears(type) ? instalmentAfter(timeline, ticksOf(guaranteedMonths)) : timeline.first

/** First instalment behind an age of the saver in years. */
export const endOfAge = ({ life }: AnnuityInPayment, timeline: Timeline, years: number): number =>
  instalmentAfter(timeline, years * YEAR - ticksOf(life.ageMonths))
