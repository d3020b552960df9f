import { expect, test, type Locator, type Page } from '@playwright/test'
import { expectNoViolation } from './axe.ts'
import { forget, mend, order } from './faulty-calls.ts'
import { openAs } from './sign-in.ts'

const heading = (name: string) => ({ level: 1, name }) as const

/** Moves the focus onto a control by the Tab key alone. */
const tabTo = async (page: Page, control: Locator): Promise<void> => {
  await expect(control).toBeVisible()
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(control).toBeFocused({ timeout: 50 })
  }).toPass({ intervals: [0] })
}

test('[P-ROUTE-41] [OPS-11] an account is opened from the home, and what it shows adds up @page', async ({ page }) => {
  await openAs(page, 'Sylvie Garnier', '/epargne')
  await page.getByRole('link', { name: /^PEE / }).click()
  await expect(page).toHaveURL('/epargne/detail/type/PEE/00482190')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  const funds = page.getByRole('table', { name: 'Vos placements' })
  for (const text of ['Actions Europe Durable', 'Obligations Responsables', 'Monétaire Responsable'])
    await expect(funds).toContainText(text)
  await expect(funds.getByRole('row').last()).toContainText(/11.404,16/)
  await expect(page.getByRole('listitem').filter({ hasText: 'Retirer mon épargne' })).toContainText(/5.210,44/)
  await funds.getByRole('link', { name: 'Actions Europe Durable' }).click()
  await expect(page.getByRole('dialog', { name: 'Actions Europe Durable' })).toBeVisible()
  await page.goBack()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('voici votre épargne')
})

test(
  '[P-ERR-28] [P-ERR-22] a family that cannot be read is said on home and list, and is whole once it answers',
  { tag: '@all' },
  async ({ page }) => {
    await openAs(page, 'Sylvie Garnier', '/epargne')
    await order(page, 's2e-accounts', 'ERR_INTERNAL')
    await forget(page)
    await page.goto('/epargne')
    await expect(page.getByText('Sans les comptes de votre épargne salariale')).toBeVisible()
    await page.getByRole('link', { name: 'Tous mes comptes' }).click()
    await expect(page.getByRole('heading', heading('Tous mes comptes'))).toBeFocused()
    await expect(page.getByText('Il ne compte pas votre épargne salariale')).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: /^PEE / })).toHaveCount(0)
    await expectNoViolation(page)
    await mend(page)
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await expect(page.getByText('Ce total compte 7 comptes.')).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: /^PEE .*Verrerie Aubrenne/ })).toBeVisible()
  },
)

test('[OPS-10] [P-ROUTE-40] the accounts of a large saver are walked by keyboard alone', { tag: '@all' }, async ({ page }) => {
  await openAs(page, 'Anatole de Kerguénec', '/epargne')
  await tabTo(page, page.getByRole('link', { name: 'Tous mes comptes' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', heading('Tous mes comptes'))).toBeFocused()
  await expect(page.getByText('Ce total compte 40 comptes.')).toBeVisible()
  const contexts = page.getByRole('navigation', { name: 'Comptes affichés' }).getByRole('link')
  await tabTo(page, contexts.nth(1))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/epargne\/detail\/project\//)
  await expect(contexts.nth(1)).toHaveAttribute('aria-current', 'page')
  expect(await page.getByRole('row').count()).toBeLessThanOrEqual(400)
  await page.goBack()
  await expect(page.getByText('Ce total compte 40 comptes.')).toBeVisible()
})
