import { readStoredUser, SESSION_ENTRIES, STORED_USER_KEY, writeStoredUser } from '@hautelisse/domain/session'
import type { PlainDate } from '@hautelisse/domain/calendar'
import type { User } from '@hautelisse/domain/session'
import { parseJson } from '@hautelisse/domain/contract'
import type { FamilyStates } from './families.ts'
import type { Storages } from './storage.ts'

type OfTab = Pick<Storages, 'sessionStorage'>

/** A user with their families, and the day on which they were read. */
type Read = { readonly user: User | undefined; readonly families: FamilyStates; readonly day: PlainDate }

/** Keeps the user for a reload of this tab; one with a failed family is not kept, so that the reload asks for all of it again. */
export const keepUser = ({ sessionStorage }: OfTab, { user, families, day }: Read): void => {
  if (user === undefined || Object.values(families).some((state) => state !== 'loaded')) sessionStorage.remove(STORED_USER_KEY)
  else sessionStorage.write(STORED_USER_KEY, writeStoredUser(user, day))
}

/**
 * Answers the user kept in this tab if it is the one that the sign-in service knows: same person, origin and families. A broken,
 * older or other entry is none, nor is one of another day: a day changes what is held, and what a profile says.
 *
 * @param known - the user that the profile call makes
 * @param today - the day that the API lives on
 */
export const keptUser = ({ sessionStorage }: OfTab, known: User, today: PlainDate): User | undefined => {
  const kept = readStoredUser(sessionStorage.read(STORED_USER_KEY), today)
  if (kept === undefined || kept.id !== known.id || kept.origin !== known.origin) return undefined
  return kept.scopes.join() === known.scopes.join() && kept.is_mirror === known.is_mirror ? kept : undefined
}

/** Drops the entries of the session that are broken, of another version or off their schema (P-STORE-02). */
export const dropBroken = ({ sessionStorage }: OfTab): void => {
  for (const [key, schema] of SESSION_ENTRIES) {
    const text = sessionStorage.read(key)
    if (text !== undefined && !schema.safeParse(parseJson(text)).success) sessionStorage.remove(key)
  }
}
