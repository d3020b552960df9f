import { readStoredUser, writeStoredUser } from '@hautelisse/domain/session'
import type { User } from '@hautelisse/domain/session'
import type { FamilyStates } from './families.ts'
import { USER_KEY } from './storage.ts'
import type { Storages } from './storage.ts'

/** Keeps the user for a reload of this tab; one with a failed family is not kept, so that the reload asks for all of it again. */
export const keepUser = (
  { sessionStorage }: Pick<Storages, 'sessionStorage'>,
  user: User | undefined,
  families: FamilyStates,
): void => {
  if (user === undefined || Object.values(families).includes('failed')) sessionStorage.remove(USER_KEY)
  else sessionStorage.write(USER_KEY, writeStoredUser(user))
}

/**
 * Answers the user kept in this tab if it is the one that the sign-in service knows: same person, origin and families. A broken,
 * older or other entry is none.
 *
 * @param known - the user that the profile call makes
 */
export const keptUser = ({ sessionStorage }: Pick<Storages, 'sessionStorage'>, known: User): User | undefined => {
  const kept = readStoredUser(sessionStorage.read(USER_KEY))
  if (kept === undefined || kept.id !== known.id || kept.origin !== known.origin) return undefined
  return kept.scopes.join() === known.scopes.join() && kept.is_mirror === known.is_mirror ? kept : undefined
}
