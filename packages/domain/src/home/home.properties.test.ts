import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'

import { anyAccount, listsOf } from '../accounts/arbitraries.ts'
import { FAMILIES, familyOf, keepsAccount } from '../accounts/index.ts'
import { datesOfYears } from '../calendar/arbitraries.ts'
import { plainDate } from '../calendar/index.ts'
import { euros, sumEuros } from '../money/index.ts'
import { contactOf } from '../portal/index.ts'
import { users } from '../session/arbitraries.ts'
import { bannersOf, homeEntries, homeStateOf, SOURCES } from './index.ts'

const PENDING = { id: 'bo-1', type: 'PARTICIPATION', amount: euros(2480), deadline_date: plainDate('2026-12-02') }
const SECOND = { id: 'bo-2', type: 'INTERESSEMENT', amount: euros('120.50'), deadline_date: plainDate('2026-12-20') }

test.prop([
  listsOf(anyAccount, { maxLength: 40 }),
  fc.dictionary(fc.constantFrom(...SOURCES), fc.constantFrom('loading' as const, 'loaded' as const, 'failed' as const)),
])('families hold each account once, and their totals add up exactly to the total shown', (accounts, sources) => {
  const state = homeStateOf({ accounts, sources, isMigrating: false, maintenance: undefined })
  if (state.kind !== 'ready' && state.kind !== 'partly-unavailable') return
  const { savings } = state
  expect(sumEuros(savings.families.map(({ total }) => total)).equals(savings.total)).toBe(true)
  for (const family of savings.families) {
    expect(sumEuros(family.accounts.map(({ balance }) => balance)).equals(family.total)).toBe(true)
    expect(family.accounts.every((held) => familyOf(held) === family.family)).toBe(true)
  }
  const placed = savings.families.flatMap((family) => family.accounts)
  const kept = accounts.filter((held) => keepsAccount(held, 'portal'))
  expect(placed.map(({ policy_id }) => policy_id).toSorted()).toEqual(kept.map(({ policy_id }) => policy_id).toSorted())
  const order = savings.families.map(({ family }) => FAMILIES.indexOf(family))
  expect(order).toEqual(order.toSorted((one, other) => one - other))
})

const settings = { roboEntities: 0, disabledFeatures: new Set<never>(), statement: { companies: [], enterprises: [] } }

test.prop([users])('[ACTS-13] the doors of the home are entries of the main menu, in the home’s own order', (user) => {
  const { acts, simulators } = homeEntries({ ...settings, user })
  expect(acts.map(({ id }) => id)).toEqual(
    user.scopes.some((scope) => scope === 'ais' || scope === 's2e')
      ? ['payment', 'fund-switch', 'withdraw']
      : ['payment', 'fund-switch'],
  )
  // People with individual contracts only pay in through the contact that they ask.
  const own = user.accounts.filter(({ scope }) => scope !== 'bi')
  const isIndividual = own.length > 0 && own.every(({ scope }) => scope !== 'ais' && scope !== 's2e')
  const asked = contactOf({ kind: 'member', user })
  expect(acts[0]).toMatchObject(isIndividual ? asked : { to: '/transactional/payment' })
  expect(simulators.map(({ id }) => id).filter((id) => id !== 'retirement-estimate')).toEqual([
    'complementary-estimate',
    'tax-savings',
  ])
})

test.prop([users])(
  'offer the check of an allocation when the adviser by computer has entities, open as it is in the menu',
  (user) => {
    const { simulators } = homeEntries({ ...settings, user, roboEntities: 1 })
    expect(simulators.at(-1)).toMatchObject({ id: 'robo-advice', state: 'open' })
  },
)

test.prop([
  fc.record({
    page: fc.constantFrom('savings-home' as const, 'transmission' as const),
    today: datesOfYears(2025, 2026),
    profile: fc.option(
      fc.record({
        companies: fc.array(
          fc.record({
            id: fc.constantFrom('35658', '35662', '1'),
            name: fc.string(),
            main_company: fc.boolean(),
            payor: fc.boolean(),
            max_attachment_size: fc.constant(0),
          }),
          { maxLength: 3 },
        ),
        bank_accounts: fc.array(fc.constant({ iban: '', bic: '', type: 'VIREMENT' as const, warrant: null }), { maxLength: 1 }),
      }),
      { nil: undefined },
    ),
    bulletins: fc.subarray([PENDING, SECOND]),
    taken: fc.nat(3),
  }),
])('banners are never more than two, never two of a kind, and never red and blue at once', (input) => {
  const shown = bannersOf(input).map(({ kind }) => kind)
  expect(shown.length).toBeLessThanOrEqual(2)
  expect(new Set(shown).size).toBe(shown.length)
  expect(shown.includes('choices-pending') && shown.includes('choices-taken')).toBe(false)
})
