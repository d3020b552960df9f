import type { PlainDate } from '../calendar/index.ts'
import { Decimal, divideEuros, euros, roundToCents, subtractEuros, type Euros } from '../money/index.ts'
import { inflationAt } from '../withdrawal/index.ts'

const MONTHS_PER_YEAR = 12

/** Says an amount of the departure in euros of today: less the assumed rise of prices over the whole months to it. Rule RP-14. */
export const amountToday = (amount: Euros, months: number, today: PlainDate): Euros => {
  const rise = new Decimal(inflationAt(today)).dividedBy(100).plus(1).pow(new Decimal(months).dividedBy(MONTHS_PER_YEAR))
  return roundToCents(divideEuros(amount, rise))
}

/** The same gap in euros of one kind: the annuity in today's, the pension as it is. */
export type TodaysGap = {
  /** Assumed rise of prices, in percent a year. */
  readonly inflation: number
  readonly annuity: Euros
  readonly delta: Euros
  /** What is missing or left over, without its sign. */
  readonly gap: Euros
}

/**
 * Says a gap with the annuity in euros of today, as the pension is.
 *
 * Rule RP-14, docs/rules/projection.md.
 *
 * @param shown annuity of a month in euros of the departure, gap to the goal, whole months to it
 * @param today day of the projection
 * @example gapToday({ annuity: euros('167.88'), delta: euros('-223.50'), months: 16 }, today).annuity // 163,51 €
 */
export const gapToday = (
  shown: { readonly annuity: Euros; readonly delta: Euros; readonly months: number },
  today: PlainDate,
): TodaysGap => {
  const annuity = amountToday(shown.annuity, shown.months, today)
  const delta = euros(shown.delta.minus(subtractEuros(shown.annuity, annuity)))
  return { inflation: inflationAt(today), annuity, delta, gap: euros(delta.abs()) }
}
