/** Says whether a client may try once more now; each question counts as a try. */
export type RateLimit = (client: string) => boolean

const MINUTE_MS = 60_000

/**
 * Returns a limit of tries per client and minute, counted from each client's first try.
 *
 * @param perMinute tries that are let through
 * @param now clock in milliseconds
 * @example createRateLimit(1, () => 0)('a') // true, then false
 */
export const createRateLimit = (perMinute: number, now: () => number): RateLimit => {
  const windows = new Map<string, { readonly since: number; readonly tries: number }>()
  return (client) => {
    for (const [known, { since }] of windows) if (now() - since >= MINUTE_MS) windows.delete(known)
    const { since, tries } = windows.get(client) ?? { since: now(), tries: 0 }
    windows.set(client, { since, tries: tries + 1 })
    return tries < perMinute
  }
}
