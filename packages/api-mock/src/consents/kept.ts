import { parseJson } from '@hautelisse/domain/contract'
import * as z from 'zod'

import type { Storage } from '../storage/index.ts'

const KIND = 'b2v'
const answer = z.object({ [KIND]: z.boolean() })

/** Answers that one person may leave: they are proof and are never dropped, so that one more consent is refused; a consent is taken back in any case. */
export const MOST_CONSENTS = 1000

/** Reads what a person answered last to whether their company pension data may be passed on; undefined when they were never asked. */
export const readConsent = async ({ proofs }: Pick<Storage, 'proofs'>, sub: string): Promise<boolean | undefined> =>
  answer.safeParse(parseJson((await proofs.last(sub, KIND))?.value)).data?.[KIND]

/**
 * Keeps what a person answered after what they answered before. The same answer again changes nothing and is kept once.
 *
 * @param storage where proofs are kept
 * @param sub who answered
 * @param isGiven what they answered
 * @param at when, in milliseconds since 1970
 * @returns whether it stands; a consent is refused once there are too many answers
 */
export const keepConsent = async (
  { proofs }: Pick<Storage, 'proofs'>,
  sub: string,
  isGiven: boolean,
  at: number,
): Promise<boolean> => {
  if ((await readConsent({ proofs }, sub)) === isGiven) return true
  return proofs.append(sub, { at, value: JSON.stringify({ [KIND]: isGiven }) }, isGiven ? MOST_CONSENTS : undefined)
}
