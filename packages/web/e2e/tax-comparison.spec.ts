import { expect, test, type Locator, type Page } from '@playwright/test'
import { add, compare, line, open, pay } from './tax-looks.ts'
import { tabTo } from './withdrawal.ts'

const cells = (page: Page, name: string): Locator => line(page, name).getByRole('cell')

test('[TS-08] up to three by keyboard, changed in place, what differs said in a word, and removed', async ({ page }) => {
  await open(page)
  await expect(compare(page)).toContainText('Rien à comparer pour l’instant')
  await tabTo(page, add(page))
  for (const count of [1, 2, 3]) {
    await page.keyboard.press('Enter')
    await expect(compare(page).getByRole('columnheader', { name: /^Simulation/ })).toHaveCount(count)
  }
  await expect(add(page)).toBeFocused()
  await expect(add(page)).toHaveAttribute('aria-disabled', 'true')
  await expect(compare(page)).toContainText('Trois simulations au plus')
  await expect(compare(page).getByText('diffère')).toHaveCount(0)

  await compare(page).getByRole('combobox', { name: 'Année du versement, Simulation 2' }).selectOption('2025')
  await compare(page).getByRole('combobox', { name: 'Enfants à charge, Simulation 3' }).selectOption('2')
  await compare(page).getByRole('combobox', { name: 'Situation, Simulation 3' }).selectOption('MA')
  for (const name of [
    'Année du versement',
    'Barème appliqué',
    'Situation',
    'Enfants à charge',
    'Plafond',
    'Impôt sans',
    'Effort',
  ])
    await expect(line(page, name).getByRole('rowheader')).toContainText('diffère')
  await expect(line(page, 'Salaire net imposable').getByRole('rowheader')).not.toContainText('diffère')
  await expect(cells(page, 'Plafond')).toContainText(['4 710,00', '4 637,00', '4 710,00'])
  await expect(cells(page, 'Économie d’impôt')).toContainText(['923,00', '948,00', '0,00'])

  await tabTo(page, compare(page).getByRole('button', { name: 'Retirer la simulation 3' }))
  await page.keyboard.press('Enter')
  await expect(compare(page).getByRole('columnheader', { name: /^Simulation/ })).toHaveCount(2)
  await expect(add(page)).toBeFocused()
  await expect(line(page, 'Situation').getByRole('rowheader')).not.toContainText('diffère')
})

test('[TS-08] what is kept is the payment that is typed, and outlives a reload', async ({ page }) => {
  await open(page)
  await add(page).click()
  await pay(page, '3000')
  await add(page).click()
  await expect(cells(page, 'Versement de l’année')).toContainText(['4 710,00', '3 000,00'])
  await page.reload()
  await expect(cells(page, 'Versement de l’année')).toContainText(['4 710,00', '3 000,00'])
})
