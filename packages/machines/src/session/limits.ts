const MINUTE_MS = 60_000

/** How long a session lasts and how often it is looked at, in milliseconds (P-SESS-02, docs/decisions/04). */
export type SessionLimits = {
  /** Without activity the session ends after this time. */
  readonly inactivityMs: number
  /** Without activity the saver is warned after this time. */
  readonly warningMs: number
  /** The session ends this long after the sign-in, whatever happens. */
  readonly absoluteMs: number
  /** A return without a session is completed by one that another tab opens within this time. */
  readonly callbackMs: number
  /** The server hears of activity at most this often. */
  readonly keepAliveMs: number
  /** The other tabs hear of activity at most this often. */
  readonly tellTabsMs: number
  /** The clock is looked at this often. */
  readonly tickMs: number
}

export const SESSION_LIMITS: SessionLimits = {
  inactivityMs: 10 * MINUTE_MS,
  warningMs: 9 * MINUTE_MS,
  absoluteMs: 8 * 60 * MINUTE_MS,
  callbackMs: 30_000,
  keepAliveMs: 2 * MINUTE_MS,
  tellTabsMs: 5000,
  tickMs: 1000,
}
