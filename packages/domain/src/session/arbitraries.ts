import fc from 'fast-check'

import { anyAccount } from '../accounts/arbitraries.ts'
import { datesOfYears } from '../calendar/arbitraries.ts'
import { PROVIDER_ADVISOR, PROVIDER_CUSTOMER_ID, PROVIDER_PROFILE } from '../contract/index.ts'
import type { OauthProfile } from './oauth-profile.ts'
import { ORIGINS, SCOPES, type Origin, type Scope } from './origin.ts'
import { GENDERS } from './profiles.ts'
import { LANGUAGES, type User } from './user.ts'

/** Any of the three origins. */
export const origins: fc.Arbitrary<Origin> = fc.constantFrom(...ORIGINS)

/** Any set of data families. */
export const scopeSets: fc.Arbitrary<Scope[]> = fc.subarray([...SCOPES])

const id = fc.string({ minLength: 1, maxLength: 12 })

/** What the sign-in service may know of somebody. */
export const oauthProfiles: fc.Arbitrary<OauthProfile> = fc.record(
  {
    sub: id,
    ais_customer_id: id,
    s2e_customer_id: id,
    [PROVIDER_CUSTOMER_ID]: id,
    bi_customer_id: id,
    given_name: fc.string(),
    email: fc.emailAddress(),
    is_mirror: fc.boolean(),
    persona: fc.string(),
  },
  { requiredKeys: ['sub'] },
)

const person = {
  first_name: fc.string(),
  last_name: fc.string(),
  birth_date: datesOfYears(1930, 2008),
  gender: fc.constantFrom(...GENDERS),
  mobile: fc.stringMatching(/^06\d{8}$/),
}

const bankAccounts = fc.array(
  fc.record({
    iban: fc.string(),
    bic: fc.string(),
    type: fc.constantFrom('PRELEVEMENT' as const, 'VIREMENT' as const),
    warrant: fc.option(fc.record({ rum: fc.string(), ics: fc.string() })),
  }),
  { maxLength: 2 },
)

const requiredOfPerson = ['first_name', 'last_name', 'birth_date', 'bank_accounts'] as const

/** Somebody who has signed in, with any of the profiles read or not yet. */
export const users: fc.Arbitrary<User> = fc.record(
  {
    id,
    origin: origins,
    logged: fc.constant(true),
    scopes: scopeSets,
    localization: fc.constantFrom(...LANGUAGES),
    is_mirror: fc.boolean(),
    accounts: fc.array(anyAccount, { maxLength: 4 }),
    actions: fc.nat(),
    has_validate_acon_otp: fc.boolean(),
    seeOpinionMessage: fc.boolean(),
    email: fc.emailAddress(),
    oauth_profile: oauthProfiles,
    ais_profile: fc.record(
      { ...person, bank_accounts: bankAccounts, ais_account_details: fc.constant([]) },
      { requiredKeys: [...requiredOfPerson, 'ais_account_details'] },
    ),
    s2e_profile: fc.record(
      { ...person, bank_accounts: bankAccounts, companies: fc.constant([]) },
      { requiredKeys: [...requiredOfPerson, 'companies'] },
    ),
    [PROVIDER_PROFILE]: fc.record(
      { ...person, bank_accounts: bankAccounts, customer_id: id },
      { requiredKeys: [...requiredOfPerson, 'customer_id'] },
    ),
    [PROVIDER_ADVISOR]: fc.record({
      id,
      name: fc.string(),
      type: fc.string(),
      email: fc.emailAddress(),
      picture_url: fc.option(fc.webUrl()),
    }),
  },
  {
    requiredKeys: [
      'id',
      'origin',
      'logged',
      'scopes',
      'localization',
      'is_mirror',
      'accounts',
      'actions',
      'has_validate_acon_otp',
      'seeOpinionMessage',
    ],
  },
)
