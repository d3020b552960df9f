import { expect, test, type Page } from '@playwright/test'
import { expectNoViolation } from './axe.ts'
import { openAs } from './sign-in.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Mes consentements' })
const choice = (page: Page) => dialog(page).getByRole('switch', { name: /^Transmettre les données/ })
const save = (page: Page) => dialog(page).getByRole('button', { name: 'Enregistrer' })

const open = async (page: Page): Promise<void> => {
  await page.evaluate(() => {
    location.hash = 'consents'
  })
  await expect(choice(page)).toBeVisible()
}

/** Counts what is asked of the consent's call; answers it with a status. */
const answering = async (page: Page, status: number): Promise<() => number> => {
  let calls = 0
  await page.route('**/consents/b2v', async (route) => {
    calls += 1
    await (status === 200 ? route.fallback() : route.fulfill({ status, json: { errorData: 'ERR_INTERNAL' } }))
  })
  return () => calls
}

test.describe('consents', () => {
  // One person and one choice: a test that changes it must not meet one that reads it.
  test.describe.configure({ mode: 'default' })

  test.beforeEach(async ({ page }) => {
    await openAs(page, 'Sylvie Garnier', '/epargne')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test('[P-CONSENT-01] [P-CONSENT-02] say what was agreed to, with nothing for axe to find', async ({ page }) => {
    await open(page)
    await expect(dialog(page).getByText('Vision miroir', { exact: true })).toBeVisible()
    await expect(dialog(page).getByText(/^(?:Autorisée|Non autorisée)$/)).toBeVisible()
    await expectNoViolation(page)
  })

  test('[P-CONSENT-03] [P-CONSENT-07] close without a call when nothing was changed', async ({ page }) => {
    const calls = await answering(page, 200)
    await open(page)
    await save(page).click()
    await expect(dialog(page)).toBeHidden()
    await expect(page).toHaveURL(/\/epargne$/)
    expect(calls()).toBe(0)
  })

  test('[P-CONSENT-03] [P-CONSENT-04] [P-CONSENT-05] keep a change, say so, and close by themselves', async ({ page }) => {
    const calls = await answering(page, 200)
    await open(page)
    const before = await choice(page).getAttribute('aria-checked')
    await choice(page).press(' ')
    await expect(choice(page)).not.toHaveAttribute('aria-checked', before ?? '')
    await save(page).click()
    await expect(dialog(page).getByRole('button', { name: /Enregistrement|enregistré/ })).toHaveAttribute('aria-busy', 'true')
    await expect(dialog(page)).toBeHidden()
    expect(calls()).toBe(1)
    await open(page)
    await expect(choice(page)).not.toHaveAttribute('aria-checked', before ?? '')
    await choice(page).click()
    await save(page).click()
    await expect(dialog(page)).toBeHidden()
  })

  test('[P-CONSENT-07] stay open when the call fails, and the previous choice is kept', async ({ page }) => {
    await answering(page, 500)
    await open(page)
    const before = await choice(page).getAttribute('aria-checked')
    await choice(page).click()
    await save(page).click()
    await expect(
      dialog(page).getByText('Fonctionnalité momentanément indisponible. Votre choix précédent est conservé.'),
    ).toBeVisible()
    await expect(save(page)).toBeEnabled()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    await open(page)
    await expect(choice(page)).toHaveAttribute('aria-checked', before ?? '')
  })
})
