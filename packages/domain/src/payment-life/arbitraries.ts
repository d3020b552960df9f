import fc from 'fast-check'
import { datesOfYears } from '../calendar/arbitraries.ts'
import { divideEuros, euros, type Euros } from '../money/index.ts'
import { GAINS_TAXES, offeredRates } from '../net-income/index.ts'
import { PAYMENT_KINDS, type LifeQuestion } from './model.ts'

const payments: fc.Arbitrary<Euros> = fc.integer({ min: 1, max: 10_000_000 }).map((amount) => divideEuros(euros(amount), 100))

/** Payments of every kind, from a cent to 100 000 €, with rates of the scale at both ends. */
export const lifeQuestions: fc.Arbitrary<LifeQuestion> = datesOfYears(2025, 2060).chain((asOf) => {
  const { marginal, pensionCharges } = offeredRates(asOf)
  return fc.record({
    kind: fc.constantFrom(...PAYMENT_KINDS),
    payment: payments,
    rate: fc.constantFrom(...marginal),
    years: fc.integer({ min: 0, max: 50 }),
    growthPercent: fc.integer({ min: -10, max: 80 }).map((tenths) => tenths / 10),
    exit: fc.record({
      marginal: fc.constantFrom(...marginal),
      pensionCharges: fc.constantFrom(...pensionCharges),
      gainsBy: fc.constantFrom(...GAINS_TAXES),
    }),
    asOf: fc.constant(asOf),
  })
})
