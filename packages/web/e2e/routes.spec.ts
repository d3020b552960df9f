import { EXPECTED_OUTCOMES, type ExpectedOutcome } from '@hautelisse/domain/portal/expected-outcomes'
import { expect, type Page } from '@playwright/test'
import { addressOf, canBeLinked, enter, expectLanding, test } from './visitors.ts'

/** The server of these tests is one of development with every route on, today: what needs another is shown by the domain's own test. */
const ROWS = EXPECTED_OUTCOMES.filter(
  ({ disabled, environment = 'development', now }) =>
    disabled === undefined && environment === 'development' && now === undefined,
)
const isFile = ({ lands }: ExpectedOutcome): boolean => lands.visitor.screen === 'file'
const PAGES = ROWS.filter((row) => row.leadsOn === undefined && !isFile(row))

/** Of each page one address, and each that could stand in no link of the application: the rest of the table is walked by component tests. */
const TYPED = PAGES.filter(
  (row, place) =>
    !canBeLinked(row.address) || PAGES.findIndex(({ lands }) => lands.visitor.screen === row.lands.visitor.screen) === place,
)

for (const kind of ['visitor', 'collective'] as const)
  test(`[P-ROUTE-81] [P-ROUTE-83] an address that is typed comes to what the table says: ${kind}`, async ({ freshVisitorOf }) => {
    test.slow()
    const visitor = await freshVisitorOf(kind)
    for (const row of TYPED)
      await test.step(row.address.slice(0, 60), async () => {
        await enter(visitor.page, row.address)
        await expectLanding(visitor, row.lands[kind])
      })
  })

test('[P-ROUTE-31] [P-ROUTE-32] a file is asked of the server', async ({ page }) => {
  for (const row of ROWS.filter(isFile)) {
    await page.goto(row.address)
    await expect.poll(() => addressOf(page)).toBe(row.lands.visitor.at)
  }
})

/** Calls that a waiting page waits for: held back, so that the wait can be looked at. A callback that nobody awaits is left at once. */
const HELD = /\/login\/(oauth\/(authorization|logout|otp)|change-password)/
const HELD_AT_CALLBACK = /\/login\/oauth\/(profile|otp)/

const hold = async (page: Page, screen: string): Promise<void> => {
  await page.route(screen === 'callback' ? HELD_AT_CALLBACK : HELD, () => new Promise<never>(() => {}))
}

test('[P-ROUTE-18] [P-ROUTE-23] [P-ROUTE-36] a page that only waits shows a wait and nothing else', async ({
  freshVisitorOf,
}) => {
  test.slow()
  for (const row of ROWS.filter(({ leadsOn, lands }) => leadsOn === true && lands.visitor.screen !== 'authcallback'))
    for (const kind of ['visitor', 'collective'] as const)
      await test.step(`${row.address}, ${kind}`, async () => {
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
        await page.context().close()
      })
})
