import { transmissionAnswers } from '@hautelisse/domain/kept'
import * as z from 'zod'
import { storedEntry } from '../ports/index.ts'

const schema = z.strictObject({ userId: z.string(), ...transmissionAnswers.shape })

/** What is kept of a simulator in the tab: whose it is, the answers as they were typed, and the step. No figure is kept. */
export type TransmissionDraft = z.output<typeof schema>

/** Entry of session storage of the simulator; a sign-out removes it (TRANS-50). */
export const draft = storedEntry({ key: 'hautelisse.transmission', survivesSignIn: false, version: 2, schema })
