import { expect, type Page } from '@playwright/test'
import { expectNoViolation } from './axe.ts'
import { goThroughDoor } from './door.ts'
import { test } from './own-server.ts'

const heading = (page: Page, name: string) => page.getByRole('heading', { name })
const press = (page: Page, name: string) => page.getByRole('button', { name }).press('Enter')

const toLetter = async (page: Page, kind: RegExp): Promise<void> => {
  await page.getByRole('radio', { name: kind }).press('Space')
  await press(page, 'Continuer')
  await expect(heading(page, 'Que dit votre courrier ?')).toBeFocused()
}

const typeLetter = async (page: Page, number: string, code: string, birth: string): Promise<void> => {
  await page.getByRole('textbox', { name: 'Numéro de contrat' }).fill(number)
  await page.getByRole('textbox', { name: 'Code du courrier' }).fill(code)
  await page.getByRole('textbox', { name: 'Votre date de naissance' }).fill(birth)
  await press(page, 'Continuer')
}

test(
  '[AGG-03] [ATT-02] [ATT-06] a contract is attached from a letter, by keyboard on a phone, and its savings are there without signing in again',
  { tag: '@all' },
  async ({ page, context }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await goThroughDoor(context, 'Thomas Leroux')
    await page.goto('/attachment/mosaic')
    await page.getByRole('link', { name: 'Rattacher un plan' }).press('Enter')
    await expect(page).toHaveURL(/\/rattachement\/choice$/)
    await toLetter(page, /^Épargne salariale/)
    await typeLetter(page, '0062 6511', 'K7MQ 4TXJ', '01/09/1966')
    await expect(page.getByText(/ne correspondent à aucun contrat/)).toBeVisible()
    await page.getByRole('textbox', { name: 'Code du courrier' }).fill('K7MQ 4TXH')
    await press(page, 'Continuer')
    await expect(heading(page, 'Est-ce bien votre contrat ?')).toBeFocused()
    await expectNoViolation(page)
    await press(page, 'Rattacher ce contrat')
    await expect(heading(page, 'Votre contrat est rattaché')).toBeFocused()
    await page.getByRole('link', { name: 'Voir mes comptes' }).press('Enter')
    await expect(page.locator('body')).toContainText(/4\s312,60/)
    await page.reload()
    await expect(page.locator('body')).toContainText(/4\s312,60/)
  },
)

test('[AGG-05] [AGG-09] [ATT-04] a visitor attaches a contract, whose code no store of the browser keeps, and finds it once signed in', async ({
  page,
  context,
}) => {
  await page.goto('/attachment/choice')
  await toLetter(page, /^Retraite d’entreprise/)
  await typeLetter(page, '0084 0912', 'W3RB N9DF', '23/05/2001')
  await expect(heading(page, 'Est-ce bien votre contrat ?')).toBeFocused()
  const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage, location.href]))
  expect(kept.replaceAll(/\W/g, '')).not.toMatch(/W3RBN9DF|00840912/)
  await press(page, 'Rattacher ce contrat')
  await expect(page.getByText(/connectez-vous pour le voir/)).toBeVisible()
  await goThroughDoor(context, 'Camille Verdier')
  await page.goto('/accounts')
  await expect(page.getByRole('main')).toContainText(/2\s450,95/)
})
