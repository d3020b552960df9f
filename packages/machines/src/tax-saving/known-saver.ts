import { birthDateOf, genderOf } from '@hautelisse/domain/session'
import type { User } from '@hautelisse/domain/session'
import type { KnownSaver } from '@hautelisse/domain/tax-saving'

/**
 * Reads what a profile tells of the saver; nothing of a visitor (TAX-19).
 *
 * @param user the user, only while signed in
 * @example knownSaverOf(undefined) // {}
 */
export const knownSaverOf = (user: User | undefined): KnownSaver =>
  user === undefined ? {} : { gender: genderOf(user), birthDate: birthDateOf(user) }
