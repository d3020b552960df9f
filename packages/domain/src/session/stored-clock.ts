import * as z from 'zod'

import { parseJson } from '../contract/index.ts'

/** Entry of session storage that says since when the session lasts: a reload must not begin its eight hours anew. */
export const STORED_CLOCK_KEY = 'hautelisse.clock'

const VERSION = 1

/** The instant of the sign-in as session storage keeps it, in milliseconds since 1970. */
export const storedClock = z.object({ version: z.literal(VERSION), signedInAt: z.number().nonnegative() })

/**
 * Writes the instant of the sign-in as text for session storage.
 *
 * @param signedInAt milliseconds since 1970
 * @example writeStoredClock(0) // '{"version":1,"signedInAt":0}'
 */
export const writeStoredClock = (signedInAt: number): string => JSON.stringify({ version: VERSION, signedInAt })

/**
 * Reads the instant of the sign-in. Returns undefined if the text is broken, of another version or off the schema; it never throws (P-STORE-02).
 *
 * @param text what session storage holds, or nothing
 * @example readStoredClock('{') // undefined
 */
export const readStoredClock = (text: string | undefined): number | undefined =>
  storedClock.safeParse(parseJson(text)).data?.signedInAt

/**
 * Returns since when a session that is found again lasts: as the sign-in service says it, else as this tab kept it, else from now on. An
 * instant in the future is ignored: the clocks differ.
 *
 * @param now milliseconds since 1970
 * @param authTime `auth_time` of the sign-in service, in seconds since 1970
 * @param kept instant that this tab kept
 * @example signedInSince(10_000, 4, undefined) // 4000
 */
export const signedInSince = (now: number, authTime: number | undefined, kept: number | undefined): number =>
  Math.min(now, authTime === undefined ? (kept ?? now) : authTime * 1000)
