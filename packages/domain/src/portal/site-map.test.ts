import { describe, expect, it } from 'vitest'
import { VIEWERS, type VisitorKind } from './expected-outcomes.testing.ts'
import { siteMapOf, type SiteMapSurroundings } from './index.ts'

const addressesOf = (kind: VisitorKind) =>
  Object.fromEntries(siteMapOf(VIEWERS[kind], 'production').map(({ group, entries }) => [group, entries.map(({ to }) => to)]))

describe('the site map', () => {
  it('[P-ROUTE-37] [ATT-08] lists for a visitor what a visitor may open', () => {
    expect(addressesOf('visitor')).toEqual({
      public: [
        '/',
        '/articles',
        '/mentions-legales',
        '/contact',
        '/politique-cookies',
        '/donnees-personnelles',
        '/attachment/choice',
        '/presentation',
      ],
      simulations: ['/simulateur/impots', '/simulation'],
    })
  })

  it('[P-ROUTE-37] lists for a member their pages too, without the entrance', () => {
    expect(addressesOf('collective')).toMatchObject({
      savings: ['/epargne', '/accounts', '/documents'],
      operations: [
        '/attachment/mosaic',
        '/savings/withdraw',
        '/transactional/arbitration',
        '/operations',
        '/operations/declaration',
        '/operations/acts',
        '/transactional/payment',
        '/savings/transfer',
        '/aggregation',
      ],
      simulations: ['/simulateur/impots', '/simulation', '/simulator/mrm', '/simulations'],
      profile: ['/messages', '/profile/s2e/personal-data'],
    })
    expect(addressesOf('collective')['public']).not.toContain('/')
    expect(addressesOf('collective')['public']).not.toContain('/attachment/choice')
  })

  it('[P-ROUTE-37] [P-NAV-19] lists coaching and the advisor’s placements for those who have them, as the menu does', () => {
    const helpFor = (surroundings: SiteMapSurroundings) =>
      siteMapOf(VIEWERS.collective, 'production', new Set(), surroundings)
        .filter(({ group }) => group === 'help')
        .flatMap(({ entries }) => entries.map(({ to }) => to))
    expect(helpFor({})).toEqual([])
    expect(helpFor({ coachingUrl: '', roboEntities: 0 })).toEqual([])
    expect(helpFor({ coachingUrl: 'https://coach.example' })).toEqual(['/filib'])
    expect(helpFor({ roboEntities: 1 })).toEqual(['/placements/advisor'])
  })

  it('[P-ROUTE-37] leaves out what somebody cannot open', () => {
    expect(addressesOf('no-scopes')['operations']).not.toContain('/savings/withdraw')
    const disabled = siteMapOf(VIEWERS.collective, 'production', new Set(['documents']))
    expect(disabled.flatMap(({ entries }) => entries.map(({ to }) => to))).not.toContain('/documents')
  })
})
