import { expect, test } from 'vitest'
import { page, renderPage } from '../testing/text/index.ts'

const ADDRESS = '/transactional/arbitration'
const words = (): string => document.body.textContent.replaceAll(/\s/g, ' ')
const heading = (name: string | RegExp) => page.getByRole('heading', { name })
const radio = (name: RegExp) => page.getByRole('radio', { name })
const box = () => page.getByRole('checkbox', { name: /bloquée jusqu’à ma retraite/ })
const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).click()

/** 100,00 € leave the first fund of a PEE. */
const toDestination = async (person: string): Promise<void> => {
  await renderPage(ADDRESS, { person })
  await radio(/^PEE/).click()
  await press('Continuer')
  await expect.element(heading(/^D’où voulez-vous sortir/)).toBeVisible()
  await page
    .getByRole('textbox', { name: /^Montant à sortir/ })
    .first()
    .fill('100')
  await press('Continuer')
  await expect.element(heading(/^Vers où déplacer/)).toBeVisible()
}
const placeAll = async (): Promise<void> => {
  await page
    .getByRole('button', { name: /^Placer le reste/ })
    .first()
    .click()
  await press('Continuer')
}

test('[ARB-03] [FSW-09] from a PEE to the PERECO is said to be blocked until retirement, confirmed by a box, and named to the end', async () => {
  await toDestination('sylvie-garnier')
  await expect.element(radio(/^Sur le même compte/)).toBeChecked()
  await expect.element(radio(/^PEG/)).toBeDisabled()
  expect(words()).toContain('Vos données personnelles doivent être complétées')
  expect(page.getByRole('checkbox').elements()).toEqual([])
  await radio(/^PERECO.*Bloqué jusqu’à la retraite/).click()
  await placeAll()
  await expect.poll(words).toContain('Cochez cette case pour continuer')
  await box().click()
  await press('Continuer')
  await expect.element(heading('Vérifiez votre arbitrage')).toBeVisible()
  expect(words()).toContain('PERECO. Bloqué jusqu’à la retraite.')
  await press('Valider mon arbitrage')
  await expect.element(heading('Votre arbitrage est enregistré')).toBeVisible()
  expect(words()).toContain('PERECO. Bloqué jusqu’à la retraite.')
  await page.getByRole('link', { name: 'Suivre ma demande' }).click()
  await expect.element(heading('De quel placement vers lequel')).toBeVisible()
  expect(words()).toMatch(/PEE, Verrerie Aubrenne.*PERECO, Verrerie Aubrenne/)
})

test('[P-GEN-07] [ARB-03] [FSW-09] from a PEE to a PEG keeps its dates, asks for no box, and tells both accounts after', async () => {
  await toDestination('nadia-belkhir')
  await radio(/^PEG.*le temps déjà passé compte/).click()
  expect(page.getByRole('checkbox').elements()).toEqual([])
  await expect.poll(words).toContain('5 501,00 €')
  await placeAll()
  await expect.element(heading('Vérifiez votre arbitrage')).toBeVisible()
  expect(words()).toContain('PEG. Les dates ne changent pas : le temps déjà passé compte.')
  await press('Valider mon arbitrage')
  await expect.element(heading('Votre arbitrage est enregistré')).toBeVisible()
})

test('[ARB-03] [FSW-09] an account from which money may go nowhere else is asked for no destination', async () => {
  await renderPage(ADDRESS, { person: 'sylvie-garnier' })
  await radio(/^Retraite article 83/).click()
  await press('Continuer')
  await page
    .getByRole('textbox', { name: /^Montant à sortir/ })
    .first()
    .fill('100')
  await press('Continuer')
  await expect.element(heading(/^Vers où déplacer/)).toBeVisible()
  expect(radio(/^Sur le même compte/).elements()).toEqual([])
})
