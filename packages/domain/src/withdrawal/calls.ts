import { defineCall } from '../contract/index.ts'
import { simulationRequest } from './model.ts'
import { simulationAnswer } from './wire.ts'

/** Computes capital and annuities for a distribution. */
export const simulateCall = defineCall({
  name: 'withdrawal-simulation',
  summary: 'Capital and annuities for a distribution of the saver’s contracts',
  method: 'POST',
  version: 'v3',
  path: '/simulators/mrm/simulation',
  reads: true,
  costly: true,
  request: simulationRequest,
  answer: simulationAnswer,
  rows: ['S-CALL-05'],
})
