import * as z from 'zod'

import type { PlainDate } from '../calendar/index.ts'
import { parseJson } from '../contract/index.ts'
import { user, type User } from './user.ts'

/** Entry of session storage that holds the user (P-STORE-01). */
export const STORED_USER_KEY = 'hautelisse.user'

/** Version of the stored form: an entry of another version is dropped. */
export const STORED_USER_VERSION = 1

/** The user as session storage keeps it: the wire's form under a version, with the day on which it was read (P-STORE-01, docs/decisions/05). */
export const storedUser = z.object({ version: z.literal(STORED_USER_VERSION), day: z.string().optional(), user })

/**
 * Writes a user as text for session storage.
 *
 * @param value the user
 * @param day day on which the user was read, where it is known
 * @example readStoredUser(writeStoredUser(VISITOR)) // VISITOR
 */
export const writeStoredUser = (value: User, day?: PlainDate): string =>
  JSON.stringify(z.encode(storedUser, { version: STORED_USER_VERSION, day, user: value }))

/**
 * Reads a user back from session storage; text that is broken, of another version or off the schema is no user, never a crash (P-STORE-02).
 *
 * @param text what session storage holds, or nothing
 * @param day day on which the user must have been read; any day unless given
 * @example readStoredUser('{"version":0}') // undefined
 */
export const readStoredUser = (text: string | undefined, day?: PlainDate): User | undefined => {
  const read = storedUser.safeParse(parseJson(text))
  if (!read.success) return undefined
  return day === undefined || read.data.day === day ? read.data.user : undefined
}
