import { plainDate, type PlainDate } from '@hautelisse/domain/calendar'
import { PROVIDER_CUSTOMER_ID, PROVIDER_LOGIN, PROVIDER_SCOPE } from '@hautelisse/domain/contract'
import type { AisProfile, OauthProfile, Scope } from '@hautelisse/domain/session'

type Given = {
  readonly sub: string
  readonly first: string
  readonly last: string
  readonly gender: 'F' | 'M'
  /** Day of birth, as `YYYY-MM-DD`. */
  readonly born: string
  /** Last four digits of the telephone numbers, which are of the range kept free for fiction. */
  readonly digits: string
  readonly scopes: readonly Scope[]
  readonly more?: Partial<OauthProfile>
}

/** Seconds since 1970 of the sign-in before, as the sign-in service tells it. */
const PREVIOUS_SIGN_IN = Date.parse('2026-11-02T08:30:00Z') / 1000

const customerIds = (sub: string, scopes: readonly Scope[]): Partial<OauthProfile> => ({
  ...(scopes.includes('ais') ? { ais_customer_id: `ais-${sub}`, ais_login: sub } : {}),
  ...(scopes.includes('s2e') ? { s2e_customer_id: `s2e-${sub}`, s2e_login: sub } : {}),
  ...(scopes.includes(PROVIDER_SCOPE) ? { [PROVIDER_CUSTOMER_ID]: `client-${sub}`, [PROVIDER_LOGIN]: sub } : {}),
  ...(scopes.includes('bi') ? { bi_customer_id: `bi-${sub}` } : {}),
})

type Identity = {
  readonly oauth_profile: OauthProfile
  /** Fields that every profile of the person holds. */
  readonly civil: Pick<AisProfile, 'first_name' | 'last_name' | 'gender' | 'email' | 'mobile' | 'personal_phone'> & {
    readonly birth_date: PlainDate
  }
}

/**
 * Makes the identity of a seeded person: what the sign-in service knows, and the fields that the profiles share. The address is of a domain
 * kept free for examples (P-USER-23).
 *
 * @param given what differs from person to person
 */
export const identityOf = ({ sub, first, last, gender, born, digits, scopes, more }: Given): Identity => {
  const email = `${sub}@example.com`
  return {
    oauth_profile: {
      sub,
      ...customerIds(sub, scopes),
      preferred_username: sub,
      name: `${first} ${last}`,
      given_name: first,
      family_name: last,
      gender,
      email,
      vot: 'P0',
      previous_auth_time: PREVIOUS_SIGN_IN,
      persona: sub,
      ...more,
    },
    civil: {
      first_name: first,
      last_name: last,
      gender,
      birth_date: plainDate(born),
      email,
      mobile: `063998${digits}`,
      personal_phone: `019900${digits}`,
    },
  }
}
