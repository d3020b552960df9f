import fc from 'fast-check'

import { datesOfYears } from '../calendar/arbitraries.ts'
import { given } from '../explain/index.ts'
import { divideEuros, euros } from '../money/index.ts'
import { offeredRates, REGIMES, type GrossPayment, type NetTerms } from './model.ts'

const cents = fc.integer({ min: 0, max: 100_000_000 }).map((amount) => divideEuros(euros(amount), 100))

/** Capitals and annuities of every regime, up to a million. */
export const grossPayments: fc.Arbitrary<GrossPayment> = fc
  .record({ regime: fc.constantFrom(...REGIMES), gross: cents, paid: cents, isCapital: fc.boolean() })
  .map(({ regime, gross, paid, isCapital }) =>
    isCapital
      ? {
          form: 'capital',
          regime,
          gross: given({ term: 'gross', unit: 'eur' }, gross),
          paid: given({ term: 'paid', unit: 'eur' }, paid),
        }
      : { form: 'annuity', regime, gross: given({ term: 'gross', unit: 'eur-per-month' }, gross) },
  )

/** Rates that a saver may choose, with a day whose law is known or stood in for. */
export const netTerms: fc.Arbitrary<NetTerms> = datesOfYears(2025, 2060).chain((on) => {
  const { marginal, pensionCharges } = offeredRates(on)
  return fc.record({
    on: fc.constant(on),
    age: fc.integer({ min: 40, max: 90 }),
    marginal: fc.constantFrom(...marginal),
    pensionCharges: fc.constantFrom(...pensionCharges),
  })
})
