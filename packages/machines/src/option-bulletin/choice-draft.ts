import * as z from 'zod'
import type { SnapshotFrom } from 'xstate'
import { storedEntry } from '../ports/index.ts'
import { openingAmounts } from './choice-amounts.ts'
import type { ChoiceDraft } from './choice-context.ts'
import type { choiceMachine } from './choice-machine.ts'

const LONGEST_TEXT = 200
const text = z.string().max(LONGEST_TEXT)

const schema = z.strictObject({
  bulletin: z.string(),
  texts: z.record(z.string(), text),
  key: z.string().optional(),
})

/** Entry of session storage of a choice; a sign-out removes it. */
export const choiceDraft = storedEntry({ key: 'hautelisse.option-bulletin', survivesSignIn: false, version: 1, schema })

/** What is kept of a choice at one moment, for `keepDraft`: nothing before the first key press, and nothing once it is taken. */
export const choiceDraftOf = (snapshot: SnapshotFrom<typeof choiceMachine>): ChoiceDraft | undefined => {
  const { bulletin, amounts, key } = snapshot.context
  if (snapshot.matches({ choice: 'taken' }) || snapshot.matches({ choice: 'over' })) return undefined
  const textsOf = (held: typeof amounts) => Object.fromEntries(Object.entries(held).map(([field, one]) => [field, one.text]))
  const texts = textsOf(amounts)
  const untouched = JSON.stringify(texts) === JSON.stringify(textsOf(openingAmounts(bulletin)))
  return untouched && key === undefined ? undefined : { bulletin: bulletin.id, texts, key }
}
