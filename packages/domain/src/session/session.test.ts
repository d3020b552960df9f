import { describe, expect, it } from 'vitest'

import { PROVIDER_CUSTOMER_ID } from '../contract/index.ts'
import { formatEuros } from '../money/index.ts'
import {
  COLLECTIVE_SCOPES,
  DEFAULT_ORIGIN,
  ORIGINS,
  PROVIDER_SCOPE,
  SCOPES,
  VISITOR,
  collectiveScopesOf,
  hasAdvisor,
  origin,
  scope,
  scopesOf,
  signedInUser,
  user,
} from './index.ts'

const SUB = { sub: 'a' }
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

  it('[P-ERR-01] of a company is asked for: without one, the message is the exact one', () => {
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
    expect(scopesOf({ ...SUB, ais_customer_id: '1', bi_customer_id: '4' })).toEqual(['ais', 'bi'])
  })
})

describe('a user', () => {
  const member = { ...VISITOR, id: 'a', origin: 'collective', logged: true } as const

  it('[P-USER-01] [P-USER-15] [P-USER-16] [S-GEN-04] [P-USER-17] has an id and an origin once signed in, and neither before', () => {
    expect(user.safeParse(VISITOR).success).toBe(true)
    expect(user.safeParse(member).success).toBe(true)
    expect(user.safeParse({ ...member, id: undefined }).success).toBe(false)
    expect(user.safeParse({ ...member, origin: undefined }).success).toBe(false)
    expect(user.safeParse({ ...member, id: '' }).success).toBe(false)
    expect(user.safeParse({ ...member, origin: 'staff' }).success).toBe(false)
    expect(user.safeParse({ ...VISITOR, logged: 'yes' }).success).toBe(false)
  })

  it('[P-USER-08] [S-GEN-03] holds each scope once', () => {
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
