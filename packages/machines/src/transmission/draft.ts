import { CLAUSES, GOODS, SITUATIONS } from '@hautelisse/domain/inheritance'
import { CONTRACT_KINDS, MOST_ROWS, STEPS, typedAs } from '@hautelisse/domain/transmission'
import type { TypedAmount } from '@hautelisse/domain/transmission'
import * as z from 'zod'
import { storedEntry } from '../ports/index.ts'

const LONGEST_TEXT = 200
const fieldText = z.string().max(LONGEST_TEXT)
/** An amount is kept as it was typed. */
const amount = z.codec(fieldText, z.custom<TypedAmount>(), {
  decode: (text) => typedAs(text),
  encode: ({ text }) => text.slice(0, LONGEST_TEXT),
})
const planId = z.string().optional()
/** The amount of a plan of the saver's own is not kept as long as it is what the plan holds: that is the server's (docs/decisions/05). */
const heldAmount = amount.optional()
/** A question that is not asked has no answer. */
const parents = z.codec(z.literal([0, 1, 2]).nullable(), z.custom<0 | 1 | 2 | undefined>(), {
  decode: (kept) => kept ?? undefined,
  encode: (told) => told ?? null,
})

const form = z.strictObject({
  heirs: z.strictObject({
    has_testament: z.boolean(),
    family_situation: z.enum([...SITUATIONS, '']),
    has_spouse_donation: z.boolean(),
    children: fieldText,
    has_same_parents: z.boolean(),
    spouse_age: fieldText,
    parents,
    siblings: fieldText,
  }),
  patrimony: z.strictObject({
    has_donate: z.boolean(),
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
          name: fieldText,
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
})

const schema = z.strictObject({ userId: z.string(), step: z.enum(STEPS), form, isShareTyped: z.boolean() })

/** What is kept of a simulator in the tab: whose it is, the answers as they were typed, and the step. No figure is kept. */
export type TransmissionDraft = z.output<typeof schema>

/** Entry of session storage of the simulator; a sign-out removes it (TRANS-50). */
export const draft = storedEntry({ key: 'hautelisse.transmission', survivesSignIn: false, version: 2, schema })
