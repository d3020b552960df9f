import type { EntryName } from '../ports/index.ts'

/**
 * Entry of session storage that holds what is typed in the tax simulator. It survives the way to the door, where a visitor signs in: Back finds the
 * answers again, and a return from the door uses them up (P-CALL-03, docs/decisions/05). The session needs this name without the schema of the draft.
 */
export const DRAFT_NAME: EntryName = { key: 'hautelisse.tax-saving', survivesSignIn: true }
