import { lettersToSend, type LetterToSend } from '../../acts/index.ts'
import type { Journal } from '../../storage/index.ts'
import { HAND_OVER_S, type Deliver } from './letter-queue.ts'

/** Hands a letter to what really sends it. */
export type SendLetter = (letter: LetterToSend) => Promise<void>

/** The receiver has not taken a letter. */
class NotTaken extends Error {}

/**
 * Returns what hands letters to a service by HTTP: as JSON, the key in the header `Idempotency-Key`, taken once it answers 2xx.
 *
 * @param url address of the service
 * @example await postLetters('https://letters.internal/')(letter)
 */
export const postLetters =
  (url: string): SendLetter =>
  async ({ key, ...letter }) => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify(letter),
      redirect: 'error',
      signal: AbortSignal.timeout(HAND_OVER_S * 1000),
    })
    await answer.body?.cancel()
    if (!answer.ok) throw new NotTaken(`The service of letters answered ${answer.status}.`)
  }

/**
 * Returns what sends the letters of an act, read from its entry in the journal.
 *
 * @param journal where acts are kept
 * @param send hands over one letter
 */
export const deliverFrom =
  (journal: Pick<Journal, 'find'>, send: SendLetter): Deliver =>
  async ({ person, key }) => {
    const entry = await journal.find(person, key)
    if (entry === undefined) return
    // All are tried: an address that is refused keeps the others from nothing.
    const sent = await Promise.allSettled(lettersToSend(person, entry).map(send))
    const failed = sent.find(({ status }) => status === 'rejected')
    if (failed?.status === 'rejected') throw failed.reason
  }
