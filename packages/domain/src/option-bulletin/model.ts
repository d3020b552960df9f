import * as z from 'zod'

import { allocableAccount } from '../contributions/index.ts'
import { compareDates, type PlainDate, frenchDateOnWire } from '../calendar/index.ts'
import { ifReadable } from '../contract/index.ts'
import { nonNegativeEurosOnWire } from '../money/index.ts'
import { bulletinDetails } from '../operations/index.ts'
import { s2eOptionBulletin } from '../session/index.ts'

/** So much of a premium that goes into a fund of a plan. */
export const placement = z.strictObject({
  policy_id: z.string().min(1),
  investment_id: z.string().min(1),
  amount: nonNegativeEurosOnWire,
})
export type Placement = z.output<typeof placement>

/** A choice that was made, or that the default made, while it can still be changed (fields of ours). */
const bulletinAnswer = z.object({
  s2e_transaction_id: z.string(),
  /** Counts the changes: a choice that rests on an older one is refused. */
  version: z.int(),
  by_default: z.boolean(),
  payment_amount: nonNegativeEurosOnWire,
  instructions: z.array(placement),
})
export type BulletinAnswer = z.output<typeof bulletinAnswer>

/** Premiums whose use the saver chooses. A bulletin may be of a type yet unknown (P-USER-43). */
export const BULLETIN_TYPES = ['PARTICIPATION', 'INTERESSEMENT'] as const

/**
 * A choice that the saver has to make, or has made and may still change.
 * Everything but id and type may be missing (P-USER-43, P-BANNER-05, ENT-45).
 */
export const optionBulletin = s2eOptionBulletin.extend({
  company_id: z.string().optional(),
  company_name: z.string().optional(),
  amount: nonNegativeEurosOnWire.optional(),
  company_amount: nonNegativeEurosOnWire.nullable().optional(),
  is_abundantly: z.boolean().optional(),
  start_date: frenchDateOnWire.optional(),
  end_date: frenchDateOnWire.optional(),
  deadline_date: frenchDateOnWire.optional(),
  minimum_investment_amount: nonNegativeEurosOnWire.nullable().optional(),
  /** Last day of the exercise that a profit share comes from (ours). */
  exercise_end: frenchDateOnWire.optional(),
  /** Where the money goes without an answer (ENT-46). */
  default_affectations: z
    .array(
      z.object({ policy_id: z.string(), investments: z.array(z.object({ id: z.string(), amount: nonNegativeEurosOnWire })) }),
    )
    .optional(),
  /** Plans that it can go to, with their funds and rules (ENT-47). */
  allocable_accounts: z.array(allocableAccount).optional(),
  answer: bulletinAnswer.optional(),
  /** The bulletin in full, as its default or the answer has it (ENT-44). */
  detail: ifReadable(bulletinDetails),
})
export type OptionBulletin = z.output<typeof optionBulletin>

/**
 * Returns the bulletins that can still be answered, the most urgent first: those without an answer whose deadline is today or later, and
 * last those without one.
 *
 * @param bulletins bulletins as the server lists them
 * @param today the day that it is in Paris
 * @example pendingBulletins([{ id: '1', type: 'PARTICIPATION', deadline_date: plainDate('2026-12-02') }], plainDate('2026-12-03')) // []
 */
export const pendingBulletins = (bulletins: readonly OptionBulletin[], today: PlainDate): readonly OptionBulletin[] =>
  bulletins
    .filter(({ answer, deadline_date: deadline }) => answer === undefined && (deadline === undefined || today <= deadline))
    .toSorted(({ deadline_date: one }, { deadline_date: other }) => {
      if (one === undefined) return other === undefined ? 0 : 1
      return other === undefined ? -1 : compareDates(one, other)
    })
