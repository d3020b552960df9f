import { EMPTY_CASE, type CaseForm, type LetterCase } from '@hautelisse/domain/retirement-withdrawal'
import { RELEASE_REASONS } from '@hautelisse/domain/release'
import { WITHDRAW_CASES } from '@hautelisse/domain/withdrawal'
import * as z from 'zod'
import { storedEntry } from '../ports/index.ts'

const text = z.string().max(200)

const schema = z.strictObject({
  userId: z.string(),
  of: z.enum(WITHDRAW_CASES),
  form: z.strictObject({ policyId: text, reason: z.enum([...RELEASE_REASONS, '']), event: text, amount: text }),
})

/** What is kept of a request by letter in the tab: the answers as typed. */
export type CaseDraft = z.output<typeof schema>

/** Entry of session storage of the request; a sign-out removes it. */
export const caseDraft = storedEntry({ key: 'hautelisse.withdraw-case', survivesSignIn: false, version: 1, schema })

type Kept = { readonly context: { readonly form: CaseForm; readonly userId: string; readonly of: LetterCase } }

/**
 * Gives what is kept of a request by letter at one moment: nothing before the saver answers.
 *
 * @param snapshot state of the machine
 */
export const caseDraftOf = ({ context: { form, userId, of } }: Kept): CaseDraft | undefined =>
  JSON.stringify({ ...form, policyId: '', reason: '' }) === JSON.stringify(EMPTY_CASE) ? undefined : { userId, of, form }
