import * as z from 'zod'

import { defineCall } from '../contract/index.ts'
import { isPositive, nonNegativeEurosOnWire } from '../money/index.ts'
import { s2eAlert } from '../session/index.ts'
import { optionBulletin } from './model.ts'

/** Lists the choices that were made and taken into account (P-CALL-34, P-BANNER-05). */
export const alertsCall = defineCall({
  name: 's2e-alerts',
  summary: 'Choices on premiums that were taken into account',
  method: 'GET',
  version: 'v2',
  path: '/services/api-s2e/alerts',
  reads: true,
  answer: z.object({ s2e_alerts: z.array(s2eAlert) }),
  rows: ['P-CALL-34', 'O-CALL-21'],
})

/** Lists the choices that are still to be made (P-CALL-35, P-BANNER-05). */
export const optionBulletinsCall = defineCall({
  name: 's2e-option-bulletins',
  summary: 'Choices on premiums that are still to be made',
  method: 'GET',
  version: 'v2',
  path: '/services/api-s2e/transactional/option-bulletins',
  reads: true,
  answer: z.object({ s2e_option_bulletins: z.array(optionBulletin) }),
  rows: ['P-CALL-35', 'O-CALL-22', 'S-CALL-40'],
})

/** Chooses what becomes of a premium; asked again with the version of the choice that it changes (P-CALL-36). */
export const optionBulletinChoiceCall = defineCall({
  name: 's2e-option-bulletin-choice',
  summary: 'Chooses what becomes of a premium',
  method: 'POST',
  version: 'v2',
  path: '/services/api-s2e/transactional/option-bulletin',
  reads: false,
  keyed: true,
  // Money leaves the plans of the company: what is invested does not.
  needsCode: ({ payment_amount }) => isPositive(payment_amount),
  request: z.strictObject({
    id: z.string().min(1),
    company_id: z.string().min(1),
    /** Paid out to the saver instead of being invested. */
    payment_amount: nonNegativeEurosOnWire,
    instructions: z
      .array(z.strictObject({ policy_id: z.string().min(1), investment_id: z.string().min(1), amount: nonNegativeEurosOnWire }))
      .max(100),
    version: z.int().min(0),
  }),
  answer: z.object({ s2e_transaction_id: z.string().min(1) }),
  rows: ['P-CALL-36', 'O-CALL-19', 'O-CALL-20'],
})

/** What the employer adds to a choice, by plan: all gross, and what CSG and CRDS take of it (ENT-51, ENT-52). */
const topUpSimulation = z.object({
  companyTopUpGlobalConsumedBrutPS: nonNegativeEurosOnWire,
  companyTopUpActConsumedBrutPS: nonNegativeEurosOnWire,
  companyTopUpActSimulatorBrutPS: nonNegativeEurosOnWire,
  socialContributions: nonNegativeEurosOnWire,
})

/** Says what the employer adds to amounts, by plan and fund (P-CALL-37). */
export const topUpSimulatorCall = defineCall({
  name: 's2e-abondment-simulator',
  summary: 'What the employer adds to amounts that go to employee savings',
  method: 'POST',
  version: 'v2',
  path: '/services/api-s2e/transactional/abondment-simulator',
  reads: true,
  request: z.strictObject({
    investments: z.record(z.string(), z.record(z.string(), nonNegativeEurosOnWire)),
    act: z.enum(['VOLUNTARY_PAYMENT', 'PARTICIPATION', 'INTERESSEMENT']),
    transaction_id: z.string().min(1).optional(),
  }),
  answer: z.object({ s2e_abondment_simulations: z.record(z.string(), topUpSimulation) }),
  rows: ['P-CALL-37', 'O-CALL-23'],
})
