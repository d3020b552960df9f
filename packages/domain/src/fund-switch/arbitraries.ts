import fc from 'fast-check'

import { Decimal, euros, type Euros } from '../money/index.ts'
import type { BoughtFund, SoldFund } from './move.ts'

const cents = (min: number, max: number): fc.Arbitrary<Euros> =>
  fc.integer({ min, max }).map((amount) => euros(new Decimal(amount).dividedBy(100)))

const millionths = (count: number): Decimal => new Decimal(count).dividedBy(1_000_000)

/** Lots of which the order holds a part, and others the rest or a part of it. */
const lots = fc.array(
  fc
    .record({
      units: fc.integer({ min: 1, max: 2_000_000_000 }),
      held: fc.integer({ min: 0, max: 100 }),
      free: fc.integer({ min: 0, max: 100 }),
      paid: cents(0, 1_000_000),
    })
    .map(({ units, held, free, paid }) => {
      const own = Math.floor((units * held) / 100)
      const left = Math.floor(((units - own) * free) / 100)
      return { units: millionths(units), held: millionths(own), free: millionths(left), paid }
    }),
  { minLength: 1, maxLength: 6 },
)

/** Funds that are sold, in part or whole. */
export const soldFunds: fc.Arbitrary<readonly SoldFund[]> = fc.array(
  fc.record({ lots, value: cents(1, 999_999), wanted: fc.option(cents(1, 5_000_000), { nil: undefined }) }),
  { minLength: 1, maxLength: 3 },
)

/** Funds that are bought. */
export const boughtFunds: fc.Arbitrary<readonly BoughtFund[]> = fc.array(
  fc.record({ weight: cents(1, 5_000_000), value: cents(1, 999_999) }),
  { minLength: 1, maxLength: 4 },
)
