import * as z from 'zod'
import type { ActContext } from '../act/index.ts'
import { storedEntry } from '../ports/index.ts'
import type { SigningForm, SigningQuestion } from './signing-form.ts'

const schema = z.strictObject({
  userId: z.string(),
  /** Mark of the simulation that the saver agrees to: another one is another request. */
  mark: z.int().nonnegative(),
  requestKey: z.string().max(200),
  /** The request was sent and no answer had come. */
  isSent: z.boolean(),
  form: z.strictObject({
    years: z.record(z.string(), z.int().positive()),
    hasPension: z.boolean(),
    hasAgreed: z.boolean(),
  }),
})

/** What is kept of an agreement in the tab: the answers, and the key under which it is sent once. */
export type SigningDraft = z.output<typeof schema>

/** Entry of session storage of the agreement; a sign-out removes it. */
export const signingDraft = storedEntry({ key: 'hautelisse.signing', survivesSignIn: false, version: 2, schema })

const OFFSET = 0x811c9dc5
const PRIME = 0x01000193

/**
 * Gives a mark that tells a simulation from another one and says nothing of its amounts: FNV-1a in 32 bits, which many texts share. A request that took
 * the key of another one would be refused by the server.
 *
 * @param text the simulation as text
 * @example markOf('') // 2166136261
 */
export const markOf = (text: string): number => {
  let mark = OFFSET
  for (const byte of new TextEncoder().encode(text)) mark = Math.imul(mark ^ byte, PRIME) >>> 0
  return mark >>> 0
}

type Kept = {
  readonly context: {
    readonly form: SigningForm
    readonly userId: string
    readonly question: SigningQuestion
    readonly requestKey: string
    readonly recorded: string | undefined
  } & ActContext
}

/**
 * Gives what is kept of an agreement at one moment: nothing before the saver answers, and nothing once it was recorded.
 *
 * @param snapshot state of the machine
 */
export const signingDraftOf = ({ context }: Kept): SigningDraft | undefined => {
  const { form, userId, question, requestKey, recorded, act } = context
  const isTouched = form.hasAgreed || form.hasPension || Object.keys(form.years).length > 0
  if (recorded !== undefined || !isTouched) return undefined
  return {
    userId,
    mark: markOf(question.text),
    requestKey,
    isSent: act !== undefined && act !== 'code',
    form: { ...form, years: { ...form.years } },
  }
}
