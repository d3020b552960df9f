import { afterAll, describe, expect, it, vi } from 'vitest'
import { VIEWERS } from './expected-outcomes.ts'

// The day on which every line of the table has been deleted. Other files of this run have read the table already: it is read anew.
vi.resetModules()
vi.doMock('./announced.ts', () => ({
  ANNOUNCED: {},
  isComing: () => false,
  isAnnouncedRoute: () => false,
  isAnnouncedModal: () => false,
}))
const { contactOf, mainMenu, MODALS, profileMenu, ROUTES, siteMapOf } = await import('./index.ts')
const { writingWay } = await import('../contents/index.ts')
afterAll(() => {
  vi.doUnmock('./announced.ts')
  vi.resetModules()
})

const viewer = VIEWERS.collective
if (viewer.kind !== 'member') throw new Error('the collective viewer is signed in')
const { user } = viewer

describe('without an announced door', () => {
  it('every entry of the menus is open', () => {
    const input = { user, roboEntities: 1, disabledFeatures: new Set<never>(), statement: { companies: [], enterprises: [] } }
    const entries = [...mainMenu(input).flatMap(({ items }) => items), ...profileMenu({ user, consents: 'loaded' })]
    expect(entries.length).toBeGreaterThan(12)
    expect(entries.filter(({ state }) => state !== 'open')).toEqual([])
  })

  it('no page, modal or line of the site map says "Bientôt"', () => {
    expect([...ROUTES, ...MODALS].filter(({ content }) => content === 'soon')).toEqual([])
    const lines = siteMapOf(viewer, 'production').flatMap(({ entries }) => entries)
    expect(lines.filter(({ isAnnounced }) => isAnnounced)).toEqual([])
  })

  it('collective people write from their profile, visitors after signing in', () => {
    expect(contactOf(viewer)).toEqual({ to: '/profile/s2e/contact/message' })
    expect([writingWay(viewer), writingWay({ kind: 'visitor' })]).toEqual([
      { kind: 'message', to: '/profile/s2e/contact/message' },
      { kind: 'sign-in', to: '/login' },
    ])
  })
})
