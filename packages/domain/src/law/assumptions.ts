import { plainDate } from '../calendar/index.ts'
import { euros, type Euros } from '../money/index.ts'
import type { DatedParameter, ParameterUnit } from './parameter.ts'

// Assumptions are the simulator's own: no law ends them, and there is nothing to check again. They begin with the first start of an annuity whose legal age is
// recorded.
const always = <T>(id: string, unit: ParameterUnit, value: T, source: string): DatedParameter<T> => ({
  id,
  unit,
  owner: 'us',
  checkedUntil: plainDate('2099-12-31'),
  values: [{ from: plainDate('2023-09-01'), value, source }],
})

/** Net return a year until the start of the annuity, in percent. */
export const NET_RETURN: DatedParameter<number> = /* @__PURE__ */ always(
  'net-return',
  'percent',
  2,
  'Spec 2 §1, hypothèse du simulateur',
)

/**
 * Discount rate inside the annuity's price, in percent: the simulator's own, but within what the law allows, hence the day of its last check.
 *
 * No more than 0 % for the annuities of a PER (Code des assurances art. A.142-1), 60 % of the average rate of state bonds and 3.5 % for others (art. A.132-1).
 */
export const TECHNICAL_RATE: DatedParameter<number> = {
  id: 'technical-rate',
  unit: 'percent',
  owner: 'us',
  checkedUntil: plainDate('2026-11-20'),
  values: [
    {
      from: plainDate('2023-09-01'),
      value: 0,
      source: 'Spec 2 §1, hypothèse du simulateur ; Code des assurances art. A.142-1 et A.132-1',
    },
  ],
}

/** Part of each annuity instalment that pays its administration, in percent. */
export const ANNUITY_PAYMENT_FEE: DatedParameter<number> = /* @__PURE__ */ always(
  'annuity-payment-fee',
  'percent',
  1,
  'Spec 2 §1, hypothèse du simulateur',
)

/** Rise a year of an annuity in payment, in percent: assumed, never owed. */
export const ANNUITY_REVALUATION: DatedParameter<number> = /* @__PURE__ */ always(
  'annuity-revaluation',
  'percent',
  1,
  'Spec 2 §1, hypothèse du simulateur',
)

/** Rise of prices a year by which amounts to come are brought back to the euros of the day of the simulation, in percent. */
export const INFLATION: DatedParameter<number> = /* @__PURE__ */ always('inflation', 'percent', 2, 'Hypothèse du simulateur')

/** Balance from which the mandatory contributions of a plan must become an annuity, in euros (S-CONST-04). */
export const FORCED_ANNUITY_BALANCE: DatedParameter<Euros> = /* @__PURE__ */ always(
  'forced-annuity-balance',
  'eur',
  euros(30_000),
  'Spec 2 §1, règle du simulateur',
)
