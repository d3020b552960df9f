import * as z from 'zod'

/** Something that would be sent if the insurer's servers stood behind the API: it never leaves the machine (TRM-06). */
const letter = z.object({
  /** Milliseconds since 1970. */
  at: z.number(),
  kind: z.enum(['message', 'notice', 'share', 'code']),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
})
export type Letter = z.output<typeof letter>

/** Letters of one person, the latest first: what a server of development answers to its developer page. */
export const outboxAnswer = z.array(letter)
