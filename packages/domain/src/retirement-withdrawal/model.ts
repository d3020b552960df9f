import * as z from 'zod'

import { ANNUITY_TYPES } from '../annuity/index.ts'
import { REVERSION_PERCENTAGES, simulationRequest } from '../withdrawal/index.ts'

const LONGEST_ID = 100
const MOST_CONTRACTS = 50

/** How the annuity of one contract is paid: its kind, the years that are paid whatever happens, and the share that goes on to the spouse. */
export const annuityChoice = z.strictObject({
  policy_id: z.string().min(1).max(LONGEST_ID),
  type: z.enum(ANNUITY_TYPES),
  guaranteed_years: z.int().positive().nullable(),
  spouse_percentage: z.literal(REVERSION_PERCENTAGES).nullable(),
})
export type AnnuityChoice = z.output<typeof annuityChoice>

/**
 * A withdrawal at retirement as it is asked for: the simulation that the saver agrees to, and an annuity for each contract that becomes one.
 * `pension_started` is ours: a pension that has begun opens the contracts before the legal age.
 */
export const retirementRequest = z.strictObject({
  simulation: simulationRequest,
  options: z.array(annuityChoice).max(MOST_CONTRACTS),
  agreed: z.literal(true),
  pension_started: z.boolean().optional(),
})
export type RetirementRequest = z.output<typeof retirementRequest>
