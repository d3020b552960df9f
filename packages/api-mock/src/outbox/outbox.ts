import { outboxAnswer, parseJson, type Environment, type Letter } from '@hautelisse/domain/contract'

import type { Storage } from '../storage/index.ts'

/** Most letters that are kept of one person: the oldest go first. */
const MOST_KEPT = 50

const NAME = 'outbox'

type Kept = Pick<Storage, 'documents'>

const lettersIn = (text: string | undefined): readonly Letter[] => outboxAnswer.safeParse(parseJson(text)).data ?? []

/**
 * Reads what would have been sent for a person, the latest first.
 *
 * @param storage where the API keeps what people save
 * @param sub the person
 */
export const readOutbox = async ({ documents }: Kept, sub: string): Promise<readonly Letter[]> =>
  lettersIn((await documents.read(sub, NAME))?.value)

const HIDDEN = '••••••'

/**
 * Says what a kept letter may show of a code or a password: itself in development, where nothing is real; elsewhere signs in its place, since who reads
 * the store or a backup of it could use it.
 *
 * @param environment where the API runs
 * @param secret the code or the password
 */
export const shownSecret = (environment: Environment, secret: string): string => (environment === 'development' ? secret : HIDDEN)

/**
 * Keeps a letter instead of sending it. Its text carries no amount and no full account number, and a code or password as `shownSecret` says.
 *
 * @param storage where the API keeps what people save
 * @param sub person for whom it is sent
 * @param sent the letter
 */
export const keepLetter = ({ documents }: Kept, sub: string, sent: Letter): Promise<void> =>
  documents.update(sub, NAME, (kept) => ({
    value: JSON.stringify([sent, ...lettersIn(kept?.value)].slice(0, MOST_KEPT)),
    result: undefined,
  }))
