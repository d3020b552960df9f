import {
  EXPECTED_OUTCOMES,
  VISITOR_KINDS,
  type ExpectedOutcome,
  type VisitorKind,
} from '@hautelisse/domain/portal/expected-outcomes'
import { expect, type Page } from '@playwright/test'
import { addressOf, canBeLinked, enter, expectLanding, go, test, titleOf, type Visitor } from './visitors.ts'

/** The server of these tests is one of development with every route on, today: what needs another is shown by the domain's own test. */
const ROWS = EXPECTED_OUTCOMES.filter(
  ({ disabled, environment = 'development', now }) =>
    disabled === undefined && environment === 'development' && now === undefined,
)
const isFile = ({ lands }: ExpectedOutcome): boolean => lands.visitor.screen === 'file'
const PAGES = ROWS.filter((row) => row.leadsOn === undefined && !isFile(row))

/** Kinds that load each address afresh; the others go there inside the application, which asks the same guards again. */
const AFRESH: ReadonlySet<VisitorKind> = new Set(['visitor', 'collective'])
/** Kinds that go everywhere, page after page, in a test of their own below. */
const WALKING: ReadonlySet<VisitorKind> = new Set(['individual', 'individual_transmission'])

const visit = async ({ kind, page }: Visitor, address: string): Promise<void> => {
  if (AFRESH.has(kind)) await enter(page, address)
  else await go(page, address)
}

/** An unknown address is one to everybody: it is enough to type it as somebody and as nobody. */
const isUnknown = ({ lands }: ExpectedOutcome): boolean => lands.collective.screen === 'error-page'

test.describe('what an address comes to', () => {
  for (const row of PAGES)
    test(titleOf(row), async ({ visitorOf }) => {
      for (const kind of VISITOR_KINDS.filter((each) => !WALKING.has(each)))
        await test.step(kind, async () => {
          if (!AFRESH.has(kind) && (isUnknown(row) || !canBeLinked(row.address))) return
          const visitor = await visitorOf(kind)
          await visit(visitor, row.address)
          await expectLanding(visitor, row.lands[kind])
        })
    })
})

test.describe('a file', () => {
  for (const row of ROWS.filter(isFile))
    test(titleOf(row), async ({ page }) => {
      await page.goto(row.address)
      await expect.poll(() => addressOf(page)).toBe(row.lands.visitor.at)
    })
})

/** Calls that a waiting page waits for: held back, so that the wait can be looked at. A callback that nobody awaits is left at once. */
const HELD = /\/login\/(oauth\/(authorization|logout|otp)|change-password)/
const HELD_AT_CALLBACK = /\/login\/oauth\/(profile|otp)/

const hold = async (page: Page, screen: string): Promise<void> => {
  await page.route(screen === 'callback' ? HELD_AT_CALLBACK : HELD, () => new Promise<never>(() => {}))
}

test.describe('a page that only waits', () => {
  for (const row of ROWS.filter(({ leadsOn, lands }) => leadsOn === true && lands.visitor.screen !== 'authcallback'))
    test(titleOf(row), async ({ freshVisitorOf }) => {
      for (const kind of ['visitor', 'collective'] as const)
        await test.step(kind, async () => {
          const { at, screen, layout } = row.lands[kind]
          const { page } = await freshVisitorOf(kind)
          await hold(page, screen)
          await page.goto(row.address)
          if (layout === 'bare') {
            await expect(page.getByRole('status').filter({ hasText: 'Un instant' }), screen).toBeVisible()
            expect(addressOf(page)).toBe(at)
            await expect(page.getByRole('banner').or(page.getByRole('contentinfo')).or(page.getByRole('heading'))).toHaveCount(0)
          } else {
            await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
            await expect.poll(() => addressOf(page)).toBe(at)
          }
        })
    })
})

test.describe('each page', () => {
  for (const kind of ['visitor', 'collective', 'individual', 'individual_transmission'] as const)
    test(`[P-ROUTE-85] has a title of its own and takes the focus to its heading: ${kind}`, async ({ visitorOf }) => {
      test.slow()
      const visitor = await visitorOf(kind)
      const { page } = visitor
      const owners = new Map<string, string>()
      for (const { address, lands } of PAGES.filter((row) => canBeLinked(row.address))) {
        const { screen } = lands[kind]
        const before = addressOf(page)
        await go(page, address)
        await expectLanding(visitor, lands[kind])
        // The title of the page before stands until the next one has its own.
        await expect.soft.poll(async () => owners.get(await page.title()) ?? screen, `title of ${address}`).toBe(screen)
        owners.set(await page.title(), screen)
        const isArrival = addressOf(page).split('?')[0] !== before.split('?')[0]
        // A page may open a window over itself, which has the focus then.
        if (isArrival && (await page.getByRole('dialog').count()) === 0)
          await expect.soft(page.getByRole('heading', { level: 1 }), address).toBeFocused()
      }
    })
})
