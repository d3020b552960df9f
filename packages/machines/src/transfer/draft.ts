import { transferDraft, type KeptContent } from '@hautelisse/domain/kept'
import { EMPTY_TRANSFER, type TransferForm } from '@hautelisse/domain/transfer'
import * as z from 'zod'
import { keptDraftOf } from '../kept/index.ts'
import { storedEntry } from '../ports/index.ts'

const schema = transferDraft.extend({ userId: z.string() })

/** What is kept of a transfer in the tab: the answers as typed. */
export type TransferDraft = z.output<typeof schema>

/** Entry of session storage of the transfer; a sign-out removes it. */
export const draft = storedEntry({ key: 'hautelisse.transfer', survivesSignIn: false, version: 1, schema })

type Kept = { readonly context: { readonly form: TransferForm; readonly userId: string } }

/**
 * Gives what is kept of a transfer at one moment: nothing before the saver answers.
 *
 * @param snapshot state of the machine
 */
export const draftOf = ({ context: { form, userId } }: Kept): TransferDraft | undefined =>
  JSON.stringify(form) === JSON.stringify(EMPTY_TRANSFER) ? undefined : { userId, form }

/**
 * Gives what is kept of a transfer for the person.
 *
 * @param snapshot state of the machine
 */
export const keptOf = (snapshot: Kept): KeptContent | undefined => keptDraftOf(draftOf(snapshot))
