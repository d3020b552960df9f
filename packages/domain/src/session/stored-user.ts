import * as z from 'zod'

import { parseJson } from '../contract/index.ts'
import { origin } from './origin.ts'
import type { User } from './user.ts'

/** Entry of session storage that holds the user (P-STORE-01). */
export const STORED_USER_KEY = 'hautelisse.user'

/** Version of the stored form: an entry of another version is dropped. */
export const STORED_USER_VERSION = 2

/**
 * The user as session storage keeps it: who it is, and what this tab has seen them do. Profiles, accounts and addresses of the person are
 * the server's, which is asked again (P-STORE-01, docs/decisions/05).
 */
export const storedUser = z.strictObject({
  version: z.literal(STORED_USER_VERSION),
  id: z.string().min(1),
  origin,
  is_mirror: z.boolean(),
  has_validate_acon_otp: z.boolean(),
  seeOpinionMessage: z.boolean(),
  actions: z.int().nonnegative(),
})
export type StoredUser = Readonly<Omit<z.infer<typeof storedUser>, 'version'>>

/**
 * Writes what is kept of a user as text for session storage.
 *
 * @param value the user
 * @returns undefined for someone who has not signed in
 * @example writeStoredUser(VISITOR) // undefined
 */
export const writeStoredUser = (value: User): string | undefined => {
  const { id, origin: from, is_mirror, has_validate_acon_otp, seeOpinionMessage, actions } = value
  if (id === undefined || from === undefined) return undefined
  const kept: StoredUser = { id, origin: from, is_mirror, has_validate_acon_otp, seeOpinionMessage, actions }
  return JSON.stringify({ version: STORED_USER_VERSION, ...kept })
}

/**
 * Reads what was kept of a user; text that is broken, of another version or off the schema is nobody, never a crash (P-STORE-02).
 *
 * @param text what session storage holds, or nothing
 * @example readStoredUser('{"version":0}') // undefined
 */
export const readStoredUser = (text: string | undefined): StoredUser | undefined => {
  const read = storedUser.safeParse(parseJson(text))
  if (!read.success) return undefined
  const { version: _, ...kept } = read.data
  return kept
}
