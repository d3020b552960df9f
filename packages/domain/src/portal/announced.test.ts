import { describe, expect, it } from 'vitest'
import { ANNOUNCED, isAnnounced, isAnnouncedRoute, matchRoute, MODALS, pathTo, ROUTES, routeOf, SOON_ROUTES } from './index.ts'

const DOORS = Object.values(ANNOUNCED).flat()
const modals = DOORS.filter((door) => door.startsWith('#')).map((door) => door.slice(1))
const routes = DOORS.filter((door) => !door.startsWith('#'))

describe('the announced doors', () => {
  it('are routes and modals of the portal, each in one line', () => {
    const known = new Set<string>([...ROUTES.map(({ id }) => id), ...MODALS.map(({ id }) => `#${id}`)])
    expect(DOORS.filter((door) => !known.has(door))).toEqual([])
    expect(new Set(DOORS).size).toBe(DOORS.length)
  })

  it('say of a page and of a modal that it comes soon, of nothing else', () => {
    expect(
      MODALS.filter(({ content }) => content === 'soon')
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(modals.toSorted())
    expect(SOON_ROUTES.toSorted()).toEqual(routes.toSorted())
  })

  it.each([
    ['/transactional/payment', false],
    ['/transactional/payment/s2e', false],
    ['/savings/withdraw/ais', false],
    ['/profile', false],
    ['/profile/s2e/bank-coordinates', false],
    ['/epargne', false],
    ['/simulateur/impots', false],
    ['/transactional/redirect/voluntary-payment', false],
    ['/nowhere', false],
  ])('what leads to %s is announced: %s', (to, announced) => {
    expect(isAnnounced({ to })).toBe(announced)
  })

  it.each([
    ['marel', false],
    ['paper_process', false],
    ['add_account_projects', true],
    ['fund-1_2', false],
    ['funds', false],
    ['consents', false],
    ['lexicon-home', false],
    ['advisor', false],
  ])('what opens #%s over a page is announced: %s', (hash, announced) => {
    expect([isAnnounced({ hash }), isAnnounced({ to: '/epargne', hash })]).toEqual([announced, announced])
  })

  it('open the page that announces them to whoever types their address', () => {
    for (const id of SOON_ROUTES.filter((route) => !routeOf(route).path.includes('{')))
      expect([matchRoute(pathTo(id))?.route.id, isAnnouncedRoute(id)]).toEqual([id, true])
  })
})
