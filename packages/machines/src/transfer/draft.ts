import { EMPTY_TRANSFER } from '@hautelisse/domain/transfer'
import * as z from 'zod'
import { storedEntry } from '../ports/index.ts'
import type { TransferSnapshot } from './machine.ts'

const text = z.string().max(200)

const schema = z.strictObject({
  userId: z.string(),
  form: z.strictObject({ policyId: text, isEmployed: z.boolean().nullable(), last: text, manager: text, number: text }),
})

/** What is kept of a transfer in the tab: the answers as typed. */
export type TransferDraft = z.output<typeof schema>

/** Entry of session storage of the transfer; a sign-out removes it. */
export const draft = storedEntry({ key: 'hautelisse.transfer', survivesSignIn: false, version: 1, schema })

/**
 * Gives what is kept of a transfer at one moment: nothing before the saver answers.
 *
 * @param snapshot state of the machine
 */
export const draftOf = ({ context: { form, userId } }: TransferSnapshot): TransferDraft | undefined =>
  JSON.stringify(form) === JSON.stringify(EMPTY_TRANSFER) ? undefined : { userId, form }
