import { describe, expect, it } from 'vitest'

import { plainDate } from '../calendar/index.ts'
import { PROVIDER_ACCOUNTS, PROVIDER_ADVISOR, PROVIDER_PROFILE } from '../contract/index.ts'

import {
  PROVIDER_SCOPE,
  VISITOR,
  aisProfile,
  birthDateOf,
  genderOf,
  callsAfterSignIn,
  firstNameOf,
  mobileOf,
  providerProfile,
  s2eProfile,
  signedInUser,
  user,
  withAnswer,
  type User,
} from './index.ts'

const SUB = { sub: 'a' }
const PERSON = { first_name: 'Ana', last_name: 'Roux', birth_date: '12/03/1964' }
const AIS = { ...PERSON, bank_accounts: [], ais_account_details: [] }
const S2E = { ...PERSON, first_name: 'Anna', bank_accounts: [], companies: [] }
const CUSTOMER = { ...PERSON, first_name: 'Anne', customer_id: 'c', bank_accounts: [] }
const ACCOUNT = { type: 'PERO', scope: 'ais', title: 'PERO', policy_id: '1', balance: 1200.5 } as const

describe('after a sign-in', () => {
  const names = (...given: Parameters<typeof callsAfterSignIn>) => {
    const { token, calls } = callsAfterSignIn(...given)
    return [token?.name, ...calls.map(({ name }) => name)]
  }

  it('profile and accounts of each family that the person holds are asked for', () => {
    expect(names('collective', [])).toEqual([undefined])
    expect(names('collective', ['ais'])).toEqual([undefined, 'ais-profile', 'ais-accounts'])
    expect(names('collective', ['ais', 's2e'])).toEqual([undefined, 'ais-profile', 'ais-accounts', 's2e-profile', 's2e-accounts'])
  })

  it('[P-CALL-09] the token opens the provider’s family, and the advisor goes with the origins that have one', () => {
    expect(names('individual', [PROVIDER_SCOPE])).toEqual([
      'provider-token',
      'provider-profile',
      'provider-accounts',
      'provider-advisor',
    ])
    expect(names('individual_transmission', [PROVIDER_SCOPE])).toContain('provider-advisor')
    expect(names('collective', [PROVIDER_SCOPE])).toEqual(['provider-token', 'provider-profile', 'provider-accounts'])
  })

  const member: User = signedInUser('individual', { ...SUB, given_name: 'Annie' })
  const [ais, s2e, customer] = [aisProfile.parse(AIS), s2eProfile.parse(S2E), providerProfile.parse(CUSTOMER)]

  it('each answer adds to what is known of the user', () => {
    const advisor = { id: '1', name: 'A', type: 't', email: 'a@example.org', picture_url: null }
    const answers = [
      { ais_profile: ais },
      { s2e_profile: s2e },
      { [PROVIDER_PROFILE]: customer },
      { [PROVIDER_ADVISOR]: advisor },
    ]
    const known = answers.reduce((so, answer) => withAnswer(so, answer), member)
    expect(known).toEqual({
      ...member,
      ais_profile: ais,
      s2e_profile: s2e,
      [PROVIDER_PROFILE]: customer,
      [PROVIDER_ADVISOR]: advisor,
    })
  })

  it('[P-USER-25] accounts of a family take the place of those of that family alone', () => {
    const { accounts } = user.parse({
      ...VISITOR,
      accounts: [ACCOUNT, { ...ACCOUNT, scope: 's2e' }, { ...ACCOUNT, scope: PROVIDER_SCOPE }],
    })
    const [first, second, third] = accounts.map((each) => [each])
    const full = [{ ais_accounts: first ?? [] }, { s2e_accounts: second ?? [] }, { [PROVIDER_ACCOUNTS]: third ?? [] }].reduce(
      (so: User, answer) => withAnswer(so, answer),
      member,
    )
    expect(full.accounts).toEqual(accounts)
    expect(withAnswer(full, { ais_accounts: [] }).accounts).toEqual(accounts.slice(1))
    expect(withAnswer(full, { s2e_accounts: second ?? [] }).accounts).toEqual(accounts)
  })

  it('[P-USER-24] birth date, mobile number and first name are found in whichever profile holds them', () => {
    expect([birthDateOf(member), genderOf(member), mobileOf(member), firstNameOf(member)]).toEqual([
      undefined,
      undefined,
      undefined,
      'Annie',
    ])
    const known = { ...member, ais_profile: ais, [PROVIDER_PROFILE]: { ...customer, mobile: '0639980001' } }
    expect([birthDateOf(known), mobileOf(known), firstNameOf(known)]).toEqual([plainDate('1964-03-12'), '0639980001', 'Ana'])
    expect(genderOf({ ...known, s2e_profile: { ...s2e, gender: 'F' } })).toBe('F')
    expect(firstNameOf({ ...known, s2e_profile: s2e })).toBe('Anna')
    expect(firstNameOf({ ...VISITOR })).toBeUndefined()
  })
})
