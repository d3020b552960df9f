import * as z from 'zod'

import { typed } from './text.ts'

/** What is kept of a transfer that is begun: the answers as typed. */
export const transferDraft = z.strictObject({
  form: z.strictObject({ policyId: typed, isEmployed: z.boolean().nullable(), last: typed, manager: typed, number: typed }),
})
export type KeptTransfer = z.output<typeof transferDraft>
