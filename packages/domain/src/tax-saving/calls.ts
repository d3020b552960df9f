import { defineCall } from '../contract/index.ts'
import { taxRequest } from './model.ts'
import { taxAnswer } from './wire.ts'

/** Computes what a payment saves of the income tax; a visitor may ask too, and so may the simulator in another site's frame. */
export const taxSimulationCall = defineCall({
  name: 'tax-simulation',
  summary: 'Income tax saved by a payment to retirement savings',
  method: 'POST',
  version: 'v3',
  path: '/simulators/tax/simulation',
  reads: true,
  signedIn: false,
  csrf: false,
  costly: true,
  request: taxRequest,
  answer: taxAnswer,
  rows: ['S-CALL-34'],
})
