import { releaseDraft } from '@hautelisse/domain/kept'
import * as z from 'zod'
import { storedEntry } from '../ports/index.ts'

const schema = releaseDraft.extend({ userId: z.string() })

/** What is kept of a request for money out in the tab: what is kept for the person, its reason whatever it is, and whose it is. */
export type ReleaseDraft = z.output<typeof schema>

/** Entry of session storage of the request; a sign-out removes it. */
export const draft = storedEntry({ key: 'hautelisse.release', survivesSignIn: false, version: 1, schema })
