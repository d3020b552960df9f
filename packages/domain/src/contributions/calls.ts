import * as z from 'zod'

import { defineCall } from '../contract/index.ts'
import { BULLETIN_TYPES, employeeGauges, retirementGauges } from './model.ts'

/** Employer top-ups of the year in the plans of one company. */
export const employeeGaugeCall = defineCall({
  name: 's2e-contribution-gauge',
  summary: 'Employer top-ups of the year, by plan',
  method: 'GET',
  version: 'v2',
  path: '/services/api-s2e/contribution-gauge/{id}',
  reads: true,
  params: z.object({ id: z.string() }),
  answer: z.object({ s2e_contribution_gauge: employeeGauges }),
  rows: ['P-CALL-38', 'O-CALL-24', 'S-CALL-37'],
})

/** Deductible payments of the year, against the ceiling of the tax notice, asked beside a choice on a premium of any contract. */
export const retirementGaugeByTypeCall = defineCall({
  name: 'ais-contribution-gauge-by-type',
  summary: 'Deductible payments of the year to retirement plans, whatever the contract',
  method: 'GET',
  version: 'v2',
  path: '/services/api-ais/transactional/option-bulletin/contribution-gauge/{type}',
  reads: true,
  params: z.object({ type: z.enum(BULLETIN_TYPES) }),
  answer: retirementGauges,
  rows: ['P-CALL-21', 'O-CALL-62'],
})

/** The same, asked beside a choice on a premium of one contract or company. */
export const retirementGaugeCall = defineCall({
  name: 'ais-contribution-gauge',
  summary: 'Deductible payments of the year to retirement plans',
  method: 'GET',
  version: 'v2',
  path: '/services/api-ais/transactional/option-bulletin/contribution-gauge/{a}/{b}',
  reads: true,
  params: z.object({ a: z.enum(BULLETIN_TYPES), b: z.string() }),
  answer: retirementGauges,
  rows: ['P-CALL-22', 'S-CALL-38'],
})
