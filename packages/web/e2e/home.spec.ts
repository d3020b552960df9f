import { expect, test, type Locator, type Page } from '@playwright/test'
import { expectNoViolation } from './axe.ts'
import { builtWith } from './built-with.ts'
import { openAs } from './sign-in.ts'

const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 })
const main = (page: Page): Locator => page.getByRole('main')
const card = (page: Page, name: string): Locator => main(page).getByRole('article').filter({ hasText: name })

test.describe('the connected home', () => {
  test('[S-NAV-01] [P-ROUTE-39] says what one holds, and where it leads from there', async ({ page }) => {
    await openAs(page, 'Sylvie Garnier', '/epargne')
    await expect(heading(page)).toHaveText('Bonjour Sylvie, voici votre épargne')
    await expect(card(page, 'Autres établissements').getByRole('listitem')).toHaveCount(2)
    await expect(main(page).getByText('Un fil : environ 1 000 €')).toBeVisible()
    await expect(main(page).getByText('Valeurs au 18/11/2026')).toBeVisible()
    await expect(main(page).getByText('3610,60 € versés depuis le 1er janvier')).toBeVisible()
    const heights = await main(page)
      .getByRole('article')
      .evaluateAll((cards) => cards.map((one) => one.clientHeight))
    expect(new Set(heights).size).toBe(1)

    const row = card(page, 'Retraite').getByRole('link', { name: /^PERECO/ })
    await expect(row).toContainText('Versement programmé')
    await expect(card(page, 'Projets').getByRole('link', { name: /^PEG/ })).toContainText('Disponible le 01/06/2029')
    for (const name of ['Faire un versement', 'Ajuster mes placements', 'Retirer ou transférer', 'Ajouter un compte'])
      await expect.soft(main(page).getByRole('button', { name: `${name} Bientôt` })).toBeDisabled()
    await expect.soft(main(page).getByRole('link', { name: 'Toutes mes opérations' })).toHaveAttribute('href', '/operations')
    const ahead = page.getByRole('region', { name: 'Se projeter' })
    await expect(ahead.getByRole('button')).toHaveText([/^Estimer ma retraite Bientôt.*Vous estimerez/])
    await expect(ahead.getByRole('link')).toHaveText([/^Capital ou rente/, /^Réduire mon impôt/])
    await main(page).getByRole('button', { name: 'Faire un versement' }).focus()
    await expect(page.getByRole('tooltip')).toHaveText('Cette fonction n’est pas encore ouverte')
    await row.press('Enter')
    await expect(page).toHaveURL('/epargne/detail/type/PERECO/00482201')
    await expect(page.getByRole('heading', { level: 1, name: 'PERECO' })).toBeFocused()
  })

  test('[P-ERR-23] [P-ERR-24] while savings are being moved the notice is all there is', async ({ page }) => {
    await builtWith(page, { VITE_SAVINGS_MIGRATION: 'true' })
    await openAs(page, 'Sylvie Garnier', '/epargne')
    await expect(page.getByRole('region', { name: 'Amélioration en cours' })).toContainText('rien ne change pour vos placements')
    await expect(heading(page)).toHaveText('Bonjour Sylvie, voici votre épargne')
    await expect(main(page).getByRole('article').or(main(page).locator('table'))).toHaveCount(0)
    await expect(
      main(page)
        .locator('[data-amount]')
        .filter({ hasNotText: /2.480,00/ }),
    ).toHaveCount(0)
    await expect(main(page).getByRole('link', { name: 'Faire un versement' })).toHaveCount(0)
    await expectNoViolation(page)
  })
})

const UNAVAILABLE = 'Fonctionnalité momentanément indisponible'

test.describe('acts that are taken away for a while', () => {
  const takenAway = (page: Page): Promise<void> =>
    builtWith(page, { VITE_DISABLED_FEATURES: 'payment,retirement-estimate,tax-savings' })
  const entry = (page: Page, name: string): Locator => main(page).getByRole('button', { name: `${name} ${UNAVAILABLE}` })

  test('[P-NAV-28] [P-NAV-29] stay on the home, lead nowhere, and say so', async ({ page }) => {
    await takenAway(page)
    await openAs(page, 'Sylvie Garnier', '/epargne')
    for (const name of ['Capital ou rente ?', 'Réduire mon impôt']) {
      await expect(entry(page, name)).toBeDisabled()
      await entry(page, name).focus()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL('/epargne')
      await expect(main(page).getByRole('link', { name })).toHaveCount(0)
    }
    // What is not there yet cannot be taken away.
    await expect(main(page).getByRole('button', { name: 'Faire un versement Bientôt' })).toBeDisabled()
    await expect(page.getByRole('region', { name: 'Se projeter' }).getByRole('link')).toHaveCount(0)
    await expectNoViolation(page)
  })
})
