import { describe, expect, it } from 'vitest'
import { PROVIDER_ADVISOR } from '../contract/index.ts'
import { VIEWERS, type VisitorKind } from './expected-outcomes.testing.ts'
import { contactPath, defaultProfilePath, footerOf, withContactOpened, type Footer, type FooterLinkId } from './index.ts'

const socialLinks = [{ name: 'Mastodon', href: 'https://social.example/@hautelisse' }]
const footer = (kind: VisitorKind): Footer => footerOf({ viewer: VIEWERS[kind], socialLinks })
const link = (kind: VisitorKind, id: FooterLinkId): string | undefined => footer(kind).links.find((entry) => entry.id === id)?.to

describe('the footer', () => {
  it.each([
    ['P-FOOT-01', 'legal-notice', '/mentions-legales'],
    ['P-FOOT-02', 'contact', '/contact'],
    ['P-FOOT-03', 'personal-data', '/donnees-personnelles'],
    ['P-FOOT-04', 'cookies', '/politique-cookies'],
  ] as const)('[%s] of individual people links %s to %s', (_, id, to) => {
    expect([link('individual', id), link('individual_transmission', id)]).toEqual([to, to])
  })

  it.each([
    ['legal-notice', '/mentions-legales'],
    ['personal-data', '/donnees-personnelles'],
    ['cookies', '/politique-cookies'],
  ] as const)('[P-FOOT-08] [P-FOOT-15] of collective people and visitors links %s to %s', (id, to) => {
    expect([link('collective', id), link('visitor', id), link('ended', id)]).toEqual([to, to, to])
  })

  it('[P-FOOT-05] [P-FOOT-06] [P-PERM-02] [TADV-20] [TADV-22] opens the advisor’s modal of the origin by "Nous contacter"', () => {
    expect([footer('individual').contact, footer('individual_transmission').contact]).toEqual([
      { hash: 'advisor' },
      { hash: 'advisor_transmission' },
    ])
  })

  it('[P-FOOT-05] leads to the public page where there is no advisor to open', () => {
    const viewer = VIEWERS.individual
    if (viewer.kind !== 'member') throw new Error('the individual viewer is signed in')
    const { [PROVIDER_ADVISOR]: _, ...user } = viewer.user
    expect(footerOf({ viewer: { kind: 'member', user }, socialLinks }).contact).toEqual({ to: '/contact' })
  })

  it('[P-FOOT-09] [P-FOOT-10] [TADV-23] leads collective people to the message of their profile, and visitors to the public page', () => {
    expect([footer('collective').contact, footer('visitor').contact, footer('ended').contact]).toEqual([
      { to: '/profile/s2e/contact/message' },
      { to: '/contact' },
      { to: '/contact' },
    ])
    expect(contactPath(VIEWERS.visitor)).toBe('/contact')
  })

  it('[P-FOOT-11] [P-FOOT-12] links the site map for collective people who have signed in alone', () => {
    const kinds = ['collective', 'mirror', 'visitor', 'individual', 'individual_transmission', 'ended'] as const
    expect(kinds.map((kind) => link(kind, 'site-map'))).toEqual([
      '/plan-du-site',
      '/plan-du-site',
      undefined,
      undefined,
      undefined,
      undefined,
    ])
  })

  it('[P-FOOT-13] [P-FOOT-14] has the configured social links, but not for individual people', () => {
    const kinds = ['collective', 'visitor', 'individual', 'individual_transmission'] as const
    expect(kinds.map((kind) => footer(kind).socialLinks)).toEqual([socialLinks, socialLinks, [], []])
  })

  it('[P-FOOT-01] opens the lexicon for everybody', () => {
    for (const kind of ['visitor', 'collective', 'individual'] as const)
      expect(footer(kind).links.find(({ id }) => id === 'lexicon')).toEqual({ id: 'lexicon', hash: 'lexicon-home' })
  })

  it('[P-CONST-08] [P-CONST-09] carries the help line that is configured and nothing invented', () => {
    const contact = (helpLine?: { phone?: string; email?: string }) =>
      footerOf({ viewer: VIEWERS.visitor, socialLinks, helpLine }).contact
    expect(contact({ phone: '01 99 00 00 00' })).toEqual({ to: '/contact', helpLine: { phone: '01 99 00 00 00' } })
    expect(contact({ email: 'aide@example.org' })).toEqual({ to: '/contact', helpLine: { email: 'aide@example.org' } })
    expect([contact({}), contact()]).toEqual([{ to: '/contact' }, { to: '/contact' }])
  })
})

describe('opening the advisor', () => {
  it('[P-FOOT-07] [P-USER-27] [TADV-21] counts as an action for the transmission origin alone', () => {
    const counted = (kind: VisitorKind): number | undefined => {
      const viewer = VIEWERS[kind]
      return viewer.kind === 'member' ? withContactOpened({ ...viewer.user, actions: 3 }).actions : undefined
    }
    expect([counted('individual_transmission'), counted('individual'), counted('collective')]).toEqual([4, 3, 3])
  })
})

describe('the default profile', () => {
  it('[P-ROUTE-79] [P-ROUTE-80] is of employee savings with both families', () => {
    expect([defaultProfilePath(['ais', 's2e']), defaultProfilePath(['ais'])]).toEqual([
      '/profile/s2e/personal-data',
      '/profile/ais/personal-data',
    ])
  })
})
