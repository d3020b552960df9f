import { describe, expect, it } from 'vitest'
import type { Account, AccountType } from '../accounts/index.ts'
import { PROVIDER_ADVISOR, PROVIDER_SCOPE } from '../contract/index.ts'
import { euros } from '../money/index.ts'
import { VISITOR, type Scope, type User } from '../session/index.ts'
import { VIEWERS, type VisitorKind } from './expected-outcomes.testing.ts'
import { mainMenu, papersMenu, profileMenu, type MenuInput, type MenuItem, type MenuItemId } from './index.ts'

const userOf = (kind: VisitorKind): User => {
  const viewer = VIEWERS[kind]
  return viewer.kind === 'member' ? viewer.user : VISITOR
}
const collective = userOf('collective')
const given = (more: Partial<MenuInput> = {}): MenuInput => ({
  user: collective,
  roboEntities: 0,
  disabledFeatures: new Set(),
  statement: { companies: [], enterprises: [] },
  ...more,
})
const items = (more?: Partial<MenuInput>): readonly MenuItem[] => mainMenu(given(more)).flatMap((group) => group.items)
const item = (id: MenuItemId, more?: Partial<MenuInput>): MenuItem | undefined => items(more).find((entry) => entry.id === id)
const withScopes = (...scopes: readonly Scope[]): Partial<MenuInput> => ({ user: { ...collective, scopes: [...scopes] } })

describe('the main menu', () => {
  it('[P-NAV-01] has its groups in order', () => {
    expect(mainMenu(given()).map(({ id }) => id)).toEqual(['savings', 'operations', 'simulations', 'help', 'documents'])
  })

  it('[P-NAV-02] "my savings" leads home without condition', () => {
    expect(mainMenu(given({ user: userOf('no-scopes') }))[0]).toEqual({ id: 'savings', to: '/epargne', items: [] })
  })

  it('[P-NAV-01] has the entries of the operations in order', () => {
    expect(mainMenu(given())[1]?.items.map(({ id }) => id)).toEqual([
      'payment',
      'fund-switch',
      'withdraw',
      'transfer',
      'operations',
      'declaration',
      'add-company-scheme',
      'add-individual-scheme',
      'add-other-scheme',
    ])
  })

  it('[P-NAV-17] tax savings leads every member to its simulator', () => {
    const entry = { id: 'tax-savings', to: '/simulateur/impots', state: 'open' }
    expect([item('tax-savings'), item('tax-savings', { user: userOf('no-scopes') })]).toEqual([entry, entry])
  })

  it('[P-NAV-09] operations lead every member to their history', () => {
    const entry = { id: 'operations', to: '/operations', state: 'open' }
    expect([item('operations'), item('operations', { user: userOf('no-scopes') })]).toEqual([entry, entry])
  })

  it('[P-NAV-22] all documents lead to their page', () => {
    expect(item('documents')).toEqual({ id: 'documents', to: '/documents', state: 'open' })
  })

  it('[P-NAV-03] payments lead every member to their page', () => {
    const entry = { id: 'payment', to: '/transactional/payment', state: 'open' }
    expect([item('payment'), item('payment', { user: userOf('no-scopes') })]).toEqual([entry, entry])
  })

  it('[P-NAV-04] fund switches lead every member to their page', () => {
    const entry = { id: 'fund-switch', to: '/transactional/arbitration', state: 'open' }
    expect([item('fund-switch'), item('fund-switch', { user: userOf('no-scopes') })]).toEqual([entry, entry])
  })

  it.each([
    ['add-company-scheme', '/attachment/mosaic'],
    ['add-individual-scheme', `/connected-attachment/${PROVIDER_SCOPE}-attachment`],
  ] as const)('[P-NAV-10] [P-NAV-11] [P-NAV-13] %s leads every member to %s', (id, to) => {
    const entry = { id, to, state: 'open' }
    expect([item(id), item(id, { user: userOf('no-scopes') })]).toEqual([entry, entry])
  })

  it('[P-NAV-12] [P-ROUTE-69] accounts of other banks lead every member to their page', () => {
    const entry = { id: 'add-other-scheme', to: '/aggregation', state: 'open' }
    expect([item('add-other-scheme'), item('add-other-scheme', { user: userOf('no-scopes') })]).toEqual([entry, entry])
  })

  it('[P-NAV-16] [P-NAV-18] the complementary estimate opens a window above the home for every member', () => {
    expect(item('complementary-estimate', { user: userOf('no-scopes') })).toEqual({
      id: 'complementary-estimate',
      to: '/epargne',
      hash: 'marel',
      state: 'open',
    })
  })

  it.each([
    [['ais'], '/savings/withdraw/ais', '/savings/transfer/ais'],
    [['s2e'], '/savings/withdraw', '/savings/transfer/s2e'],
    [['ais', 's2e'], '/savings/withdraw', '/savings/transfer'],
    [['s2e', 'ais', 'bi'], '/savings/withdraw', '/savings/transfer'],
    [['ais', PROVIDER_SCOPE], '/savings/withdraw/ais', '/savings/transfer/ais'],
    [[], undefined, undefined],
    [['marel', 'bi', PROVIDER_SCOPE], undefined, undefined],
  ] as const)(
    '[P-NAV-05 to P-NAV-08] [P-PERM-04] with the scopes %j withdrawal leads to %s and transfer to %s',
    (scopes, withdraw, transfer) => {
      expect([item('withdraw', withScopes(...scopes))?.to, item('transfer', withScopes(...scopes))?.to]).toEqual([
        withdraw,
        transfer,
      ])
    },
  )

  const contract = (type: AccountType, more: Partial<Account> = {}): Account => ({
    type,
    scope: 'ais',
    title: type,
    policy_id: type,
    balance: euros(1),
    status: 'ENCOURS',
    ...more,
  })
  const holding = (...accounts: readonly Account[]): Partial<MenuInput> => ({ user: { ...collective, accounts: [...accounts] } })

  it.each(['PER', 'PERO', 'PERECO', 'PERU', 'A83', 'A82'] as const)(
    '[P-NAV-14] [P-NAV-18] [P-PERM-05] [S-ROLE-11] the retirement estimate is there with a %s',
    (type) => {
      expect(item('retirement-estimate', holding(contract(type)))).toEqual({
        id: 'retirement-estimate',
        to: '/simulator/mrm',
        state: 'open',
      })
    },
  )

  it('[P-NAV-15] [S-ROLE-12] a contract is withdrawable in force, with a balance, and in the retirement family', () => {
    const isThere = (more: Partial<Account>): boolean =>
      item('retirement-estimate', holding(contract('PERO', more))) !== undefined
    expect([isThere({ status: 'SOLDE' }), isThere({ balance: euros(0) }), isThere({ scope: 's2e' })]).toEqual([
      false,
      false,
      false,
    ])
    expect(item('retirement-estimate', holding(contract('PERCO')))).toBeUndefined()
    expect(item('retirement-estimate')).toBeUndefined()
  })

  it('[P-NAV-15] [MRM-13] a reduced contract alone leads nobody to a simulator that would find nothing to split', () => {
    const reduced = contract('A83', { status: 'REDUCTION' })
    expect(item('retirement-estimate', holding(reduced))).toBeUndefined()
    expect(item('retirement-estimate', holding(reduced, contract('PERO')))?.to).toBe('/simulator/mrm')
  })

  it('[P-NAV-19] coaching is there with an address alone', () => {
    expect(item('coaching', { coachingUrl: 'https://coach.example' })).toEqual({ id: 'coaching', to: '/filib', state: 'open' })
    expect([item('coaching'), item('coaching', { coachingUrl: '' })]).toEqual([undefined, undefined])
  })

  it('[P-NAV-20] the robo-advisor is there with entities alone', () => {
    expect(item('robo-advice', { roboEntities: 1 })).toEqual({ id: 'robo-advice', to: '/placements/advisor', state: 'open' })
    expect(item('robo-advice')).toBeUndefined()
  })

  it('[P-PERM-02] [P-NAV-21] contact leads the customers of individual contracts to their advisor, collective people to the message of their profile', () => {
    expect(item('contact')).toEqual({ id: 'contact', to: '/profile/s2e/contact/message', state: 'open' })
    expect(item('contact', { user: userOf('individual') })).toEqual({ id: 'contact', hash: 'advisor', state: 'open' })
    expect(item('contact', { user: userOf('individual_transmission') })).toEqual({
      id: 'contact',
      hash: 'advisor_transmission',
      state: 'open',
    })
    const { [PROVIDER_ADVISOR]: _, ...alone } = userOf('individual')
    expect(item('contact', { user: alone })).toEqual({ id: 'contact', to: '/contact', state: 'open' })
  })

  const employed: User = {
    ...collective,
    ...(collective.s2e_profile === undefined
      ? {}
      : {
          s2e_profile: {
            ...collective.s2e_profile,
            companies: [{ id: 'c1', payor: true, name: 'C', main_company: true, max_attachment_size: 0 }],
          },
          ais_profile: {
            ...collective.s2e_profile,
            ais_account_details: [
              { enterprise_id: 'e1', product_code: 'P', company_name: 'E', policy_id: '1', status: 'ENCOURS' },
            ],
          },
        }),
  }

  it.each([
    [['c1'], [], true],
    [[], ['e1'], true],
    [['e1'], ['c1'], false],
    [[], [], false],
  ])(
    '[P-NAV-23] [P-NAV-24] with the companies %j and enterprises %j listed, the performance statement is there: %s',
    (companies, enterprises, there) => {
      const statement = item('performance-statement', { user: employed, statement: { companies, enterprises } })
      expect(statement).toEqual(there ? { id: 'performance-statement', to: '/documents', state: 'open' } : undefined)
    },
  )

  it('[P-NAV-28] [P-NAV-29] a feature taken away is disabled and stays in its place', () => {
    const disabledFeatures = new Set<MenuItemId>(['tax-savings', 'contact'])
    expect(items({ disabledFeatures }).map(({ id }) => id)).toEqual(items().map(({ id }) => id))
    expect(
      items({ disabledFeatures })
        .filter(({ state }) => state === 'unavailable')
        .map(({ id }) => id),
    ).toEqual(['tax-savings', 'contact'])
  })

  it('[P-NAV-28] an entry whose page is taken away is disabled', () => {
    expect(
      items({ disabledRoutes: new Set(['tax-simulator', 'profile']) })
        .filter(({ state }) => state === 'unavailable')
        .map(({ id }) => id),
    ).toEqual(['tax-savings', 'contact'])
  })
})

describe('[DOCU-11] (savers 20) documents, what is declared and messages are reached from every home', () => {
  it('by the small menu of a frame without a main menu, which a page that is taken away stays in', () => {
    expect(papersMenu({ disabledFeatures: new Set(), disabledRoutes: new Set(['messages']) })).toEqual([
      { id: 'documents', to: '/documents', state: 'open' },
      { id: 'declaration', to: '/operations/declaration', state: 'open' },
      { id: 'messages', to: '/messages', state: 'unavailable' },
    ])
  })

  it('by the main menu and the profile menu of collective people', () => {
    expect(item('declaration')).toEqual({ id: 'declaration', to: '/operations/declaration', state: 'open' })
    const messages = (kind: VisitorKind) =>
      profileMenu({ user: userOf(kind), consents: 'failed' }).find(({ id }) => id === 'messages')
    expect([messages('collective'), messages('individual')]).toEqual([
      { id: 'messages', to: '/messages', state: 'open' },
      undefined,
    ])
  })
})

describe('the profile menu', () => {
  it('[P-NAV-25] personal data are there with any profile', () => {
    const has = (kind: VisitorKind) =>
      profileMenu({ user: userOf(kind), consents: 'loading' }).some(({ id }) => id === 'personal-data')
    expect([has('collective'), has('individual'), has('no-scopes')]).toEqual([true, true, false])
    expect(profileMenu({ user: collective, consents: 'failed' })[0]).toEqual({
      id: 'personal-data',
      to: '/profile',
      state: 'open',
    })
  })

  it('[P-ROUTE-38] the change of password is there for collective people', () => {
    const has = (kind: VisitorKind) =>
      profileMenu({ user: userOf(kind), consents: 'loading' }).some(({ id }) => id === 'change-password')
    expect([has('collective'), has('individual'), has('individual_transmission')]).toEqual([true, false, false])
  })

  it('[P-NAV-26] consents are there once they are known, and not when their call failed', () => {
    const has = (consents: 'loaded' | 'failed' | 'loading') =>
      profileMenu({ user: collective, consents }).find(({ id }) => id === 'consents')
    expect([has('loaded'), has('failed'), has('loading')]).toEqual([
      { id: 'consents', hash: 'consents', state: 'open' },
      undefined,
      undefined,
    ])
  })

  it('[P-NAV-27] [P-ROUTE-24] signing out is always there and cannot be taken away', () => {
    const disabledFeatures = new Set<MenuItemId>(['sign-out', 'personal-data'])
    expect(profileMenu({ user: userOf('individual'), consents: 'failed', disabledFeatures })).toEqual([
      { id: 'personal-data', to: '/profile', state: 'unavailable' },
      { id: 'sign-out', to: '/logout/easyprojets', state: 'open' },
    ])
  })
})
