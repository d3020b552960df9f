import { SWITCH_STEPS } from '@hautelisse/domain/fund-switch'
import * as z from 'zod'
import { storedEntry } from '../ports/index.ts'

const LONGEST_TEXT = 200
const text = z.string().max(LONGEST_TEXT)

const schema = z.strictObject({
  userId: z.string(),
  step: z.enum(SWITCH_STEPS),
  requestKey: text,
  /** It was sent under its key, and no answer came: it is looked for first. */
  isSent: z.boolean().optional(),
  form: z.strictObject({
    policyId: text,
    destination: text.optional(),
    isAware: z.boolean().optional(),
    out: z.record(text, text),
    in: z.record(text, text),
  }),
})

/** What is kept of a fund switch in the tab: the answers as typed, the step, and the key under which it is made once. */
export type SwitchDraft = z.output<typeof schema>

/** Entry of session storage of the fund switch; a sign-out removes it. */
export const draft = storedEntry({ key: 'hautelisse.fund-switch', survivesSignIn: false, version: 1, schema })
