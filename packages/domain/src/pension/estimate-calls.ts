import * as z from 'zod'

import { defineCall, ok } from '../contract/index.ts'
import { payload } from './model.ts'
import { contracts, estimate, savedEstimate } from './wire.ts'

const user_id = z.string().min(1)
const session_id = z.string().min(1).max(200)
const post = { method: 'POST', version: 'v3', reads: false } as const

/**
 * Tells the advisor that the saver has opened the pension estimator (P-CALL-97, S-CALL-07).
 */
export const loadPensionCall = defineCall({
  name: 'load-marel',
  summary: 'Notice to the advisor that the pension estimator was opened',
  method: 'POST',
  version: 'v2',
  path: '/services/mail-handler/load-marel',
  reads: false,
  request: z.strictObject({ user_id, advisor_email: z.email() }),
  answer: ok,
  rows: ['P-CALL-97', 'S-CALL-07'],
})

/**
 * Reads the saved estimate; a person without one gets ERR_UNKNOWN (S-CALL-08, MOCK-03, MOCK-04).
 */
export const pensionInitializeCall = defineCall({
  ...post,
  name: 'marel-initialize',
  summary: 'The saved estimate of the state pension, with the contracts held elsewhere',
  path: '/simulators/marel/initialize',
  reads: true,
  request: z.strictObject({ user_id }),
  answer: savedEstimate,
  rows: ['S-CALL-08', 'MOCK-03', 'MOCK-04'],
})

/**
 * Reads the contracts that the pension service knows (S-CALL-11, MOCK-05).
 */
export const pensionContractsCall = defineCall({
  ...post,
  name: 'marel-contracts',
  summary: 'Retirement contracts held elsewhere, as the pension service knows them',
  path: '/simulators/marel/contracts',
  reads: true,
  request: z.strictObject({ session_id }),
  answer: contracts,
  rows: ['S-CALL-11', 'MOCK-05'],
})

/**
 * Computes the estimate of a form; without one for a person who draws a pension already (S-CALL-18, MOCK-11).
 */
export const pensionSimulationCall = defineCall({
  ...post,
  name: 'marel-simulation',
  summary: 'Estimate of the state pension, computed from the career and the form',
  path: '/simulators/marel/simulation',
  costly: true,
  request: z.strictObject({ user_id, payload: payload.nullable(), session_id }),
  answer: estimate,
  rows: ['S-CALL-18', 'MOCK-11'],
})
export type PensionSimulationRequest = z.output<typeof pensionSimulationCall.request>

/**
 * Computes the last estimate of a session again, by the law of the day (S-CALL-19, MOCK-12).
 */
export const pensionCapCall = defineCall({
  ...post,
  name: 'marel-cap',
  summary: 'The last estimate of the session, computed again by the law of the day',
  path: '/simulators/marel/cap',
  costly: true,
  request: z.strictObject({ user_id, session_id }),
  answer: estimate,
  rows: ['S-CALL-19', 'MOCK-12'],
})

/**
 * Keeps the estimate that the server computed last, for two years (S-CALL-20, MOCK-13).
 */
export const pensionSaveCall = defineCall({
  ...post,
  name: 'marel-save',
  summary: 'The last estimate of the session, kept for two years',
  path: '/simulators/marel/save',
  request: z.strictObject({ user_id, session_id }),
  answer: ok,
  rows: ['S-CALL-20', 'MOCK-13'],
})
