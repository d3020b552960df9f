import { test } from '@fast-check/vitest'
import { expect, it } from 'vitest'

import { plainDate } from '../calendar/index.ts'
import { PROVIDER_PROFILE } from '../contract/index.ts'
import { origins, scopeSets, users } from './arbitraries.ts'
import {
  NoCollectiveScopes,
  ORIGINS,
  VISITOR,
  canEditPersonalData,
  editGateOf,
  collectiveScopesOf,
  mobileOf,
  needsOtp,
  otpCall,
  otpScope,
  type User,
} from './index.ts'

it('[P-SESS-17] treats someone with both collective scopes as an employee saver', () => {
  expect(otpScope(['ais', 's2e'])).toBe('s2e')
  expect(otpScope(['s2e', 'ais'])).toBe('s2e')
  expect(otpScope(['ais', 'marel'])).toBe('ais')
  expect(otpScope(['marel', 'bi'])).toBeUndefined()
  expect(otpScope([])).toBeUndefined()
})

test.prop([scopeSets])(
  '[P-SESS-17] answers a collective scope that is held, s2e before ais, and none only without one',
  (scopes) => {
    const answer = otpScope(scopes)
    if (answer === undefined) expect(() => collectiveScopesOf(scopes)).toThrow(NoCollectiveScopes)
    else expect(collectiveScopesOf(scopes)).toContain(answer)
    expect(answer === 's2e').toBe(scopes.includes('s2e'))
  },
)

it('[P-SESS-11] asks collective users for a code, and no others', () => {
  const member = { has_validate_acon_otp: false, is_mirror: false }
  expect(ORIGINS.filter((origin) => needsOtp({ ...member, origin }))).toEqual(['collective'])
  expect(needsOtp({ ...member, origin: undefined })).toBe(false)
})

test.prop([origins])(
  '[P-SESS-11] asks nobody for a code who has given one, and no employee who looks at a customer’s space',
  (origin) => {
    expect(needsOtp({ origin, has_validate_acon_otp: true, is_mirror: false })).toBe(false)
    expect(needsOtp({ origin, has_validate_acon_otp: false, is_mirror: true })).toBe(false)
  },
)

it('[P-CALL-06] asks for the confirmation with a state that is not empty', () => {
  expect(otpCall.query.safeParse({ state: 'abc' }).success).toBe(true)
  expect(otpCall.query.safeParse({ state: '' }).success).toBe(false)
  expect(otpCall.query.safeParse({}).success).toBe(false)
})

const withMobiles = (ais: string | undefined, s2e: string | undefined): User => {
  const person = { first_name: 'A', last_name: 'B', birth_date: plainDate('1964-03-12'), bank_accounts: [] }
  return {
    ...VISITOR,
    ais_profile: { ...person, ais_account_details: [], ...(ais === undefined ? {} : { mobile: ais }) },
    s2e_profile: { ...person, companies: [], ...(s2e === undefined ? {} : { mobile: s2e }) },
  }
}

it('[P-SESS-18] lets personal data be modified with a mobile number in one of the profiles, an empty one being none', () => {
  expect(canEditPersonalData(VISITOR)).toBe(false)
  expect(canEditPersonalData(withMobiles(undefined, ''))).toBe(false)
  expect(canEditPersonalData(withMobiles(' ', undefined))).toBe(false)
  expect(canEditPersonalData(withMobiles('0639980000', ''))).toBe(true)
  expect(mobileOf(withMobiles('0639980000', ''))).toBe('0639980000')
})

test.prop([users])('[P-SESS-18] [P-USER-24] agrees with the profiles, whatever else is known of a user', (user) => {
  const mobiles = [user.s2e_profile?.mobile, user.ais_profile?.mobile, user[PROVIDER_PROFILE]?.mobile]
  expect(canEditPersonalData(user)).toBe(mobiles.some((mobile) => (mobile ?? '').trim() !== ''))
})

it('[P-SESS-15] [P-SESS-16] [P-SESS-18] opens the modification of personal data to a mobile number and a confirmed code, in this order', () => {
  const collective = { ...withMobiles('0639980000', undefined), origin: 'collective' as const }
  expect(editGateOf(collective)).toBe('code')
  expect(editGateOf({ ...collective, has_validate_acon_otp: true })).toBe('open')
  expect(editGateOf({ ...withMobiles(undefined, undefined), origin: 'collective', has_validate_acon_otp: true })).toBe('mobile')
})

it('[P-PERM-07] leads an employee who looks at a customer’s space nowhere, and customers with an advisor to them', () => {
  const individual = { ...withMobiles('0639980000', undefined), origin: 'individual' as const }
  expect(editGateOf(individual)).toBe('advisor')
  expect(editGateOf({ ...individual, is_mirror: true, has_validate_acon_otp: true })).toBe('mirror')
})

test.prop([users])('[P-SESS-15] never opens without a confirmed code and a mobile number', (user) => {
  if (editGateOf(user) === 'open') expect([user.has_validate_acon_otp, canEditPersonalData(user)]).toEqual([true, true])
})
