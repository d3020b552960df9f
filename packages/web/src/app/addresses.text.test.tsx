import { matchRoute, ROUTES } from '@hautelisse/domain/portal'
import { VISITOR_KINDS, type Landing } from '@hautelisse/domain/portal/expected-outcomes'
import { i18n } from '@lingui/core'
import { expect, test, vi } from 'vitest'
import { pageTitle } from '../shell/index.ts'
import { IS_ALL, page, renderPage, sampleOf } from '../testing/text/index.ts'
import { CELLS, pageOf, visitAs, type Cell } from './addresses.testing.ts'
import { ROOMS } from './rooms.ts'

/** Each page in each frame, each rule, each kind of visitor in each frame. */
const classesOf = ({ row, kind }: Cell): readonly string[] => {
  const { screen, layout = '' } = row.lands[kind]
  return [`${screen} in ${layout}`, row.rule, `${kind} in ${layout}`]
}
const SAMPLE = sampleOf(CELLS, classesOf, IS_ALL)

/** Landmarks of each frame, and whether it has skip links. */
const FRAMES = {
  collective: { banner: 1, contentinfo: 1, skip: true },
  individual: { banner: 1, contentinfo: 1, skip: false },
  transmission: { banner: 1, contentinfo: 1, skip: false },
  public: { banner: 1, contentinfo: 1, skip: false },
  'no-header': { banner: 0, contentinfo: 0, skip: false },
  bare: { banner: 0, contentinfo: 0, skip: false },
} as const satisfies Record<NonNullable<Landing['layout']>, object>

const hidden = { includeHidden: true } as const
const frame = () => ({
  banner: page.getByRole('banner', hidden).elements().length,
  contentinfo: page.getByRole('contentinfo', hidden).elements().length,
  skip: page.getByRole('link', { name: /^Aller au/, ...hidden }).elements().length > 0,
})
/** The page whose title is read: the doors of another family stand under that of the address, a withdrawal at retirement under the simulator's. */
const titled = ({ at, screen }: Landing): string => {
  if (screen === 'other-family') return matchRoute(at)?.route.id ?? screen
  return screen === 'withdraw-case' && at.endsWith('/ais/retirement') ? 'withdrawal-simulator' : screen
}
/** The pages for developers bring a head of their own. */
const hasFrame = (screen: string): boolean => !/^(developer|demo)/.test(screen)

for (const kind of VISITOR_KINDS)
  test(`[P-ROUTE-85] each address comes to its page, in its frame, under a title of its own: ${kind}`, async () => {
    const { go, address } = await visitAs(kind, {
      render: renderPage,
      isDrawn: () => expect.element(page.getByRole('heading', { level: 1 })).toBeVisible(),
      isAt: (at, end) => expect.poll(at).toBe(end),
    })
    const owners = new Map<string, string>(ROUTES.map(({ id }) => [pageTitle(i18n._(ROOMS.pages[id].title)), id]))
    for (const { row } of SAMPLE.filter((cell) => cell.kind === kind)) {
      const landing = row.lands[kind]
      const { at: end, layout } = landing
      // In a mirror session the door of an act leaves the page as it is: what its address shows is said in the room of the portal.
      if (landing.screen === 'mirror') continue
      const screen = titled(landing)
      const isFramed = layout !== undefined && hasFrame(screen)
      go(row.address)
      await vi.waitFor(
        () => {
          expect([row.address, pageOf(address())]).toEqual([row.address, end])
          const heading = document.querySelector('h1')
          expect([row.address, heading?.checkVisibility()]).toEqual([row.address, true])
          expect([row.address, document.title]).toEqual([row.address, expect.stringMatching(/\S – Hautelisse$/)])
          // The title of the page before stands until the next one has its own, a route's until its screen has written one.
          expect([row.address, owners.get(document.title) ?? screen]).toEqual([row.address, screen])
          expect([row.address, isFramed ? frame() : undefined]).toEqual([row.address, isFramed ? FRAMES[layout] : undefined])
        },
        { timeout: 10_000, interval: 5 },
      )
      owners.set(document.title, screen)
    }
  }, 240_000)

test('the sample holds every kind, page, frame and rule of the table', () => {
  expect(new Set(SAMPLE.flatMap(classesOf))).toEqual(new Set(CELLS.flatMap(classesOf)))
})
