import * as z from 'zod'

import { defineCall } from '../contract/index.ts'
import { projectionInputs, retirementAnswer, retirementRequest, savedProjection } from './wire.ts'

const user_id = z.string().min(1)
const post = { method: 'POST', version: 'v3' } as const

/** Reads the saved retirement project with its figures of today; without one, empty answers (S-CALL-30, MOCK-19). */
export const projectionsInitializeCall = defineCall({
  ...post,
  name: 'projections-initialize',
  summary: 'The saved retirement project, with its figures of today',
  path: '/simulators/projections/initialize',
  reads: true,
  request: z.strictObject({ user_id }),
  answer: savedProjection,
  rows: ['S-CALL-30', 'MOCK-19'],
})

/** Saves the answers of a retirement project (S-CALL-31, MOCK-20). */
export const projectionsSaveCall = defineCall({
  ...post,
  name: 'projections-save',
  summary: 'The answers of a retirement project, saved',
  path: '/simulators/projections/save',
  reads: false,
  request: z.strictObject({
    user_id,
    projections: z.strictObject({ retirement: z.strictObject({ inputs: projectionInputs, validated: z.boolean() }) }),
  }),
  answer: z.object({ save: z.object({ message: z.string() }) }),
  rows: ['S-CALL-31', 'MOCK-20'],
})

/** Computes the annuity of a retirement project and its gap to the goal (S-CALL-32, MOCK-21). */
export const projectionsRetirementCall = defineCall({
  ...post,
  name: 'projections-retirement',
  summary: 'Annuity of a retirement project, and its gap to the goal',
  path: '/simulators/projections/retirement',
  reads: true,
  costly: true,
  request: retirementRequest,
  answer: retirementAnswer,
  rows: ['S-CALL-32', 'MOCK-21'],
})
