import * as z from 'zod'

import { FREQUENCIES, PAYMENT_STEPS, TAX_CHOICES, WAYS } from '../payment/index.ts'
import { fileNames, randomKey, typed } from './text.ts'

/** What is kept of a payment that is begun: the answers as typed, the step, and the key under which it is made once. */
export const paymentDraft = z.strictObject({
  step: z.enum(PAYMENT_STEPS),
  requestKey: randomKey,
  /** It was sent under its key, and no answer came: it is looked for first. */
  isSent: z.boolean().optional(),
  /** What the address named where it was typed last. */
  address: z.strictObject({ account: typed.optional(), replaces: typed.optional(), again: typed.optional() }),
  files: fileNames.optional(),
  /** A payment that is recorded and waits for its documents, with the address of its card. */
  recorded: z.strictObject({ id: typed, url: typed.nullable() }).optional(),
  form: z.strictObject({
    policyId: typed,
    way: z.enum([...WAYS, '']),
    amount: typed,
    frequency: z.enum(FREQUENCIES),
    day: z.int().min(1).max(31),
    shares: z.record(typed, typed),
    taxChoice: z.enum([...TAX_CHOICES, '']),
    replaces: typed,
    inAddition: z.boolean(),
    keepsCeiling: z.boolean(),
    hasRead: z.boolean(),
  }),
})
export type KeptPayment = z.output<typeof paymentDraft>
