import { PROVIDER_PROFILE } from '../contract/index.ts'
import type { PlainDate } from '../calendar/index.ts'
import { scopesOf, type OauthProfile } from './oauth-profile.ts'
import type { Origin } from './origin.ts'
import type { Gender } from './profiles.ts'
import type { User } from './user.ts'
import { VISITOR } from './visitor.ts'

/**
 * Returns the user that the answer of the profile call makes of a visitor (P-USER-15 to P-USER-18).
 *
 * @param from origin that the person signed in with
 * @param profile answer of the profile call
 * @example signedInUser('collective', { sub: 'a', ais_customer_id: '12' }).scopes // ['ais']
 */
export const signedInUser = (from: Origin, profile: OauthProfile): User => ({
  ...VISITOR,
  id: profile.sub,
  origin: from,
  logged: true,
  scopes: [...scopesOf(profile)],
  is_mirror: profile.is_mirror ?? false,
  oauth_profile: profile,
  ...(profile.persona === undefined ? {} : { persona: profile.persona }),
  ...(profile.email === undefined ? {} : { email: profile.email }),
})

/** The profiles of a user, each absent until its call has answered. */
export type Profiles = Pick<User, 'ais_profile' | 's2e_profile' | typeof PROVIDER_PROFILE>

const profilesOf = (user: Profiles) => [user.s2e_profile, user.ais_profile, user[PROVIDER_PROFILE]]

/**
 * Returns the birth date of a user from the first profile that is known, or nothing.
 *
 * @param user the user
 * @example birthDateOf(VISITOR) // undefined
 */
export const birthDateOf = (user: Profiles): PlainDate | undefined =>
  profilesOf(user).find((profile) => profile !== undefined)?.birth_date

/**
 * Returns the gender of a user from the first profile that tells it, or nothing.
 *
 * @param user the user
 * @example genderOf(VISITOR) // undefined
 */
export const genderOf = (user: Profiles): Gender | undefined =>
  profilesOf(user)
    .map((profile) => profile?.gender)
    .find((gender) => gender !== undefined)

/**
 * Returns the mobile number of a user from the first profile that holds one: it is never on the user itself (P-USER-24). An empty number counts as missing.
 *
 * @param user the user
 * @example mobileOf(VISITOR) // undefined
 */
export const mobileOf = (user: Profiles): string | undefined =>
  profilesOf(user)
    .map((profile) => profile?.mobile)
    .find((mobile) => mobile !== undefined && mobile.trim() !== '')

/**
 * Returns the name to greet a user with: the profiles' first name, else the sign-in service's.
 *
 * @param user the user
 * @example firstNameOf(VISITOR) // undefined
 */
export const firstNameOf = (user: User): string | undefined =>
  profilesOf(user).find((profile) => profile !== undefined)?.first_name ?? user.oauth_profile?.given_name
