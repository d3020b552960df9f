import { switchDraft } from '@hautelisse/domain/kept'
import * as z from 'zod'
import { storedEntry } from '../ports/index.ts'

const schema = switchDraft.extend({ userId: z.string() })

/** What is kept of a fund switch in the tab: what is kept for the person, and whose it is. */
export type SwitchDraft = z.output<typeof schema>

/** Entry of session storage of the fund switch; a sign-out removes it. */
export const draft = storedEntry({ key: 'hautelisse.fund-switch', survivesSignIn: false, version: 1, schema })
