import type { Journal } from '../../storage/index.ts'
import { HAND_OVER_S, type Deliver } from './letter-queue.ts'
import { lettersToSend, type LetterToSend } from './letter-to-send.ts'

/** Hands a letter to what really sends it. */
export type SendLetter = (letter: LetterToSend) => Promise<void>

/** The receiver has not taken a letter. */
class NotTaken extends Error {}

/** The receiver will never take a letter: it is not sent again. */
class Refused extends Error {}

/** Answers that say that a letter itself will never be taken; a wrong address or a missing right of the service is mended, and its letters wait. */
const FINAL: ReadonlySet<number> = new Set([400, 410, 413, 415, 422])

/** What tells a letter to the operator: its key without the person. */
const nameOf = (key: string): string => key.split('/').slice(-3).join('/')

/**
 * Returns what hands letters to a service by HTTP: as JSON, the key in the header `Idempotency-Key`, taken once it answers 2xx, and refused for good by
 * 400, 410, 413, 415 and 422.
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
    if (FINAL.has(answer.status))
      throw new Refused(`The letter ${nameOf(key)} is not sent: the service of letters answered ${answer.status}.`)
    if (!answer.ok) throw new NotTaken(`The service of letters answered ${answer.status}.`)
  }

/**
 * Returns what sends letters that are due, read from the entries of their acts in the journal. One that is refused for good is said once, and is over.
 *
 * @param journal where acts are kept
 * @param send hands over one letter
 * @param onRefused told why a letter is not sent
 */
export const deliverFrom =
  (journal: Pick<Journal, 'find'>, send: SendLetter, onRefused?: (error: unknown) => void): Deliver =>
  async ({ person, key, place }) => {
    const entry = await journal.find(person, key)
    if (entry === undefined) return
    const due = lettersToSend(person, entry).filter((_, at) => place === undefined || at === place)
    // All are tried: an address that is refused keeps the others from nothing.
    const sent = await Promise.allSettled(due.map(send))
    const errors = sent.flatMap((one): readonly unknown[] => (one.status === 'rejected' ? [one.reason] : []))
    for (const error of errors) if (error instanceof Refused) onRefused?.(error)
    const failed = errors.find((error) => !(error instanceof Refused))
    if (failed !== undefined) throw failed
  }
