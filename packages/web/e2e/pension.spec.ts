import { expect, type Locator, type Page } from '@playwright/test'
import { expectNoViolation } from './axe.ts'
import { test } from './own-server.ts'
import { openAs } from './sign-in.ts'

const SECRETS = ['2640376990901', 'Fil-de-trame-1', '2501234567454', 'Lisse-2026']

const press = async (target: Locator, key = 'Enter'): Promise<void> => {
  await target.focus()
  await target.page().keyboard.press(key)
}
const type = async (target: Locator, text: string): Promise<void> => {
  await target.focus()
  await target.page().keyboard.type(text)
}
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Opens the estimator from the home. */
const open = async (page: Page): Promise<void> => press(page.getByRole('link', { name: /^Estimer ma retraite/ }))

/** Everything that the browser keeps of the page, in one text. */
const keptBy = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([localStorage, sessionStorage, document.cookie, location.href]))

test('[MAREL-59] [MAREL-64] [MAREL-75] [P-STORE-02] by keyboard alone: from the home through login and form to a result, which a reload finds again', async ({
  page,
}) => {
  await openAs(page, 'Sylvie Garnier', '/epargne')
  await open(page)
  await press(button(page, 'J’ai compris'))
  const account = page.getByRole('form', { name: 'Avec mon compte retraite' })
  await type(account.getByRole('textbox', { name: 'Numéro de sécurité sociale' }), '2640376990901')
  await type(account.getByLabel('Mot de passe', { exact: true }), 'Fil-de-trame-1')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Votre situation' })).toBeVisible()
  await press(page.getByRole('radio', { name: 'Marié(e)' }), 'Space')
  await page.getByRole('textbox', { name: 'Nombre d’enfants, de 0 à 10' }).fill('2')
  await type(page.getByRole('textbox', { name: 'Date de naissance, enfant 1' }), '14051992')
  await type(page.getByRole('textbox', { name: 'Date de naissance, enfant 2' }), '03111995')
  await press(page.getByRole('combobox', { name: 'Situation professionnelle' }), 'ArrowDown')
  await press(page.getByRole('combobox', { name: 'Catégorie professionnelle' }), 'ArrowDown')
  await press(button(page, 'Continuer'))
  await type(page.getByRole('textbox', { name: 'Salaire brut mensuel' }), '2680')
  await page.keyboard.press('Enter')
  const result = page.getByRole('dialog', { name: 'Votre retraite estimée' })
  await expect(result).toContainText('64 ans et 3 mois')
  const slider = page.getByRole('slider', { name: 'Âge de départ' })
  for (let month = 0; month < 3; month += 1) await press(slider, 'ArrowLeft')
  await expect(slider).toHaveAttribute('aria-valuetext', /^64\sans, 1.598,95/)
  await expectNoViolation(page)
  const kept = await keptBy(page)
  for (const secret of SECRETS) expect(kept).not.toContain(secret)
  await page.keyboard.press('Escape')
  await expect(result).toHaveCount(0)
  await page.reload()
  await open(page)
  await expect(result).toContainText('64 ans et 3 mois')
})
