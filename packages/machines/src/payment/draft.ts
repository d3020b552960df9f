import { FREQUENCIES, PAYMENT_STEPS, TAX_CHOICES, WAYS } from '@hautelisse/domain/payment'
import * as z from 'zod'
import { storedEntry } from '../ports/index.ts'

const LONGEST_TEXT = 200
const MOST_FILES = 20
const text = z.string().max(LONGEST_TEXT)

const schema = z.strictObject({
  userId: z.string(),
  step: z.enum(PAYMENT_STEPS),
  requestKey: text,
  /** It was sent under its key, and no answer came: it is looked for first. */
  isSent: z.boolean().optional(),
  /** What the address named where it was typed last. */
  address: z.strictObject({ account: text.optional(), replaces: text.optional(), again: text.optional() }),
  /** Names of the documents: their bytes are not kept. */
  files: z.array(z.string()).max(MOST_FILES).optional(),
  /** A payment that is recorded and waits for its documents, with the address of its card. */
  recorded: z.strictObject({ id: text, url: text.nullable() }).optional(),
  form: z.strictObject({
    policyId: text,
    way: z.enum([...WAYS, '']),
    amount: text,
    frequency: z.enum(FREQUENCIES),
    day: z.int().min(1).max(31),
    shares: z.record(text, text),
    taxChoice: z.enum([...TAX_CHOICES, '']),
    replaces: text,
    inAddition: z.boolean(),
    keepsCeiling: z.boolean(),
    hasRead: z.boolean(),
  }),
})

/** What is kept of a payment in the tab: the answers as typed, the step, and the key under which it is made once. */
export type PaymentDraft = z.output<typeof schema>

/** Entry of session storage of the payment; a sign-out removes it. */
export const draft = storedEntry({ key: 'hautelisse.payment', survivesSignIn: false, version: 5, schema })
