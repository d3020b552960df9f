import * as z from 'zod'

/** What can be ordered to end badly: documents that are refused once they are checked, debits that the bank rejects. */
export const OUTCOMES = ['documents', 'debit'] as const
export type Outcome = (typeof OUTCOMES)[number]

const TIMES = z.int().min(1).max(100).default(1)

/** An order, in development alone, that the next of a person's documents are refused, or the next of their debits rejected. */
export const outcomeOrder = z.discriminatedUnion('event', [
  z.strictObject({ event: z.literal('documents'), outcome: z.literal('refused'), times: TIMES }),
  z.strictObject({ event: z.literal('debit'), outcome: z.literal('rejected'), times: TIMES }),
])
export type OutcomeOrder = z.infer<typeof outcomeOrder>
