import type { Attempts } from '../storage/index.ts'
import type { Seal } from './seal.ts'

/** Says whether a client may try once more now; each question counts as a try. */
export type RateLimit = (client: string) => Promise<boolean>

const MINUTE_MS = 60_000

/** Where tries are counted, over all processes that share it: nobody is named there. */
export type Counting = { readonly attempts: Attempts; readonly seal: Seal; readonly now: () => number }

/**
 * Returns a limit of tries per client and window, counted from each client's first try.
 *
 * @param counting where tries are counted
 * @param limit its name, the tries that are let through, and the length of the window: a minute unless said otherwise
 * @example await createRateLimit(counting, { name: 'sign-ins', tries: 1 })('a') // true, then false
 */
export const createRateLimit =
  (
    { attempts, seal, now }: Counting,
    { name, tries, windowMs = MINUTE_MS }: { readonly name: string; readonly tries: number; readonly windowMs?: number },
  ): RateLimit =>
  async (client) =>
    (await attempts.count(seal.mac(`${name}/${client}`), { now: now(), windowMs })).tried <= tries
