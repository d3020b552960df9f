import { PROVIDER_SCOPE } from '@hautelisse/domain/contract'
import type { User } from '@hautelisse/domain/session'
import { describe, expect, it } from 'vitest'
import { BIRTH, PEE, PERO } from './fixtures.testing.ts'
import { openingOf } from './opening.ts'

const profile = { first_name: 'Sylvie', last_name: 'Garnier', birth_date: BIRTH, bank_accounts: [] }
const user = (more: Partial<User> = {}): User =>
  ({ scopes: ['ais', 's2e'], accounts: [PERO, PEE], s2e_profile: { ...profile, companies: [] }, ...more }) as User

describe('the opening of the stepper', () => {
  it('[MRM-13] opens on every account and the birth date of whichever profile is known', () => {
    expect(openingOf(user(), { ais: 'loaded', s2e: 'loaded' })).toEqual({
      kind: 'ready',
      accounts: [PERO, PEE],
      birthDate: BIRTH,
      isCounted: true,
    })
  })

  it('does not take contracts that could not be read for contracts that are not there', () => {
    expect(openingOf(user({ accounts: [PEE] }), { ais: 'failed', s2e: 'loaded' })).toEqual({ kind: 'unavailable' })
    expect(openingOf(user(), { ais: 'failed', s2e: 'loaded' }).kind).toBe('ready')
  })

  it('waits for a birth date and for somebody', () => {
    const { s2e_profile: _, ...unknown } = user()
    expect(openingOf(unknown as User, {})).toEqual({ kind: 'unavailable' })
    expect(openingOf(undefined, {})).toEqual({ kind: 'unavailable' })
  })

  it('[MRM-58] counts savers with the ais, s2e or provider scope only', () => {
    const counted = (scopes: User['scopes']) => openingOf(user({ scopes }), {})
    expect(counted([PROVIDER_SCOPE])).toMatchObject({ isCounted: true })
    expect(counted([])).toMatchObject({ isCounted: false })
  })
})
