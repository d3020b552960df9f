import { Decimal, restOf, subtractEuros, ZERO_EUROS, type Euros, type Sum } from '../money/index.ts'
import { GAUGE_TYPES, type Gauge, type Gauges, type GaugeType } from './model.ts'

/**
 * Gives what may still be paid in the year: the ceiling less what has been paid, never below 0.
 *
 * Rule GAUGE-05.
 *
 * @example availableOf({ ceiling: euros(4710), consumed: euros(5000) }) // 0,00 €
 */
export const availableOf = ({ ceiling, consumed }: Gauge): Euros => {
  const left = subtractEuros(ceiling, consumed)
  return left.greaterThan(0) ? left : ZERO_EUROS
}

/**
 * Divides the ceiling into what was paid below it and what may still be paid.
 *
 * Rule GAUGE-05.
 *
 * @example roomOf({ ceiling: euros(4710), consumed: euros(1000) }).parts.left // 3 710,00 €
 */
export const roomOf = (gauge: Gauge): Sum<'part' | 'left'> =>
  restOf(gauge.ceiling, subtractEuros(gauge.ceiling, availableOf(gauge)))

/**
 * Gives how full the gauge is, as a share from 0 to 1; beyond the ceiling, and of a ceiling of 0, it is full.
 *
 * Rule GAUGE-06.
 *
 * @example fillOf({ ceiling: euros(4000), consumed: euros(1000) }) // 0.25
 */
export const fillOf = ({ ceiling, consumed }: Gauge): Decimal =>
  ceiling.isZero() ? new Decimal(1) : Decimal.min(1, consumed.dividedBy(ceiling))

/** A gauge as it is shown. */
export type ShownGauge = Gauge & { readonly type: GaugeType; readonly available: Euros; readonly fill: Decimal }

/**
 * Lists the gauges that a saver has, in the order of the account types.
 *
 * Rule GAUGE-01, GAUGE-02.
 *
 * @param gauges gauges by account type, of both calls together
 */
export const shownGauges = (gauges: Gauges): readonly ShownGauge[] =>
  GAUGE_TYPES.flatMap((type) => {
    const held = gauges[type]
    return held === undefined ? [] : [{ ...held, type, available: availableOf(held), fill: fillOf(held) }]
  })
