import { expect, test, type Page } from '@playwright/test'
import { signIn } from './sign-in.ts'
import { ageField, expectStep, heading, next, openSimulator, SYLVIE } from './withdrawal.ts'

test.describe('the key "<"', () => {
  test('[P-DEV-07] [P-DEV-08] opens the developer page from anywhere and leads back', async ({ page }) => {
    await signIn(page, SYLVIE.name)
    await heading(page).press('<')
    await expect(page).toHaveURL(/\/developer$/)
    expect(await page.evaluate(() => sessionStorage.getItem('hautelisse.developer-path'))).toBe('/epargne')
    await page.reload()
    await expect(heading(page)).toBeVisible()
    await page.keyboard.press('<')
    await expect(page).toHaveURL(/\/epargne$/)
    expect(await page.evaluate(() => sessionStorage.getItem('hautelisse.developer-path'))).toBeNull()
  })

  test('[P-DEV-09] [S-NAV-13] does nothing in a field', async ({ page }) => {
    await openSimulator(page, SYLVIE.name)
    await next(page).click()
    await ageField(page).press('<')
    await expect(page).toHaveURL(/\/simulator\/mrm$/)
    await expect(ageField(page)).toBeFocused()
  })
})

test.describe('the way to the external space', () => {
  // The question is asked at once, and hides the page's heading from assistive technology.
  const open = async (page: Page): Promise<void> => {
    await signIn(page, SYLVIE.name)
    await page.goto('/transactional/redirect/voluntary-payment')
    await expect(question(page)).toBeVisible()
  }
  const question = (page: Page) => page.getByRole('dialog', { name: 'Accès à cette opération' })

  test('[P-SSO-01] asks first; cancelled, it opens nothing', async ({ page, context }) => {
    await open(page)
    await question(page).getByRole('button', { name: 'Annuler' }).click()
    await expect(question(page)).toBeHidden()
    expect(context.pages()).toHaveLength(1)
    await expect(page).toHaveURL(/\/transactional\/redirect\/voluntary-payment$/)
  })

  test('[P-SSO-02] [P-SSO-05] opens the operation in a new tab that does not know the portal, which stays', async ({
    page,
    context,
  }) => {
    await open(page)
    const opening = context.waitForEvent('page')
    await question(page).getByRole('button', { name: 'Continuer' }).click()
    const tab = await opening
    await expect(tab).toHaveURL(/\/stand-in\/sso\/s2e\/operations\/saisieunboppv$/)
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await tab.evaluate(() => window.opener)).toBeNull()
    await expect(page).toHaveURL(/\/transactional\/redirect\/voluntary-payment$/)
    await expect(page.getByText('L’opération s’est ouverte dans un nouvel onglet.')).toBeVisible()
  })

  test('[P-SSO-02] offers a plain link where the browser refuses the tab', async ({ page, context }) => {
    await page.addInitScript(() => {
      window.open = () => null
    })
    await open(page)
    await question(page).getByRole('button', { name: 'Continuer' }).click()
    const opening = context.waitForEvent('page')
    await page.getByRole('link', { name: 'Ouvrir l’opération dans un nouvel onglet' }).click()
    await expect(await opening).toHaveURL(/\/stand-in\/sso\/s2e\/operations\/saisieunboppv$/)
  })
})

test.describe('without a network', () => {
  test('says so politely, keeps what was typed, and goes on when the network is back', async ({ page, context }) => {
    await openSimulator(page, SYLVIE.name)
    await next(page).click()
    await ageField(page).fill('66')
    await context.setOffline(true)
    await expect(page.getByText('Hors connexion')).toBeVisible()
    await expect(ageField(page)).toHaveValue('66')
    await context.setOffline(false)
    await expect(page.getByText('Hors connexion')).toBeHidden()
    await expect(ageField(page)).toHaveValue('66')
    await next(page).click()
    await expectStep(page, 'Étape 3 sur 6, rente réversible')
    await page.getByRole('navigation', { name: 'Étapes' }).getByRole('button', { name: 'Âge de départ' }).click()
    await expect(ageField(page)).toHaveValue('66')
  })
})

test('[P-MODAL-26] [P-MODAL-27] [P-MODAL-28] a start clears the fragment, but on the developer pages', async ({ page }) => {
  await page.goto('/#lexicon-home')
  await expect(heading(page)).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.goto('/developer#lexicon-home')
  await expect(page.getByRole('dialog', { name: 'Lexique' })).toBeVisible()
  await expect(page).toHaveURL(/\/developer#lexicon-home$/)
})

test('[P-MODAL-01] [P-MODAL-29] a modal opens with its fragment, Back closes it, and an unknown fragment opens nothing', async ({
  page,
}) => {
  await page.goto('/')
  await expect(heading(page)).toBeVisible()
  const dialog = page.getByRole('dialog')
  await page.evaluate(() => {
    location.hash = 'lexicon-home'
  })
  await expect(dialog).toBeVisible()
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/$/)
  await page.evaluate(() => {
    location.hash = 'lexicon-home'
  })
  await dialog.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/$/)
  for (const hash of ['constructor', 'marel', 'auto_logout']) {
    await page.evaluate((unknown) => {
      location.hash = unknown
    }, hash)
    await expect(page).toHaveURL(new RegExp(`/#${hash}$`))
    await expect(dialog).toBeHidden()
  }
})
