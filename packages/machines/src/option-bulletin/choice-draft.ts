import * as z from 'zod'
import type { SnapshotFrom } from 'xstate'
import { storedEntry } from '../ports/index.ts'
import { openingAmounts } from './choice-amounts.ts'
import type { ChoiceDraft } from './choice-context.ts'
import type { choiceMachine } from './choice-machine.ts'

const LONGEST_TEXT = 200
const text = z.string().max(LONGEST_TEXT)

const schema = z.strictObject({
  texts: z.record(z.string(), text),
  key: z.string().optional(),
})

/** Entry of session storage of the choice on one bulletin: each has its own. A sign-out removes it. */
export const choiceDraft = (bulletin: string) =>
  storedEntry({ key: `hautelisse.option-bulletin.${bulletin}`, survivesSignIn: false, version: 2, schema })

/**
 * What is kept of a choice at one moment, for `keepDraft`: the fields that do not say what the bulletin opens with, so nothing before the first key
 * press; and nothing once it is taken.
 */
export const choiceDraftOf = (snapshot: SnapshotFrom<typeof choiceMachine>): ChoiceDraft | undefined => {
  const { bulletin, amounts, key } = snapshot.context
  if (snapshot.matches({ choice: 'taken' }) || snapshot.matches({ choice: 'over' })) return undefined
  const opening = openingAmounts(bulletin)
  const changed = Object.entries(amounts).filter(([field, { text: now }]) => now !== opening[field]?.text)
  const texts = Object.fromEntries(changed.map(([field, { text: now }]) => [field, now]))
  return changed.length === 0 && key === undefined ? undefined : { texts, key }
}
