import fc from 'fast-check'

import { datesOfYears } from '../calendar/arbitraries.ts'
import { balances } from '../money/arbitraries.ts'
import { Decimal, divideEuros, euros, sumEuros, ZERO_EUROS, type Euros } from '../money/index.ts'
import type { TopUpBand } from './bands.ts'
import type { Gauge } from './model.ts'
import type { TopUpCase } from './top-up.ts'

/** Gauges of every filling, with ceilings of 0 among them. */
export const gauges: fc.Arbitrary<Gauge> = fc.record({
  ceiling: fc.oneof({ weight: 9, arbitrary: balances }, { weight: 1, arbitrary: fc.constant(ZERO_EUROS) }),
  consumed: balances,
})

const cents = (max: number): fc.Arbitrary<Euros> => fc.nat({ max: max * 100 }).map((amount) => divideEuros(euros(amount), 100))

/** Rules of a plan: up to three bands with rising limits and any rates, the last with or without end. */
export const topUpBands: fc.Arbitrary<readonly TopUpBand[]> = fc
  .record({
    widths: fc.array(fc.record({ width: fc.integer({ min: 1, max: 2000 }), percent: fc.nat({ max: 400 }) }), {
      maxLength: 3,
      minLength: 1,
    }),
    isOpen: fc.boolean(),
  })
  .map(({ widths, isOpen }) =>
    widths.map(({ percent }, at) => ({
      upTo: isOpen && at === widths.length - 1 ? undefined : sumEuros(widths.slice(0, at + 1).map(({ width }) => euros(width))),
      rate: new Decimal(percent).dividedBy(100),
    })),
  )

/** Payments to plans of both kinds, with payments and top-ups before them, below and above every ceiling. */
export const topUpCases: fc.Arbitrary<TopUpCase> = fc.record({
  kind: fc.constantFrom('pee' as const, 'perco' as const),
  asOf: datesOfYears(2025, 2030),
  rule: fc.record({ bands: topUpBands, ceiling: fc.option(cents(5000), { nil: undefined }) }),
  payment: cents(10_000),
  matchedBefore: cents(5000),
  ownBefore: cents(8000),
  receivedBefore: cents(3000),
  kindReceivedBefore: cents(9000),
})
