import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectNoSideScroll, expectNoViolation, renderPage } from '../testing/index.ts'
import { saveCouple } from './saved.testing.ts'

const box = (name: string) => page.getByRole('textbox', { name, exact: true })
const main = page.getByRole('main')

test('[BEY-88] [BEY-89] gifts in the window and the second death on the result fit a phone, by keyboard too', async () => {
  const opened = await renderPage('/epargne', { person: 'helene-fontanel', width: 390 })
  await saveCouple(opened, 2_080_000)
  opened.go('/transmission')
  await page.getByRole('link', { name: /^Modifier.+Ce que vous possédez$/ }).click()
  const window = page.getByRole('dialog', { name: 'Modifier mon patrimoine', exact: true })
  await window.getByRole('switch', { name: 'J’ai fait des donations' }).click()
  await window.getByRole('button', { name: 'Ajouter une donation' }).click()
  await window.getByRole('button', { name: 'Valider', exact: true }).click({ force: true })
  await expect.element(box('Valeur déclarée, en euros')).toHaveFocus()
  await expectNoViolation()
  expectNoSideScroll()
  await box('Valeur déclarée, en euros').fill('60000')
  await box('Année ou jour').fill('2019')
  await window.getByRole('button', { name: 'Valider', exact: true }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(main.getByText('Enfant 1').first()).toBeVisible()
  await main.getByRole('link', { name: 'Voir le second décès' }).click()
  await expect.element(main.getByRole('heading', { level: 1, name: 'Et au second décès ?' })).toHaveFocus()
  await box('Patrimoine propre de votre conjoint, avec sa moitié des biens communs').fill('600000')
  await expect.element(main.getByRole('img', { name: /^La totalité en usufruit.*il reste/ })).toBeVisible()
  await expectNoViolation()
  expectNoSideScroll()
  await main.getByRole('radio', { name: 'Tableau' }).click({ force: true })
  await expect.element(main.getByRole('table', { name: /L’impôt des deux décès/ })).toBeVisible()
  await expectNoViolation()
  expectNoSideScroll()
  await main.getByRole('button', { name: 'Revenir au résultat' }).click()
  await expect.element(main.getByRole('heading', { level: 1, name: 'Ma Transmission 360' })).toHaveFocus()
})
