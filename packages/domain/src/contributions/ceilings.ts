import { yearOf, type PlainDate } from '../calendar/index.ts'
import { earliestCheck, SOCIAL_SECURITY_CEILING, TOP_UP_RATES, valueOrStandIn } from '../law/index.ts'
import { multiplyEuros, roundToCents, type Decimal, type Euros } from '../money/index.ts'

/** Plans that an employer adds to. */
type TopUpPlan = 'pee' | 'perco'

/**
 * Gives the most that an employer may add to a plan in a year: 8 % of the annual ceiling of the social security for a PEE, 16 % for a PERCO or PERECO.
 *
 * To the cent, half up. Rule CON-01, Code du travail art. R.3332-8 and R.3334-2; three times the saver's own payment is not looked at here.
 *
 * @param type kind of plan
 * @param asOf day of the year that is asked for; a year not known yet takes the latest known ceiling
 * @example topUpCeiling('pee', plainDate('2026-11-20')) // 3 844,80 €
 */
export const topUpCeiling = (type: TopUpPlan, asOf: PlainDate): Euros =>
  roundToCents(multiplyEuros(valueOrStandIn(SOCIAL_SECURITY_CEILING, asOf).value, valueOrStandIn(TOP_UP_RATES, asOf).value[type]))

/**
 * Gives the earliest last check of the law behind the top-up ceilings where its latest known figures stand in for a later day.
 *
 * Rule CON-01.
 *
 * @param asOf day of the year that is asked for
 * @returns nothing while the law of that day is known
 * @example topUpCheckedUntil(plainDate('2027-01-04')) // '2026-11-20'
 */
export const topUpCheckedUntil = (asOf: PlainDate): PlainDate | undefined =>
  earliestCheck([SOCIAL_SECURITY_CEILING, TOP_UP_RATES], asOf)

/** The annual ceiling of the social security that a top-up ceiling comes from. */
const ceilingBehind = (type: TopUpPlan, ceiling: Euros) => {
  const [firstRates] = TOP_UP_RATES.values
  return SOCIAL_SECURITY_CEILING.values.findLast(
    ({ from }) => firstRates !== undefined && from >= firstRates.from && topUpCeiling(type, from).equals(ceiling),
  )
}

/**
 * Gives the year of the annual ceiling of the social security that a top-up ceiling comes from: a gauge of a year not known yet has the latest known one.
 *
 * Rule CON-01.
 *
 * @param type kind of plan
 * @param ceiling top-up ceiling in euros
 * @returns undefined where the ceiling is that of no year known here
 * @example topUpCeilingYear('pee', euros('3844.8')) // 2026
 */
export const topUpCeilingYear = (type: TopUpPlan, ceiling: Euros): number | undefined => {
  const set = ceilingBehind(type, ceiling)
  return set && yearOf(set.from)
}

/**
 * Gives the share of the annual ceiling of the social security that a top-up ceiling is: that of the ceiling's own year, else that of the day.
 *
 * Rule CON-01.
 *
 * @param type kind of plan
 * @param ceiling top-up ceiling in euros
 * @param asOf day of the page
 * @returns undefined where the ceiling is that of no year known here, and the day is before the first known share, such as that of a wrong clock
 * @example topUpShare('pee', euros('3844.8'), plainDate('2020-01-01')) // 0.08
 */
export const topUpShare = (type: TopUpPlan, ceiling: Euros, asOf: PlainDate): Decimal | undefined => {
  const day = ceilingBehind(type, ceiling)?.from ?? asOf
  return TOP_UP_RATES.values.findLast(({ from }) => from <= day)?.value[type]
}
