import * as z from 'zod'

import { nonNegativeEurosOnWire } from '../money/index.ts'

/** Account types that have a gauge, in the wire's words: two of employee savings, one of retirement (GAUGE-06). */
export const GAUGE_TYPES = ['pee', 'perco', 'per'] as const
export type GaugeType = (typeof GAUGE_TYPES)[number]

/** What may be paid in a year, and what has been (GAUGE-04, ENT-49, ENT-50). */
export const gauge = z.object({ ceiling: nonNegativeEurosOnWire, consumed: nonNegativeEurosOnWire })
export type Gauge = z.output<typeof gauge>

/** Gauges of employee savings; a saver may have one or the other. */
export const employeeGauges = z.object({ pee: gauge.optional(), perco: gauge.optional() })
/** Gauge of retirement savings. */
export const retirementGauges = z.object({ per: gauge })

/** Gauges that a saver has, by account type. */
export type Gauges = Partial<Readonly<Record<GaugeType, Gauge | undefined>>>

/** Time of the gauge's animation in milliseconds; none for who asks for less motion (GAUGE-03, S-CONST-39). */
export const GAUGE_ANIMATION_MS = 1250

/** Bonus or profit share, in the wire's words (S-CALL-39). */
export const BULLETIN_TYPES = ['INTERESSEMENT', 'PARTICIPATION'] as const
export type BulletinType = (typeof BULLETIN_TYPES)[number]
