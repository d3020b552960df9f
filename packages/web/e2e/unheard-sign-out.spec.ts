import { expect } from '@playwright/test'
import { heading, mend, order, SYLVIE } from './faulty-calls.ts'
import { test } from './own-server.ts'
import { signIn, signOut } from './sign-in.ts'

test.afterEach(({ page }) => mend(page).then(() => undefined))

for (const fault of ['ERR_INTERNAL', 'ERR_EXP', 'drop', 'malformed-json'] as const)
  test(`[P-ROUTE-24] [P-STORE-04] a sign-out that the server does not hear of leaves nothing here all the same: ${fault}`, async ({
    page,
  }) => {
    await signIn(page, SYLVIE[0])
    await order(page, 'logout', fault)
    await signOut(page)
    await expect(heading(page)).toHaveText('Votre épargne,fil par fil')
    expect(await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)])).toEqual([expect.any(Array), []])
    expect(await page.evaluate(() => document.cookie.includes('session-origin'))).toBe(false)
  })
