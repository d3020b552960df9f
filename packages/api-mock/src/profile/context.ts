import type { Moment } from '@hautelisse/domain/operations'
import { bankHold, type AddressContext, type IdentityContext } from '@hautelisse/domain/profile'

import { declarationOf, inputModesOf, PAPERS, type Person } from '../people/index.ts'

/** The input modes that name an address to write to. */
const BY_POST: ReadonlySet<string> = new Set(['TSA', 'TSA_OR_UPLOAD'])

const handedIn = (mode: string) => ({ input_mode: mode, ...(BY_POST.has(mode) ? { tsa_address: PAPERS } : {}) })

/**
 * Says whether somebody holds employee savings at a company.
 *
 * @param person the person
 * @param company id of a company
 */
export const isAt = ({ s2e_profile: profile }: Person, company: string): boolean =>
  profile?.companies.some(({ id }) => id === company) === true

/**
 * Returns how somebody changes their identity, with what only civil registers tell and what waits for its check.
 *
 * @param person the person with what they changed
 * @param company id of a company of theirs
 * @param now moment of the question
 */
export const identityContextOf = (person: Person, company: string, now: Moment): IdentityContext => {
  const { birth, kept, s2e_profile: profile } = person
  const declared = declarationOf(person)
  const hold = bankHold(kept?.told ?? [], now)
  return {
    ...handedIn(inputModesOf(company).identity),
    ...(profile === undefined
      ? {}
      : {
          civil: {
            birth_name: birth?.name ?? person.oauth_profile.family_name ?? profile.last_name,
            birth_date: profile.birth_date,
            ...(birth === undefined ? {} : { birth_place: birth.place }),
          },
        }),
    ...(declared === undefined ? {} : { declaration: declared }),
    ...(kept?.identity === undefined ? {} : { pending: kept.identity }),
    ...(hold === undefined ? {} : { bank_online_from: hold.day }),
  }
}

/**
 * Returns how somebody changes their address, and the change that waits for its check.
 *
 * @param person the person with what they changed
 * @param company id of a company of theirs
 */
export const addressContextOf = ({ kept }: Person, company: string): AddressContext => ({
  ...handedIn(inputModesOf(company).address),
  validation_state: kept?.address === undefined ? 'VIDE' : 'EN_COURS',
  ...(kept?.address === undefined ? {} : { pending: kept.address }),
})
