import * as z from 'zod'

import { CLAUSES, GIFT_TAKERS, GOODS, SITUATIONS } from '../inheritance/index.ts'
import { CONTRACT_KINDS, MOST_ROWS, STEPS, typedAs, type TypedAmount } from '../transmission/index.ts'
import { LONGEST_TEXT, typed } from './text.ts'

/** An amount is kept as it was typed. */
const amount = z.codec(typed, z.custom<TypedAmount>(), {
  decode: (text) => typedAs(text),
  encode: ({ text }) => text.slice(0, LONGEST_TEXT),
})
const planId = z.string().max(LONGEST_TEXT).optional()
/** The amount of a plan of the saver's own is not kept as long as it is what the plan holds: that is the server's (docs/decisions/05). */
const heldAmount = amount.optional()
/** A question that is not asked has no answer. */
const parents = z.codec(z.literal([0, 1, 2]).nullable(), z.custom<0 | 1 | 2 | undefined>(), {
  decode: (kept) => kept ?? undefined,
  encode: (told) => told ?? null,
})

/** What is kept of the simulator of transmissions: the answers as they were typed, and the step. */
export const transmissionAnswers = z.strictObject({
  step: z.enum(STEPS),
  form: z.strictObject({
    heirs: z.strictObject({
      has_testament: z.boolean().nullable(),
      family_situation: z.enum([...SITUATIONS, '']),
      has_spouse_donation: z.boolean(),
      children: typed,
      has_same_parents: z.boolean().nullable(),
      spouse_age: typed,
      parents,
      siblings: typed,
    }),
    patrimony: z.strictObject({
      has_donate: z.boolean(),
      gifts: z
        .array(
          z.strictObject({
            id: z.int(),
            to: z.enum(GIFT_TAKERS),
            person: z.int(),
            amount,
            made: typed,
            isFamilyMoney: z.boolean(),
          }),
        )
        .max(MOST_ROWS)
        .readonly()
        .prefault([]),
      owner_home: z.boolean(),
      home_value: amount,
      home_percentage: amount,
      family_at_home: z.boolean(),
      has_other_patrimony: z.boolean(),
      other_goods: z
        .array(z.strictObject({ id: z.int(), type: z.enum([...GOODS, '']), amount: heldAmount, rate: amount, planId }))
        .max(MOST_ROWS)
        .readonly(),
      passif: amount,
    }),
    life: z.strictObject({
      has_life_insurance: z.boolean(),
      contracts: z
        .array(
          z.strictObject({
            id: z.int(),
            name: typed,
            kind: z.enum(CONTRACT_KINDS).default('life_insurance'),
            amount: heldAmount,
            premiumsAfter70: amount.prefault(''),
            premiumsBefore70: amount.prefault(''),
            beneficiary: z.enum(CLAUSES),
            isOurs: z.boolean(),
            planId,
          }),
        )
        .max(MOST_ROWS)
        .readonly(),
    }),
  }),
  isShareTyped: z.boolean(),
})
