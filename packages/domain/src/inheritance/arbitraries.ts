import fc from 'fast-check'

import { datesOfYears } from '../calendar/arbitraries.ts'
import type { PlainDate } from '../calendar/index.ts'
import { divideEuros, euros, type Euros } from '../money/index.ts'
import { LINKS, type Link } from './model.ts'

const cents = (highest: number): fc.Arbitrary<Euros> =>
  fc.integer({ min: 0, max: highest * 100 }).map((amount) => divideEuros(euros(amount), 100))

/** What heirs receive, in whole cents: most everyday shares, some up to ten million, and the edges of the law. */
export const shares: fc.Arbitrary<Euros> = fc.oneof(
  { weight: 4, arbitrary: cents(400_000) },
  { weight: 2, arbitrary: cents(10_000_000) },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom(0, 1594, 7967, 15_932, 40_362, 100_000, 108_072, 112_109, 115_932, 652_324, 1_002_838, 1_905_677)
      .map((amount) => euros(amount)),
  },
)

/** Links of an heir. */
export const links: fc.Arbitrary<Link> = fc.constantFrom(...LINKS)

/** Days of death whose law is known, or stood in for. */
export const daysOfDeath: fc.Arbitrary<PlainDate> = datesOfYears(2013, 2060)
