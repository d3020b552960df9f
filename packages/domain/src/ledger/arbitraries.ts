import fc from 'fast-check'

import { addDays, plainDate } from '../calendar/index.ts'
import { Decimal, euros, type Euros } from '../money/index.ts'
import type { LotPlace } from './model.ts'

/** Something that a person does with one of two plans, or that happens to it: an amount of euros, and what a unit is worth. */
export type Act = {
  readonly kind: 'payment' | 'rejected-payment' | 'top-up' | 'switch' | 'transfer' | 'release'
  readonly amount: Euros
  readonly value: Euros
  /** Which plan and which fund, 0 or 1. */
  readonly plan: 0 | 1
  readonly fund: 0 | 1
  /** Days after the beginning. */
  readonly day: number
}

const cents = (max: number): fc.Arbitrary<Euros> =>
  fc.integer({ min: 1, max }).map((amount) => euros(new Decimal(amount).dividedBy(100)))

const zeroOrOne = fc.constantFrom(0 as const, 1 as const)

/** Acts of a person, each with an amount and the value of a unit below 10 000 €. */
export const acts: fc.Arbitrary<Act> = fc.record({
  kind: fc.constantFrom('payment', 'rejected-payment', 'top-up', 'switch', 'transfer', 'release'),
  amount: cents(2_000_000),
  value: cents(999_999),
  plan: zeroOrOne,
  fund: zeroOrOne,
  day: fc.integer({ min: 0, max: 3000 }),
})

/** Amounts and values of a unit below 10 000 €. */
export const purchases: fc.Arbitrary<readonly [amount: Euros, value: Euros]> = fc.tuple(cents(100_000_000), cents(999_999))

const FIRST = plainDate('2020-01-01')
const days = fc.integer({ min: 0, max: 5000 }).map((count) => addDays(FIRST, count))

/** Lots in plans whose names may hold any sign. */
export const lotPlaces: fc.Arbitrary<LotPlace> = fc.record({
  policy: fc.string({ minLength: 1, unit: 'grapheme' }),
  compartment: fc.constantFrom('', 'co', 'vvd', 'es'),
  fund: fc.string({ minLength: 1, unit: 'grapheme' }),
  acquired_on: days,
  available_on: fc.option(days),
  origin: fc.constantFrom('payment', 'top-up', 'time-savings'),
})
