import fc from 'fast-check'

import { datesOfYears } from '../calendar/arbitraries.ts'
import { firstDayOfMonthFrom } from '../calendar/index.ts'
import { Decimal, euros, type Euros } from '../money/index.ts'
import type { PensionPlan } from './curve.ts'
import type { CareerYear, PensionCase, Points } from './model.ts'

const wages: fc.Arbitrary<Euros> = fc
  .oneof({ weight: 6, arbitrary: fc.integer({ min: 0, max: 120_000 }) }, { weight: 1, arbitrary: fc.constantFrom(0, 10_000_000) })
  .map((amount) => euros(amount))

const counts = fc.integer({ min: 0, max: 150_000 }).map((hundredths) => new Decimal(hundredths).dividedBy(100))

const points: fc.Arbitrary<Points> = fc.record({ general: counts, agirc: counts, trancheC: counts })

/** Lines of a career, a year more than once now and then, quarters within four or not. */
export const careers: fc.Arbitrary<readonly CareerYear[]> = fc.array(
  fc.record({
    year: fc.integer({ min: 1970, max: 2075 }),
    wage: wages,
    contributed: fc.integer({ min: 0, max: 5 }),
    assimilated: fc.integer({ min: 0, max: 5 }),
    points,
  }),
  { maxLength: 60 },
)

const people = {
  childrenCredited: fc.integer({ min: 0, max: 4 }),
  childrenRaised: fc.integer({ min: 0, max: 8 }),
  reputedQuarters: fc.integer({ min: 0, max: 8 }),
  boughtQuarters: fc.integer({ min: 0, max: 12 }),
  otherQuarters: fc.integer({ min: 0, max: 200 }),
  otherPensions: wages,
}

/** Cases of the generations of the law, of any start from 2026. */
export const pensionCases: fc.Arbitrary<PensionCase> = fc.record({
  ...people,
  birth: datesOfYears(1955, 2010),
  start: datesOfYears(2026, 2084).map(firstDayOfMonthFrom),
  career: careers,
})

/** Plans of people who have worked until 2025 at the most and go on at one pay. */
export const pensionPlans: fc.Arbitrary<PensionPlan> = fc.record({
  ...people,
  birth: datesOfYears(1957, 2008),
  statement: careers.map((career) => career.filter(({ year }) => year <= 2025)),
  ahead: fc.record({ from: fc.constant(2026), wage: wages }),
})
