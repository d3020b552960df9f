import * as z from 'zod'

import { ANNUITY_TYPES } from '../annuity/index.ts'
import { COMPARTMENTS, FORM_STEPS, REVERSION_PERCENTAGES, WITHDRAW_CASES } from '../withdrawal/index.ts'
import { LONGEST_TEXT, typed } from './text.ts'

const STEPS = ['schemes', ...FORM_STEPS, 'results'] as const
/** A side of a part: as it was typed, or by what it is of the balance, which is the server's and stays with it (docs/decisions/05). */
const side = z.union([z.enum(['all', 'rest']), z.strictObject({ typed })])
export type KeptSide = z.output<typeof side>

/** What is kept of a simulation of capital and annuity: its answers as they were typed, and the step on the screen. */
export const withdrawalAnswers = z.strictObject({
  withdraw: z.boolean(),
  withdrawCase: z.enum(WITHDRAW_CASES),
  step: z.enum(STEPS),
  furthest: z.enum(STEPS),
  retirement_age: typed,
  reversible: z.boolean().nullable(),
  birth_date_spouse: typed,
  reversion_percentage: z.literal(REVERSION_PERCENTAGES).nullable(),
  annuity_type: z.enum(ANNUITY_TYPES).nullable(),
  /** How the results are looked at; absent as long as nothing is picked. */
  look: z
    .strictObject({
      marginal: z.number().nullable(),
      pension_charges: z.number().nullable(),
      todays_euros: z.boolean(),
      /** What was paid in of the savings that come as capital, as it was typed. */
      paid_in: typed.optional(),
    })
    .optional(),
  /** One entry for each part. */
  distribution: z.array(
    z.strictObject({
      policyId: z.string().max(LONGEST_TEXT),
      name: z.enum([...COMPARTMENTS, 'whole']),
      capital: side,
      annuity: side,
    }),
  ),
})
