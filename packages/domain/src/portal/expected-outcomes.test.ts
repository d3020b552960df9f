import { describe, expect, it } from 'vitest'
import { PROVIDER_SCOPE } from '../contract/index.ts'
import { VISITOR } from '../session/index.ts'
import { EXPECTED_OUTCOMES, VIEWERS, VISITOR_KINDS, type ExpectedOutcome, type Landing } from './expected-outcomes.testing.ts'
import { arriveAt, attachmentOf, contactOf, outcomeOf, ROUTES, type Arrival, type Viewer } from './index.ts'

const withoutLastSlash = (address: string): string => address.replace(/(?<=.)\/(?=$|\?)/, '')

const landed = ({ address, outcome }: Arrival): Landing => {
  const at = withoutLastSlash(address)
  switch (outcome.kind) {
    case 'show':
      return { at, screen: outcome.route.id, layout: outcome.layout }
    case 'load':
      return { at: outcome.to, screen: 'file' }
    case 'expired':
      return { at, screen: 'session-expired', layout: 'no-header' }
    case 'maintenance':
      return { at, screen: 'maintenance' }
    case 'mirror':
    case 'other-family':
    default:
      return { at, screen: outcome.kind, layout: outcome.layout }
  }
}

const land = ({ address, disabled = [], environment = 'development', now = 0 }: ExpectedOutcome, viewer: Viewer): Landing =>
  landed(arriveAt({ address, viewer, environment, disabled: new Set(disabled), now }))

const titled = EXPECTED_OUTCOMES.map((row) => ({
  row,
  title: `${row.ids.map((id) => `[${id}] `).join('')}${row.rule}: ${row.address.slice(0, 60)}`,
}))

describe('what an address comes to for each kind of visitor', () => {
  it.each(titled)('$title', ({ row }) => {
    expect(Object.fromEntries(VISITOR_KINDS.map((kind) => [kind, land(row, VIEWERS[kind])]))).toEqual(row.lands)
  })

  it('[P-ROUTE-83] [P-PERM-03] is for a user without id what it is for a visitor', () => {
    const nobody: Viewer = { kind: 'member', user: { ...VISITOR, origin: 'collective', logged: true, scopes: ['ais', 's2e'] } }
    for (const row of EXPECTED_OUTCOMES) expect([row.address, land(row, nobody)]).toEqual([row.address, row.lands.visitor])
  })

  it('[P-PERM-02] has the frame of collective people for somebody whose origin is not said', () => {
    const viewer: Viewer = { kind: 'member', user: { ...VISITOR, id: 'u1' } }
    const visit = { address: '/epargne', viewer, environment: 'production', disabled: new Set<never>(), now: 0 } as const
    expect(landed(arriveAt(visit))).toEqual({ at: '/epargne', screen: 'savings-home', layout: 'collective' })
    expect(contactOf(viewer)).toEqual({ to: `/profile/${PROVIDER_SCOPE}/contact/message` })
  })

  it('[P-ERR-01] [ACTS-14] keeps the address where a collective scope is needed, with the words of the specification for the log', () => {
    const visit = { address: '/savings/withdraw', environment: 'production', disabled: new Set<never>(), now: 0 } as const
    expect(outcomeOf({ ...visit, viewer: VIEWERS['no-scopes'] })).toMatchObject({
      kind: 'other-family',
      route: { id: 'withdraw' },
      layout: 'collective',
      message: 'User has no collective scopes.',
    })
  })

  it('[ATT-08] has a page to attach the contract of a letter for everybody', () => {
    expect(VISITOR_KINDS.map((kind) => attachmentOf(VIEWERS[kind]))).toEqual([
      '/attachment/choice',
      '/rattachement/choice',
      `/connected-attachment/${PROVIDER_SCOPE}-attachment`,
      `/connected-attachment/${PROVIDER_SCOPE}-attachment`,
      '/rattachement/choice',
      '/rattachement/choice',
      '/attachment/choice',
    ])
    for (const kind of VISITOR_KINDS) {
      const visit = { address: attachmentOf(VIEWERS[kind]), viewer: VIEWERS[kind], environment: 'production', now: 0 } as const
      expect(outcomeOf({ ...visit, disabled: new Set<never>() }).kind).toBe(kind === 'mirror' ? 'mirror' : 'show')
    }
  })

  it('[S-ROLE-08] [P-PERM-01] is for a mirror session what it is for the customer, except that a page that acts is shut', () => {
    for (const { address, lands } of EXPECTED_OUTCOMES)
      expect([address, { ...lands.mirror, screen: lands.collective.screen }]).toEqual([address, lands.collective])
    const shut = new Set(
      EXPECTED_OUTCOMES.flatMap(({ lands }) => (lands.mirror.screen === 'mirror' ? [lands.collective.screen] : [])),
    )
    expect(shut).toEqual(new Set(ROUTES.flatMap(({ id, acts }) => (acts === undefined ? [] : [id]))))
  })

  it('is written for every address of the portal', () => {
    const shown = new Set(EXPECTED_OUTCOMES.flatMap(({ lands }) => Object.values(lands).map(({ screen }) => screen)))
    const led = new Set(['profile-default', 'spreadsheet', 'stand-in'])
    expect(ROUTES.filter(({ id }) => !shown.has(id)).map(({ id }) => id)).toEqual(
      ROUTES.filter(({ id }) => led.has(id)).map(({ id }) => id),
    )
  })

  it('is written once for each address and state', () => {
    const keys = EXPECTED_OUTCOMES.map(({ address, disabled, environment, now }) =>
      JSON.stringify([address, disabled, environment, now]),
    )
    expect(new Set(keys).size).toBe(keys.length)
  })
})
