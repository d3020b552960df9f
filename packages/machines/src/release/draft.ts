import { RELEASE_HOUSEHOLDS, RELEASE_KINDS, RELEASE_STEPS } from '@hautelisse/domain/release'
import * as z from 'zod'
import { storedEntry } from '../ports/index.ts'

const LONGEST_TEXT = 200
const MOST_FILES = 20
const text = z.string().max(LONGEST_TEXT)

const schema = z.strictObject({
  userId: z.string(),
  step: z.enum(RELEASE_STEPS),
  requestKey: text,
  /** It was sent under its key, and no answer came: it is looked for first. */
  isSent: z.boolean().optional(),
  form: z.strictObject({
    policyId: text,
    kind: z.enum([...RELEASE_KINDS, '']),
    releaseId: text,
    event: text,
    amount: text,
    wanted: text,
    toFinance: text,
    first: text,
    wage: text,
    couple: z.enum(RELEASE_HOUSEHOLDS),
  }),
  /** Names of the files: their bytes are not kept. */
  files: z.array(z.string()).max(MOST_FILES),
  /** Number of a request that is recorded and waits for its documents. */
  recorded: z.string().nullable(),
})

/** What is kept of a request for money out in the tab: the answers as typed, the step, and the key under which it is made once. */
export type ReleaseDraft = z.output<typeof schema>

/** Entry of session storage of the request; a sign-out removes it. */
export const draft = storedEntry({ key: 'hautelisse.release', survivesSignIn: false, version: 1, schema })
