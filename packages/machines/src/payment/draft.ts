import { paymentDraft } from '@hautelisse/domain/kept'
import * as z from 'zod'
import { storedEntry } from '../ports/index.ts'

const schema = paymentDraft.extend({ userId: z.string() })

/** What is kept of a payment in the tab: what is kept for the person, and whose it is. */
export type PaymentDraft = z.output<typeof schema>

/** Entry of session storage of the payment; a sign-out removes it. */
export const draft = storedEntry({ key: 'hautelisse.payment', survivesSignIn: false, version: 5, schema })
