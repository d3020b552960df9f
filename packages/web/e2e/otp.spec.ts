import { expect, test, type Page } from '@playwright/test'
import { openAs } from './sign-in.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const EDIT = '/profile/s2e/personal-data/edit-email'

/** State and place that this tab keeps for the way to the code and back. */
const kept = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const text = Object.entries(sessionStorage).find(([key]) => key.includes('otp'))?.[1]
    return text === undefined ? undefined : JSON.parse(text)
  })

/** Types the code that the door shows. */
const giveCode = async (page: Page): Promise<void> => {
  const code = (await page.getByText(/^\d{6}$/).textContent()) ?? ''
  await page.getByRole('textbox').fill(code)
  await page.getByRole('button', { name: 'Continuer' }).click()
}

test('[P-SESS-12] [P-SESS-13] [P-SESS-14] [P-SESS-15] [P-SESS-16] [P-SESS-17] a code given before personal data are modified leads back to them with the state that left, is gone afterwards, and counts in the other tabs', async ({
  page,
  context,
}) => {
  await openAs(page, 'Sylvie Garnier', EDIT)
  const other = await context.newPage()
  await other.goto(EDIT)
  const ask = (tab: Page) => tab.getByRole('button', { name: 'Recevoir un code' })
  await expect(ask(other)).toBeVisible()
  await ask(page).click()
  await expect(page).toHaveURL(/\/stand-in\/otp\?state=/)
  const state = new URL(page.url()).searchParams.get('state')
  expect(await kept(page)).toMatchObject({ state, location: EDIT })
  await giveCode(page)
  await expect(page).toHaveURL(EDIT)
  await expect(heading(page)).toHaveText('Modifier mon e-mail')
  await expect(page.getByLabel('E-mail')).toBeVisible()
  expect(JSON.stringify((await kept(page)) ?? null)).not.toContain(state)
  await expect(ask(page)).toHaveCount(0)
  await expect(ask(other)).toHaveCount(0)
  await expect(other).toHaveURL(EDIT)
  await page.reload()
  await expect(heading(page)).toHaveText('Modifier mon e-mail')
  await expect(ask(page)).toHaveCount(0)
})
