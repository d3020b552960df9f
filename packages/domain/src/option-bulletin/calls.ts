import * as z from 'zod'

import { defineCall } from '../contract/index.ts'
import { isPositive, nonNegativeEurosOnWire } from '../money/index.ts'
import { s2eAlert } from '../session/index.ts'
import { BULLETIN_TYPES, optionBulletin } from './model.ts'

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
    /** Of the choice that it changes (ours): a first choice changes none. */
    version: z.int().min(0).default(0),
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

const topUpQuestion = z.strictObject({
  investments: z.record(z.string(), z.record(z.string(), nonNegativeEurosOnWire)),
  /** What the amounts come from (ours). */
  act: z.enum(['VOLUNTARY_PAYMENT', 'PARTICIPATION', 'INTERESSEMENT']).default('VOLUNTARY_PAYMENT'),
  transaction_id: z.string().min(1).optional(),
})

/** Says what the employer adds to amounts, by plan and fund (P-CALL-37). */
export const topUpSimulatorCall = defineCall({
  name: 's2e-abondment-simulator',
  summary: 'What the employer adds to amounts that go to employee savings',
  method: 'POST',
  version: 'v2',
  path: '/services/api-s2e/transactional/abondment-simulator',
  reads: true,
  request: topUpQuestion,
  answer: z.object({ s2e_abondment_simulations: z.record(z.string(), topUpSimulation) }),
  rows: ['P-CALL-37', 'O-CALL-23'],
})

/** The same for plans of the retirement family (P-CALL-24). */
export const retirementTopUpSimulatorCall = defineCall({
  name: 'ais-abondment-simulator',
  summary: 'What the employer adds to amounts that go to retirement plans',
  method: 'POST',
  version: 'v2',
  path: '/services/api-ais/transactional/option-bulletin/abondment-simulator',
  reads: true,
  request: topUpQuestion,
  answer: z.object({ ais_abondment_simulations: z.record(z.string(), topUpSimulation) }),
  rows: ['P-CALL-24', 'O-CALL-63'],
})

const bulletinPermission = z.object({ authorizedAct: z.boolean().default(false), companyTopUp: z.boolean().default(false) })

/** Says whether a premium of a type may go to retirement contracts, and whether a company adds to it (P-CALL-19). */
export const bulletinPermissionCall = defineCall({
  name: 'ais-bulletin-permission',
  summary: 'Whether a premium may go to retirement contracts',
  method: 'GET',
  version: 'v2',
  path: '/services/api-ais/transactional/option-bulletin/permissions/{type}',
  reads: true,
  params: z.object({ type: z.enum(BULLETIN_TYPES) }),
  answer: bulletinPermission,
  rows: ['P-CALL-19', 'O-CALL-60'],
})

/** The same for one contract or company (P-CALL-20). */
export const bulletinPermissionOfCall = defineCall({
  name: 'ais-bulletin-permission-of',
  summary: 'Whether a premium may go to one retirement contract',
  method: 'GET',
  version: 'v2',
  path: '/services/api-ais/transactional/option-bulletin/permissions/{a}/{b}',
  reads: true,
  params: z.object({ a: z.enum(BULLETIN_TYPES), b: z.string() }),
  answer: bulletinPermission,
  rows: ['P-CALL-20', 'O-CALL-61'],
})
