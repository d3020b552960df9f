import { EXPECTED_OUTCOMES, type ExpectedOutcome } from '@hautelisse/domain/portal/expected-outcomes'
import { expect } from '@playwright/test'
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

/** `npm test` types what could stand in no link. */
const WALKED = process.env['E2E_ALL'] === 'yes' ? TYPED : TYPED.filter(({ address }) => !canBeLinked(address))

for (const kind of ['visitor', 'collective'] as const)
  test(
    `[P-ROUTE-81] [O-ERR-05] [P-ROUTE-83] an address that is typed comes to what the table says: ${kind}`,
    { tag: kind === 'visitor' ? [] : '@all' },
    async ({ freshVisitorOf }) => {
      test.slow()
      const visitor = await freshVisitorOf(kind)
      for (const row of WALKED)
        await test.step(row.address.slice(0, 60), async () => {
          await enter(visitor.page, row.address)
          await expectLanding(visitor, row.lands[kind])
        })
    },
  )

test('[P-ROUTE-31] [P-ROUTE-32] a file is asked of the server', { tag: '@all' }, async ({ page }) => {
  for (const row of ROWS.filter(isFile)) {
    await page.goto(row.address)
    await expect.poll(() => addressOf(page)).toBe(row.lands.visitor.at)
  }
})
