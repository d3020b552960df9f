import { addDays, daysBetween, type PlainDate } from '../calendar/index.ts'

/**
 * Days for which a consent to read another bank holds. For payment accounts that is the regulation's limit; for life insurance and employee savings,
 * which are no payment accounts, it is our rule.
 *
 * Source: Reg. (EU) 2018/389, articles 10 and 10a, as amended by Reg. 2022/2360, in force since 25/07/2023.
 */
export const CONSENT_DAYS = 180
/** From this day of a consent on we ask whether it is to be renewed. Our rule. */
export const RENEWAL_DAY = 150
/** After this day amounts that nobody renewed are erased. Our rule. */
export const ERASURE_DAY = 270

/** Reads of one bank without the person, at most, in a day: Reg. (EU) 2018/389, article 36(5)(b). */
export const READS_A_DAY = 4

/** How far a consent is: it runs, it can be renewed, it has ended and amounts are frozen, or they are to be erased. */
export type ConsentPhase = 'running' | 'renewable' | 'ended' | 'erased'

/**
 * Gives the last day on which a consent lets us read.
 *
 * @param given day on which it was given
 * @example consentUntil(plainDate('2026-11-20')) // '2027-05-19'
 */
export const consentUntil = (given: PlainDate): PlainDate => addDays(given, CONSENT_DAYS)

/**
 * Says how far a consent is: renewable from day 150, ended after day 180, erased after day 270, the day on which it was given being day 0. AGGR-06.
 *
 * @param given day on which it was given
 * @param today day of the question
 * @example consentPhase(plainDate('2026-06-06'), plainDate('2026-11-20')) // 'renewable', on day 167
 */
export const consentPhase = (given: PlainDate, today: PlainDate): ConsentPhase => {
  const days = daysBetween(given, today)
  if (days > ERASURE_DAY) return 'erased'
  if (days > CONSENT_DAYS) return 'ended'
  return days >= RENEWAL_DAY ? 'renewable' : 'running'
}

/** The days of a consent that the saver is told before giving it, and how many of its days have passed. */
export type ConsentDays = {
  readonly renewableFrom: PlainDate
  readonly until: PlainDate
  readonly erasedAfter: PlainDate
  /** Whole days since it was given, at most 180. */
  readonly passed: number
  readonly left: number
}

/**
 * Gives the days of a consent.
 *
 * @param given day on which it is given
 * @param today day of the question
 * @example consentDays(plainDate('2026-09-02'), plainDate('2026-11-20')) // { until: '2027-03-01', passed: 79, left: 101, … }
 */
export const consentDays = (given: PlainDate, today: PlainDate): ConsentDays => {
  const passed = Math.max(0, Math.min(CONSENT_DAYS, daysBetween(given, today)))
  return {
    renewableFrom: addDays(given, RENEWAL_DAY),
    until: consentUntil(given),
    erasedAfter: addDays(given, ERASURE_DAY),
    passed,
    left: CONSENT_DAYS - passed,
  }
}
