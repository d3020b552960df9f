import * as z from 'zod'

import { SWITCH_STEPS } from '../fund-switch/index.ts'
import { randomKey, typed } from './text.ts'

/** What is kept of a fund switch that is begun: the answers as typed, the step, and the key under which it is made once. */
export const switchDraft = z.strictObject({
  step: z.enum(SWITCH_STEPS),
  requestKey: randomKey,
  /** It was sent under its key, and no answer came: it is looked for first. */
  isSent: z.boolean().optional(),
  form: z.strictObject({
    policyId: typed,
    destination: typed.optional(),
    isAware: z.boolean().optional(),
    out: z.record(typed, typed),
    in: z.record(typed, typed),
  }),
})
export type KeptSwitch = z.output<typeof switchDraft>
