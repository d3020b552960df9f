import fc from 'fast-check'

import { MARITAL_STATUSES } from '../income-tax/index.ts'
import { euros } from '../money/index.ts'
import type { HouseholdAnswers } from './answers.ts'
import { PARTS, type Household } from './model.ts'

const MOST = 400_000
const incomes = fc.integer({ min: 0, max: MOST }).map((amount) => euros(amount))

/** Households of every kind, with incomes up to 400 000 € a year; some of them know no reference income. */
export const households: fc.Arbitrary<Household> = fc.constantFrom(...MARITAL_STATUSES).chain((declares) =>
  fc.record({
    declares: fc.constant(declares),
    parts: fc.constantFrom(...PARTS[declares]),
    taxableIncome: incomes,
    referenceIncome: fc.option(incomes, { nil: undefined }),
  }),
)

const texts = fc.oneof(fc.constant(''), fc.integer({ min: 0, max: MOST }).map(String), fc.string({ maxLength: 40 }))

/** Answers as somebody may have typed them, right or wrong. */
export const householdTexts: fc.Arbitrary<HouseholdAnswers> = fc.record({
  declares: fc.constantFrom('CE', 'MA', ''),
  parts: fc.constantFrom(1, 1.5, 2, 2.5, 3, 4, 5, null),
  taxable_income: texts,
  reference_income: texts,
})
