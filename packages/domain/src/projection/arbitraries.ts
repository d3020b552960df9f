import fc from 'fast-check'

import { datesOfYears } from '../calendar/arbitraries.ts'
import { plainDate } from '../calendar/index.ts'
import { divideEuros, euros, type Euros } from '../money/index.ts'
import { PAYMENT_PERIODICITIES, type ProjectedContract } from './model.ts'

const amounts = fc
  .integer({ min: 0, max: 50_000_000 })
  .map((cents) => euros(cents).dividedBy(100))
  .map((amount) => euros(amount))

/** Amounts of a month that a project may hold, to the cent. */
export const projectAmounts: fc.Arbitrary<Euros> = fc
  .integer({ min: 0, max: 600_000 })
  .map((cents) => divideEuros(euros(cents), 100))

/** Contracts of people from 40 to 69 on 20/11/2026. */
export const projectedContracts: fc.Arbitrary<ProjectedContract> = fc.record({
  product: fc.constantFrom('PERECO', 'PERO', 'PERU', 'A83'),
  birthDate: datesOfYears(1957, 1986),
  retirementAge: fc.integer({ min: 60, max: 70 }),
  savings: amounts,
  payment: amounts,
  periodicity: fc.constantFrom(...PAYMENT_PERIODICITIES),
  today: fc.constant(plainDate('2026-11-20')),
})
