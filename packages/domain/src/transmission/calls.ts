import * as z from 'zod'

import { defineCall, ok } from '../contract/index.ts'
import { heirs, lifeInsurances, patrimony } from './model.ts'
import { transmissionAnswer } from './wire.ts'

const user_id = z.string().min(1)

/** Reads the saved simulation; ERR_UNKNOWN if nothing was saved (O-CALL-02, O-ERR-12). */
export const transmissionInitializeCall = defineCall({
  name: 'transmission-initialize',
  summary: 'The saved simulation of a transmission',
  method: 'POST',
  version: 'v3',
  path: '/simulators/transmission/initialize',
  reads: true,
  request: z.strictObject({ user_id }),
  answer: transmissionAnswer,
  rows: ['O-CALL-02'],
})

/** Computes and keeps a simulation; parts that are not known yet are empty (O-CALL-03, O-CALL-04). */
export const transmissionSimulationCall = defineCall({
  name: 'transmission-simulation',
  summary: 'Shares and duties of a transmission, computed and kept',
  method: 'POST',
  version: 'v3',
  path: '/simulators/transmission/simulation',
  reads: false,
  costly: true,
  request: z.strictObject({ user_id, heirs, patrimony, life_insurances: lifeInsurances }),
  answer: transmissionAnswer,
  rows: ['O-CALL-03', 'O-CALL-04'],
})
export type TransmissionRequest = z.output<typeof transmissionSimulationCall.request>

/** Deletes the saved simulation (O-CALL-06). */
export const transmissionDeletionCall = defineCall({
  name: 'transmission-deletion',
  summary: 'Deletion of the saved simulation of a transmission',
  method: 'DELETE',
  version: 'v3',
  path: '/simulators/transmission/simulation',
  reads: false,
  request: z.strictObject({ user_id }),
  answer: ok,
  rows: ['O-CALL-06'],
})
