import type { PlainDate } from '../calendar/index.ts'
import { quarterPartsOf, type QuarterParts } from '../state-pension/index.ts'
import { planOf } from './plan.ts'
import type { EstimateBasis } from './wire.ts'

/**
 * Says where the quarters of a start of an estimate come from.
 *
 * @param basis of an estimate
 * @param start first day of the pension, a 1st
 * @example quarterPartsAt(basis, start) // { acquired: 144, children: 16, ahead: 10 }
 */
export const quarterPartsAt = (basis: EstimateBasis, start: PlainDate): QuarterParts => quarterPartsOf(planOf(basis), start)
