import * as z from 'zod'

import { caseOnWire } from '../case/index.ts'
import { defineCall, eachIfReadable, ok } from '../contract/index.ts'
import { keptSimulation, simulationId, simulationName } from './model.ts'

const params = z.strictObject({ id: simulationId })
/** Reads too are for the person alone: an adviser who looks at a customer's space gets none of it. */
const ours = { version: 'v2', extension: 'kept', acts: true, rows: [] } as const

/** Lists the simulations that are kept for the person, the newest first. A call of ours. */
export const keptSimulationsCall = defineCall({
  ...ours,
  name: 'kept-simulations',
  summary: 'Simulations that are kept for the person, each with its case',
  method: 'GET',
  path: '/services/kept/simulations',
  reads: true,
  answer: z.object({ kept: eachIfReadable(keptSimulation) }),
})

/** Gives one simulation that is kept for the person; ERR_UNKNOWN where it is not there, or not any more. A call of ours. */
export const keptSimulationCall = defineCall({
  ...ours,
  name: 'kept-simulation-read',
  summary: 'One simulation that is kept for the person',
  method: 'GET',
  path: '/services/kept/simulations/{id}',
  reads: true,
  params,
  answer: z.object({ kept: keptSimulation }),
})

/**
 * Keeps a simulation under its id, in place of what was kept under it: so it is renamed, or kept with the law of today. ERR_INVALID for a case that its simulator cannot read
 * or that may not leave the person's own file, ERR_CONFLICT where twenty others are kept. A call of ours.
 */
export const keepSimulationCall = defineCall({
  ...ours,
  name: 'kept-simulation-write',
  summary: 'Keeps a simulation for the person, for two years at most',
  method: 'PUT',
  path: '/services/kept/simulations/{id}',
  reads: false,
  params,
  request: z.strictObject({ name: simulationName, case: caseOnWire }),
  answer: z.object({ kept: keptSimulation }),
})

/** Erases a simulation that is kept for the person; nothing is there afterwards, whether or not something was. A call of ours. */
export const eraseSimulationCall = defineCall({
  ...ours,
  name: 'kept-simulation-erase',
  summary: 'Erases a simulation that is kept for the person',
  method: 'DELETE',
  path: '/services/kept/simulations/{id}',
  reads: false,
  params,
  answer: ok,
})
