import { readStoredUser, SESSION_ENTRIES, STORED_USER_KEY, writeStoredUser } from '@hautelisse/domain/session'
import type { StoredUser, User } from '@hautelisse/domain/session'
import { parseJson } from '@hautelisse/domain/contract'
import type { Storages } from './storage.ts'

type OfTab = Pick<Storages, 'sessionStorage'>

/** Keeps who is signed in, and what they did in this tab, for a reload of it: nothing that the server says of them (docs/decisions/05). */
export const keepUser = ({ sessionStorage }: OfTab, user: User | undefined): void => {
  const text = user && writeStoredUser(user)
  if (text === undefined) sessionStorage.remove(STORED_USER_KEY)
  else sessionStorage.write(STORED_USER_KEY, text)
}

/**
 * Returns what this tab kept, if it belongs to the person that the sign-in service knows; undefined for a broken or older entry and for another person's.
 *
 * @param known - the user that the profile call makes
 */
export const keptUser = ({ sessionStorage }: OfTab, known: User): StoredUser | undefined => {
  const kept = readStoredUser(sessionStorage.read(STORED_USER_KEY))
  const isSame = kept?.id === known.id && kept?.origin === known.origin && kept?.is_mirror === known.is_mirror
  return isSame ? kept : undefined
}

/** Drops the entries of the session that are broken, of another version or off their schema (P-STORE-02). */
export const dropBroken = ({ sessionStorage }: OfTab): void => {
  for (const [key, schema] of SESSION_ENTRIES) {
    const text = sessionStorage.read(key)
    if (text !== undefined && !schema.safeParse(parseJson(text)).success) sessionStorage.remove(key)
  }
}
