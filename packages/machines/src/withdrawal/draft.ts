import { ANNUITY_TYPES } from '@hautelisse/domain/annuity'
import { COMPARTMENTS, REVERSION_PERCENTAGES, WITHDRAW_CASES } from '@hautelisse/domain/withdrawal'
import * as z from 'zod'
import { storedEntry } from '../ports/index.ts'
import { STEP_IDS } from './steps.ts'

const PART_NAMES = [...COMPARTMENTS, 'whole'] as const
const fieldText = z.string().max(200)

/** A side of a part: as it was typed, or by what it is of the balance, which is the server's and stays with it (docs/decisions/05). */
const side = z.union([z.enum(['all', 'rest']), z.strictObject({ typed: fieldText })])
export type KeptSide = z.infer<typeof side>

/**
 * What is kept of a stepper: its answers as they were typed and the step on the screen.
 *
 * No result is kept: figures come from the API's answer alone, so a reload on the results asks again.
 */
const schema = z.strictObject({
  withdraw: z.boolean(),
  withdrawCase: z.enum(WITHDRAW_CASES),
  step: z.enum(STEP_IDS),
  furthest: z.enum(STEP_IDS),
  retirement_age: fieldText,
  reversible: z.boolean().nullable(),
  birth_date_spouse: fieldText,
  reversion_percentage: z.literal(REVERSION_PERCENTAGES).nullable(),
  annuity_type: z.enum(ANNUITY_TYPES).nullable(),
  /** How the results are looked at; absent as long as nothing is picked. */
  look: z
    .strictObject({
      marginal: z.number().nullable(),
      pension_charges: z.number().nullable(),
      todays_euros: z.boolean(),
    })
    .optional(),
  /** One entry for each part. */
  distribution: z.array(
    z.strictObject({
      policyId: z.string(),
      name: z.enum(PART_NAMES),
      capital: side,
      annuity: side,
    }),
  ),
})
export type WithdrawalDraft = z.infer<typeof schema>

/** Entry of session storage that holds what the saver has typed; a sign-out wipes it with all others (P-STORE-02). */
export const draft = storedEntry({ key: 'hautelisse.withdrawal', version: 2, schema })
