import { describe, expect, it } from 'vitest'
import { PROVIDER_PROFILE } from '../contract/index.ts'
import { plainDate } from '../calendar/index.ts'
import { fullNameOf, initialsOf } from './names.ts'
import { VISITOR } from './visitor.ts'

const person = { first_name: 'Sylvie', last_name: 'Garnier', birth_date: plainDate('1964-03-12'), bank_accounts: [] }

describe('names', () => {
  it('takes the full name from whichever profile is known', () => {
    expect(fullNameOf({ ...VISITOR, s2e_profile: { ...person, companies: [] } })).toBe('Sylvie Garnier')
    expect(fullNameOf({ ...VISITOR, ais_profile: { ...person, ais_account_details: [] } })).toBe('Sylvie Garnier')
    expect(fullNameOf({ ...VISITOR, [PROVIDER_PROFILE]: { ...person, customer_id: '1' } })).toBe('Sylvie Garnier')
  })

  it('without a profile, takes the name that the sign-in service knows, or its first name, or none', () => {
    expect(fullNameOf({ ...VISITOR, oauth_profile: { sub: 'a', name: 'Sylvie Garnier', given_name: 'Sylvie' } })).toBe(
      'Sylvie Garnier',
    )
    expect(fullNameOf({ ...VISITOR, oauth_profile: { sub: 'a', given_name: 'Sylvie' } })).toBe('Sylvie')
    expect(fullNameOf(VISITOR)).toBeUndefined()
  })

  it.each([
    ['Sylvie Garnier', 'SG'],
    ['Anne-Lise de La Tour', 'AT'],
    ['élodie', 'É'],
    ['', ''],
  ])('writes the initials of "%s" as "%s"', (name, initials) => {
    expect(initialsOf(name)).toBe(initials)
  })
})
