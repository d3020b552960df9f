import fc from 'fast-check'

import { balances } from '../money/arbitraries.ts'
import { ZERO_EUROS } from '../money/index.ts'
import type { Gauge } from './model.ts'

/** Gauges of every filling, with ceilings of 0 among them. */
export const gauges: fc.Arbitrary<Gauge> = fc.record({
  ceiling: fc.oneof({ weight: 9, arbitrary: balances }, { weight: 1, arbitrary: fc.constant(ZERO_EUROS) }),
  consumed: balances,
})
