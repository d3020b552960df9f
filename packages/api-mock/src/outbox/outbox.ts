import { parseJson } from '@hautelisse/domain/contract'
import * as z from 'zod'

import type { Storage } from '../storage/index.ts'

/** Something that would be sent if the insurer's servers stood behind: it never leaves the machine. */
const letter = z.object({
  /** Milliseconds since 1970. */
  at: z.number(),
  kind: z.enum(['message', 'notice', 'share']),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
})
export type Letter = z.output<typeof letter>

const letters = z.array(letter)

/** Most letters that are kept of one person: the oldest go first. */
const MOST_KEPT = 50

const keyOf = (sub: string): string => `outbox/${sub}`

/**
 * Reads what would have been sent for a person, the latest first.
 *
 * @param storage where the API keeps what people save
 * @param sub the person
 */
export const readOutbox = async (storage: Storage, sub: string): Promise<readonly Letter[]> =>
  letters.safeParse(parseJson(await storage.get(keyOf(sub)))).data ?? []

/**
 * Keeps a letter instead of sending it. Its text carries no amount, no full account number and no code.
 *
 * @param storage where the API keeps what people save
 * @param sub person for whom it is sent
 * @param sent the letter
 */
export const keepLetter = async (storage: Storage, sub: string, sent: Letter): Promise<void> =>
  storage.set(keyOf(sub), JSON.stringify([sent, ...(await readOutbox(storage, sub))].slice(0, MOST_KEPT)))
