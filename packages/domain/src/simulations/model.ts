import * as z from 'zod'

import { caseOnWire } from '../case/index.ts'
import { frenchDateOnWire } from '../calendar/index.ts'
import { holdsIban } from '../kept/index.ts'

/** Simulations that a person keeps at most. BEY-05. */
export const MOST_KEPT = 20
/** Years for which a simulation is kept from the day on which it was kept. */
export const KEPT_YEARS = 2
/** Characters of a name at most. */
export const LONGEST_NAME = 60

/** What its person calls a simulation: one line, without an account number. */
export const simulationName = z
  .string()
  .trim()
  .min(1)
  .max(LONGEST_NAME)
  .refine((name) => !/\p{Cc}/u.test(name) && !holdsIban(name))

/** Id that the portal gives to a simulation when it is kept. */
export const simulationId = z.uuid()

/** A simulation that is kept for the person, with its name. */
export const keptSimulation = z.object({
  id: simulationId,
  name: simulationName,
  kept_on: frenchDateOnWire,
  /** Last day on which it is kept. */
  until: frenchDateOnWire,
  case: caseOnWire,
})
export type KeptSimulation = z.output<typeof keptSimulation>
