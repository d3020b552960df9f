import { describe, expect, it } from 'vitest'
import { VIEWERS } from './expected-outcomes.ts'
import { contactOf, isAnnounced, mainMenu, MODALS, profileMenu, ROUTES, siteMapOf, SOON_ROUTES } from './index.ts'

const viewer = VIEWERS.collective
if (viewer.kind !== 'member') throw new Error('the collective viewer is signed in')
const { user } = viewer

describe('without an announced door', () => {
  it('[P-NAV-10] [P-NAV-11] [P-NAV-21] every entry of the menus is open', () => {
    const input = { user, roboEntities: 1, disabledFeatures: new Set<never>(), statement: { companies: [], enterprises: [] } }
    const entries = [...mainMenu(input).flatMap(({ items }) => items), ...profileMenu({ user, consents: 'loaded' })]
    expect(entries.length).toBeGreaterThan(12)
    expect(entries.filter(({ state }) => state !== 'open')).toEqual([])
    expect(
      entries.filter(({ id }) => ['add-company-scheme', 'add-individual-scheme', 'contact'].includes(id)).map(({ to }) => to),
    ).toEqual(['/attachment/mosaic', '/connected-attachment/axa-attachment', '/profile/s2e/contact/message'])
  })

  it('no page, modal or line of the site map says "Bientôt"', () => {
    expect([...ROUTES, ...MODALS].filter(({ content }) => content === 'soon')).toEqual([])
    expect(SOON_ROUTES).toEqual([])
    const lines = siteMapOf(viewer, 'production').flatMap(({ entries }) => entries)
    expect(lines.filter(({ isAnnounced: isSoon }) => isSoon)).toEqual([])
    expect([{ to: '/attachment/mosaic' }, { hash: 'add_account_projects' }, { to: '/nowhere' }].map(isAnnounced)).toEqual([
      false,
      false,
      false,
    ])
  })

  it('[P-FOOT-09] [P-FOOT-10] [TADV-23] collective people write from their profile', () => {
    expect(contactOf(viewer)).toEqual({ to: '/profile/s2e/contact/message' })
  })
})
