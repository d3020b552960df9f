/** Says whether a client may try once more now; each question counts as a try. */
export type RateLimit = (client: string) => boolean

const MINUTE_MS = 60_000

/**
 * Returns a limit of tries per client and window, counted from each client's first try.
 *
 * @param tries tries that are let through
 * @param now clock in milliseconds
 * @param windowMs length of the window: a minute unless said otherwise
 * @example createRateLimit(1, () => 0)('a') // true, then false
 */
export const createRateLimit = (tries: number, now: () => number, windowMs: number = MINUTE_MS): RateLimit => {
  const windows = new Map<string, { readonly since: number; readonly tried: number }>()
  return (client) => {
    for (const [known, { since }] of windows) if (now() - since >= windowMs) windows.delete(known)
    const { since, tried } = windows.get(client) ?? { since: now(), tried: 0 }
    windows.set(client, { since, tried: tried + 1 })
    return tried < tries
  }
}
