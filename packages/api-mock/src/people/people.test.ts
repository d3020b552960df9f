import { checkIban } from '@hautelisse/domain/identifiers'
import { ORIGINS, brandingOf, mobileOf, scopesOf, type User } from '@hautelisse/domain/session'
import { describe, expect, it } from 'vitest'

import { PEOPLE, type Person } from './index.ts'

const asUser = (person: Person): User => ({
  ...person,
  logged: true,
  id: person.oauth_profile.sub,
  scopes: [...scopesOf(person.oauth_profile)],
  localization: 'fr',
  is_mirror: person.oauth_profile.is_mirror ?? false,
  accounts: [...person.accounts],
  actions: 0,
  has_validate_acon_otp: false,
  seeOpinionMessage: false,
})

const scopesIn = ({ oauth_profile }: Person) => scopesOf(oauth_profile).join()

describe('the people of the doors', () => {
  it.each<readonly [string, (person: Person) => boolean]>([
    ...ORIGINS.map((origin) => [`of origin ${origin}`, (person: Person) => person.origin === origin] as const),
    ['in a mirror session', ({ oauth_profile }) => oauth_profile.is_mirror === true],
    ['with both collective scopes', (person) => scopesIn(person) === 'ais,s2e'],
    ['with retirement savings alone', (person) => scopesIn(person) === 'ais'],
    ['with employee savings alone', (person) => scopesIn(person) === 's2e'],
    ['without any scope', (person) => scopesIn(person) === ''],
    ['without an account', ({ accounts }) => accounts.length === 0],
    ['without a mobile number', (person) => person.s2e_profile !== undefined && mobileOf(asUser(person)) === undefined],
    ['with a coaching partner', ({ hasCoaching }) => hasCoaching === true],
    ['without one', ({ hasCoaching }) => hasCoaching === undefined],
    ['of the tenant Carmandel', (person) => brandingOf(asUser(person)) === 'carmandel'],
    ['of the tenant Ormeraie', (person) => brandingOf(asUser(person)) === 'ormeraie'],
    ['of no tenant', (person) => brandingOf(asUser(person)) === 'hautelisse'],
    ['with accounts of other banks', ({ elsewhere = [] }) => elsewhere.length > 0],
    ['of a company that could pay in a value-sharing bonus', ({ s2e_profile }) => s2e_profile?.companies[0]?.id === '35658'],
  ])('[P-GEN-02] include somebody %s', (_, isSo) => {
    expect(PEOPLE.some(isSo)).toBe(true)
  })

  it('[P-USER-23] are one of a kind, and reached at addresses kept for examples alone', () => {
    const subs = PEOPLE.map(({ oauth_profile }) => oauth_profile.sub)
    expect(new Set(subs).size).toBe(subs.length)
    expect(PEOPLE.filter(({ oauth_profile: { email } }) => email?.endsWith('@example.com') !== true)).toEqual([])
  })

  it('[P-FMT-11] have bank accounts whose key is right', () => {
    const accounts = PEOPLE.flatMap(({ s2e_profile, ais_profile }) => [s2e_profile, ais_profile]).flatMap(
      (profile) => profile?.bank_accounts ?? [],
    )
    expect(accounts.length).toBeGreaterThan(0)
    for (const { iban } of accounts) expect(checkIban(iban)).toBeUndefined()
  })

  it('[P-CONST-18] [O-CONST-20] may send attachments of ten million bytes to their company', () => {
    const companies = PEOPLE.flatMap(({ s2e_profile }) => s2e_profile?.companies ?? [])
    expect(new Set(companies.map(({ max_attachment_size }) => max_attachment_size))).toEqual(new Set([10_000_000]))
  })
})
