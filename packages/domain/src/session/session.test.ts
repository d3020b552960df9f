import { describe, expect, it } from 'vitest'

import { plainDate } from '../calendar/index.ts'
import { PROVIDER_ACCOUNTS, PROVIDER_ADVISOR, PROVIDER_CUSTOMER_ID, PROVIDER_PROFILE } from '../contract/index.ts'
import { formatEuros } from '../money/index.ts'
import {
  COLLECTIVE_SCOPES,
  DEFAULT_ORIGIN,
  ORIGINS,
  PROVIDER_SCOPE,
  SCOPES,
  VISITOR,
  address,
  aisProfile,
  bankAccount,
  birthDateOf,
  callsAfterSignIn,
  collectiveScopesOf,
  firstNameOf,
  hasAdvisor,
  mobileOf,
  oauthProfile,
  origin,
  providerAdvisor,
  providerProfile,
  s2eAlert,
  s2eOptionBulletin,
  s2eProfile,
  s2eTransaction,
  scope,
  scopesOf,
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

describe('an origin', () => {
  it('[P-USER-02] [P-USER-03] [P-USER-05] is collective, individual or individual_transmission, and nothing else', () => {
    expect(ORIGINS).toEqual(['collective', 'individual', 'individual_transmission'])
    expect(origin.safeParse('public').success).toBe(false)
  })

  it('[P-CALL-02] is collective when nothing is said', () => {
    expect(DEFAULT_ORIGIN).toBe('collective')
  })

  it('[P-USER-04] [P-USER-06] has an advisor unless it is collective', () => {
    expect(ORIGINS.filter(hasAdvisor)).toEqual(['individual', 'individual_transmission'])
  })
})

describe('a scope', () => {
  it('[P-USER-09] [P-USER-10] [P-USER-11] [P-USER-12] [P-USER-13] [P-USER-14] is one of five; b2v is seen on accounts only', () => {
    expect(SCOPES).toEqual(['ais', 's2e', PROVIDER_SCOPE, 'marel', 'bi'])
    expect(scope.safeParse('b2v').success).toBe(false)
  })

  it('[P-ERR-01] of a company is asked for with the exact message when there is none', () => {
    expect(() => collectiveScopesOf([PROVIDER_SCOPE, 'marel', 'bi'])).toThrow('User has no collective scopes.')
    expect(() => collectiveScopesOf([])).toThrow('User has no collective scopes.')
  })

  it('[P-ERR-02] of a company is ais or s2e', () => {
    expect(COLLECTIVE_SCOPES).toEqual(['ais', 's2e'])
    expect(collectiveScopesOf([...SCOPES])).toEqual(['ais', 's2e'])
  })

  it('[P-USER-08] [P-USER-18] follows from each customer id that the sign-in service knows', () => {
    expect(scopesOf(SUB)).toEqual([])
    expect(scopesOf({ ...SUB, ais_customer_id: '1', s2e_customer_id: '2', [PROVIDER_CUSTOMER_ID]: '3' })).toEqual([
      'ais',
      's2e',
      PROVIDER_SCOPE,
    ])
    expect(scopesOf({ ...SUB, s2e_customer_id: '2', ais_customer_id: '' })).toEqual(['s2e'])
  })
})

describe('a user', () => {
  const member = { ...VISITOR, id: 'a', origin: 'collective', logged: true } as const

  it('[P-USER-01] [P-USER-15] [P-USER-16] [P-USER-17] has an id and an origin once signed in, and neither before', () => {
    expect(user.safeParse(VISITOR).success).toBe(true)
    expect(user.safeParse(member).success).toBe(true)
    expect(user.safeParse({ ...member, id: undefined }).success).toBe(false)
    expect(user.safeParse({ ...member, origin: undefined }).success).toBe(false)
    expect(user.safeParse({ ...member, id: '' }).success).toBe(false)
    expect(user.safeParse({ ...member, origin: 'staff' }).success).toBe(false)
    expect(user.safeParse({ ...VISITOR, logged: 'yes' }).success).toBe(false)
  })

  it('[P-USER-08] holds each scope once', () => {
    expect(user.safeParse({ ...member, scopes: ['ais', 's2e'] }).success).toBe(true)
    expect(user.safeParse({ ...member, scopes: ['ais', 'ais'] }).success).toBe(false)
  })

  it('[P-USER-19] speaks French or English, French when nothing is said', () => {
    expect(user.safeParse({ ...member, localization: 'de' }).success).toBe(false)
    expect(user.safeParse({ ...member, localization: 'en' }).success).toBe(true)
    expect(user.parse({ logged: false, scopes: [] })).toEqual(VISITOR)
  })

  it('[P-USER-20] [P-USER-21] [P-USER-22] [P-USER-23] [P-USER-28] [P-USER-29] may carry persona, mirror, email and two flags', () => {
    const known = { persona: 'p', is_mirror: true, email: 'a@example.com', has_validate_acon_otp: true, seeOpinionMessage: true }
    expect(user.parse({ ...member, ...known })).toMatchObject(known)
  })

  it('[P-USER-24] has no mobile number of its own', () => {
    expect(user.parse({ ...member, mobile: '0639980000' })).not.toHaveProperty('mobile')
  })

  it('[P-USER-25] holds the accounts of all scopes', () => {
    const { accounts } = user.parse({ ...member, accounts: [ACCOUNT, { ...ACCOUNT, scope: 'b2v' }] })
    expect(accounts.map(({ scope: family, balance }) => [family, formatEuros(balance)])).toEqual([
      ['ais', '1\u00A0200,50\u00A0€'],
      ['b2v', '1\u00A0200,50\u00A0€'],
    ])
  })

  it('is made of the sign-in’s answer', () => {
    const profile = { ...SUB, ais_customer_id: '1', persona: 'p', email: 'a@example.com', is_mirror: true }
    expect(signedInUser('collective', profile)).toEqual({
      ...VISITOR,
      id: 'a',
      origin: 'collective',
      logged: true,
      scopes: ['ais'],
      persona: 'p',
      email: 'a@example.com',
      is_mirror: true,
      oauth_profile: profile,
    })
    expect(signedInUser('individual', SUB)).toEqual({
      ...VISITOR,
      id: 'a',
      origin: 'individual',
      logged: true,
      oauth_profile: SUB,
    })
  })
})

describe('a profile', () => {
  it('[P-USER-34] of the sign-in service is certain of sub alone', () => {
    expect(oauthProfile.parse(SUB)).toEqual(SUB)
    expect(oauthProfile.safeParse({}).success).toBe(false)
    expect(oauthProfile.safeParse({ sub: '' }).success).toBe(false)
  })

  it('[P-USER-35] [P-USER-37] [P-USER-38] of the retirement family holds the person, bank accounts and contracts', () => {
    const details = [
      { enterprise_id: 'e', product_code: 'PERO', pacte_code: 'PERO', company_name: 'C', policy_id: '1', status: 'ENCOURS' },
    ]
    const read = aisProfile.parse({ ...AIS, gender: 'F', mobile: '0639980000', ais_account_details: details })
    expect(read).toMatchObject({ birth_date: plainDate('1964-03-12'), ais_account_details: details })
    expect(aisProfile.safeParse({ ...AIS, birth_date: '1964-03-12' }).success).toBe(false)
    expect(aisProfile.safeParse({ ...AIS, bank_accounts: undefined }).success).toBe(false)
  })

  it('[P-USER-36] has an address whose three additional lines are optional', () => {
    const short = { street_line: '1 rue', zip_postal_code: '75001', locality: 'Paris', country: 'FR' }
    expect(address.parse(short)).toEqual(short)
    const long = { ...short, additional_address_1: 'a', additional_address_2: 'b', additional_address_3: 'c' }
    expect(address.parse(long)).toEqual(long)
    expect(address.safeParse({ ...short, locality: undefined }).success).toBe(false)
  })

  it('[P-USER-39] [P-USER-41] of the employee-savings family holds the same person, and the companies', () => {
    const companies = [{ id: 'c', payor: true, name: 'C', main_company: true, max_attachment_size: 10_485_760 }]
    expect(s2eProfile.parse({ ...S2E, companies })).toMatchObject({ first_name: 'Anna', companies })
  })

  it('[P-USER-40] has bank accounts to debit or to pay, with a warrant or none', () => {
    const account = { iban: 'FR76', bic: 'B', type: 'VIREMENT', warrant: null }
    expect(bankAccount.parse(account)).toEqual(account)
    expect(bankAccount.safeParse({ ...account, type: 'PRELEVEMENT', warrant: { rum: 'r', ics: 'i' } }).success).toBe(true)
    expect(bankAccount.safeParse({ ...account, type: 'CHEQUE' }).success).toBe(false)
  })

  it('[P-USER-31] of an individual customer holds the names, the company and the customer’s id', () => {
    expect(providerProfile.parse({ ...CUSTOMER, company_name: 'C' })).toMatchObject({
      customer_id: 'c',
      company_name: 'C',
      last_name: 'Roux',
    })
    expect(providerProfile.safeParse(PERSON).success).toBe(false)
  })

  it('[P-USER-32] of an advisor holds id, name, type, email and perhaps a picture', () => {
    const advisor = { id: '1', name: 'A', type: 't', email: 'a@example.org', picture_url: null }
    expect(providerAdvisor.parse(advisor)).toEqual(advisor)
    expect(providerAdvisor.safeParse({ ...advisor, name: undefined }).success).toBe(false)
  })

  it('[P-USER-42] [P-USER-43] [P-USER-44] lists alerts, choice forms and transactions with amounts and dates', () => {
    expect(formatEuros(s2eAlert.parse({ id_transaction: '1', amount: 12.5, date: '20/11/2026' }).amount)).toBe('12,50\u00A0€')
    expect(s2eOptionBulletin.parse({ id: '1', type: 'SOMETHING_NEW' }).type).toBe('SOMETHING_NEW')
    const transaction = { id: '1', type: 't', status: 's', deadline_date: '02/12/2026', amount: 2480 }
    expect(s2eTransaction.parse(transaction).deadline_date).toBe(plainDate('2026-12-02'))
    expect(s2eTransaction.safeParse({ ...transaction, accounting_date: '2026-12-02' }).success).toBe(false)
  })
})

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
    expect(withAnswer(full, { s2e_accounts: second ?? [] }).accounts).toHaveLength(3)
  })

  it('[P-USER-24] birth date, mobile number and first name are found in whichever profile holds them', () => {
    expect([birthDateOf(member), mobileOf(member), firstNameOf(member)]).toEqual([undefined, undefined, 'Annie'])
    const known = { ...member, ais_profile: ais, [PROVIDER_PROFILE]: { ...customer, mobile: '0639980001' } }
    expect([birthDateOf(known), mobileOf(known), firstNameOf(known)]).toEqual([plainDate('1964-03-12'), '0639980001', 'Ana'])
    expect(firstNameOf({ ...known, s2e_profile: s2e })).toBe('Anna')
    expect(firstNameOf({ ...VISITOR })).toBeUndefined()
  })
})
