import { expect, test } from '@playwright/test'
import { signIn, windowOf } from './sign-in.ts'
import { ageField, expectStep, heading, next, openSimulator, SYLVIE } from './withdrawal.ts'

test(
  '[P-SSO-02] [P-SSO-05] the external space opens in a new tab that does not know the portal, which stays',
  { tag: '@all' },
  async ({ page, context }) => {
    await signIn(page, SYLVIE.name)
    await page.goto('/transactional/redirect/voluntary-payment')
    const opening = context.waitForEvent('page')
    // The question is asked at once, and hides the page's heading from assistive technology.
    await page.getByRole('dialog', { name: 'Accès à cette opération' }).getByRole('button', { name: 'Continuer' }).click()
    const tab = await opening
    await expect(tab).toHaveURL(/\/stand-in\/sso\/s2e\/operations\/saisieunboppv$/)
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await tab.evaluate(() => window.opener)).toBeNull()
    await expect(page).toHaveURL(/\/transactional\/redirect\/voluntary-payment$/)
    await expect(page.getByText('L’opération s’est ouverte dans un nouvel onglet.')).toBeVisible()
  },
)

test(
  'without a network it says so politely, a modal that cannot be loaded too; what was typed stays, and all goes on when the network is back',
  { tag: '@all' },
  async ({ page, context }) => {
    await openSimulator(page, SYLVIE.name)
    await next(page).click()
    await ageField(page).fill('66')
    await context.setOffline(true)
    await expect(page.getByText('Hors connexion')).toBeVisible()
    await page.evaluate(() => {
      window.location.hash = 'lexicon-mrm'
    })
    await expect(page.getByRole('alert')).toContainText('Cette fenêtre n’a pas pu s’ouvrir.')
    await page.getByRole('alert').getByRole('button', { name: 'Fermer' }).click()
    await expect(ageField(page)).toHaveValue('66')
    await context.setOffline(false)
    await expect(page.getByText('Hors connexion')).toBeHidden()
    await next(page).click()
    await expectStep(page, 'Étape 3 sur 6, rente réversible')
    await page.getByRole('navigation', { name: 'Étapes' }).getByRole('button', { name: 'Âge de départ' }).click()
    await expect(ageField(page)).toHaveValue('66')
  },
)

test('no page asks for what the content security policy refuses', { tag: '@all' }, async ({ page }) => {
  const violations: string[] = []
  await page.exposeFunction('noteViolation', (directive: string) => violations.push(directive))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      ;(window as unknown as { noteViolation: (text: string) => void }).noteViolation(`${effectiveDirective} ${blockedURI}`)
    })
  })
  for (const path of ['/', '/login', '/error-page?reason=ERR_NOT_FOUND', '/developer/framework']) {
    await page.goto(path)
    await expect(heading(page)).toBeVisible()
  }
  await signIn(page, 'Hugo Delmas')
  await page.evaluate(() => {
    window.location.hash = 'forbidden_mirror'
  })
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await page.goto('/simulator/mrm')
  await page.getByRole('link', { name: 'Hypothèses de la simulation' }).click()
  await expect(windowOf(page)).toBeVisible()
  expect(violations).toEqual([])
})
