import { PROVIDER_PROFILE } from '../contract/index.ts'
import type { User } from './user.ts'

/**
 * Returns a user's full name from the first profile that is known, else as the sign-in service says it, or nothing.
 *
 * @param user the user
 * @example fullNameOf(VISITOR) // undefined
 */
export const fullNameOf = (user: User): string | undefined => {
  const profile = user.s2e_profile ?? user.ais_profile ?? user[PROVIDER_PROFILE]
  if (profile !== undefined) return `${profile.first_name} ${profile.last_name}`
  return user.oauth_profile?.name ?? user.oauth_profile?.given_name
}

/**
 * Returns the initials of a name: of its first and of its last word.
 *
 * @param name a name as it is written
 * @example initialsOf('Sylvie Garnier') // 'SG'
 */
export const initialsOf = (name: string): string => {
  const words = name.split(/[\s-]+/u).filter((word) => word !== '')
  return [words.at(0), words.length > 1 ? words.at(-1) : undefined]
    .map((word) => word?.at(0)?.toLocaleUpperCase('fr') ?? '')
    .join('')
}
