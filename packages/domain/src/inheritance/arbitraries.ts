import fc from 'fast-check'

import { datesOfYears } from '../calendar/arbitraries.ts'
import { addDays, addYears, type PlainDate } from '../calendar/index.ts'
import { Decimal, divideEuros, euros, type Euros } from '../money/index.ts'
import { CLAUSES, INSURANCES, type LifeInsurance } from './contracts.ts'
import { GOODS, type Estate } from './estate.ts'
import { isHandled, SITUATIONS, type Family } from './family.ts'
import { GIFT_TAKERS, type Gift } from './gifts.ts'
import { LINKS, type Link } from './model.ts'
import type { Succession } from './outcome.ts'

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

/** Families of every situation; the age of a spouse is known where the form asks for it. */
export const families: fc.Arbitrary<Family> = fc.record({
  situation: fc.constantFrom(...SITUATIONS),
  children: fc.integer({ min: 0, max: 5 }),
  areAllCommon: fc.boolean(),
  hasSpousalGift: fc.boolean(),
  spouseAge: fc.integer({ min: 18, max: 110 }),
  parents: fc.constantFrom(0, 1, 2),
  siblings: fc.integer({ min: 0, max: 4 }),
})

/** Families whose law is answered. */
export const handledFamilies: fc.Arbitrary<Family> = families.filter((family) => isHandled(family))

const percentages = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => new Decimal(hundredths).dividedBy(10_000))

/** What savers own and owe. */
export const estates: fc.Arbitrary<Estate> = fc.record({
  home: fc.option(fc.record({ value: cents(2_000_000), share: percentages, isOfFamily: fc.boolean() }), { nil: undefined }),
  goods: fc.array(fc.record({ type: fc.constantFrom(...GOODS), value: cents(3_000_000), share: percentages }), { maxLength: 3 }),
  debts: cents(500_000),
})

/** Contracts of every clause and kind. */
export const lifeInsurances: fc.Arbitrary<readonly LifeInsurance[]> = fc.array(
  fc.record(
    {
      amount: cents(2_000_000),
      clause: fc.constantFrom(...CLAUSES),
      kind: fc.constantFrom(...INSURANCES),
      premiumsAfter70: cents(500_000),
      premiumsBefore70: cents(500_000),
    },
    { requiredKeys: ['amount', 'clause'] },
  ),
  { maxLength: 3 },
)

/** Ages of an insured, both sides of 70. */
export const insuredAges: fc.Arbitrary<number | undefined> = fc.constantFrom(undefined, 40, 69, 70, 71, 95)

/** Successions whose law is answered. */
export const successions: fc.Arbitrary<Succession> = fc.record({
  family: handledFamilies,
  estate: estates,
  lifeInsurances,
  insuredAge: insuredAges,
})

/** Gifts of everybody's kind around fifteen years before a day, most of them within. */
export const giftsBefore = (day: PlainDate): fc.Arbitrary<readonly Gift[]> =>
  fc.array(
    fc.record({
      to: fc.constantFrom(...GIFT_TAKERS),
      person: fc.integer({ min: 1, max: 5 }),
      amount: cents(1_000_000),
      made: fc.oneof(
        fc.integer({ min: 0, max: 18 * 365 }).map((days) => addDays(day, -days)),
        fc.constantFrom(-1, 0, 1).map((days) => addDays(addYears(day, -15), days)),
      ),
      isFamilyMoney: fc.boolean(),
    }),
    { maxLength: 5 },
  )
