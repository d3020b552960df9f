import { expect, test } from 'vitest'
import { page, renderExample } from '../testing/text/index.ts'
import { BEGINNING } from './examples.tsx'
import { TESTAMENT } from './yes-no.testing.ts'

const button = (name: string) => page.getByRole('button', { name, exact: true })
const box = (name: string) => page.getByRole('textbox', { name, exact: true })
const list = (name: string) => page.getByRole('combobox', { name, exact: true })
const NOT_COUNTED = 'Les donations de moins de 15 ans ne sont pas prises en compte.'
const TAX_ALONE = /seul l’impôt change, pas les parts/

/** A saver with two children and 301 500 euros, at the patrimony, who made gifts. */
const reachGifts = async (): Promise<void> => {
  await renderExample(BEGINNING)
  await button("J'accède au simulateur").click()
  await button("J'ai compris").click()
  await page.getByRole('radiogroup', { name: TESTAMENT }).getByRole('radio').last().click()
  await list('Ma situation familiale').selectOptions('Célibataire')
  await box('Nombre de vos enfants').fill('2')
  await button('Suivant').click()
  await box('Valeur').fill('301500')
  await page.getByRole('switch', { name: 'J’ai fait des donations' }).click()
}

test('[BEY-75] [BEY-88] the question of gifts opens their section; without an amount they are not counted', async () => {
  await reachGifts()
  await expect.element(page.getByText(NOT_COUNTED)).toBeVisible()
  await expect.element(page.getByText(TAX_ALONE)).not.toBeInTheDocument()
  await button('Ajouter une donation').click()
  await expect.element(page.getByText(TAX_ALONE)).toBeVisible()
  await expect.element(page.getByText(NOT_COUNTED)).not.toBeInTheDocument()
  const takers = Array.from(list('À qui').element().querySelectorAll('option'), ({ textContent }) => textContent)
  expect(takers).toEqual(['Enfant 1', 'Enfant 2'])
  await expect.element(page.getByText('Pour continuer, indiquez : vos donations.')).toBeVisible()
  await button('Supprimer la donation 1').click()
  await expect.element(page.getByText(NOT_COUNTED)).toBeVisible()
})

// Base of 300 000: 150 000 each; the gift of 100 000 has used the first child's allowance: 28 194 and 8 194.
test('[BEY-71] [BEY-73] [BEY-88] the result names the children whom a gift sets apart, and says that the shares stay', async () => {
  await reachGifts()
  await button('Ajouter une donation').click()
  await box('Valeur déclarée, en euros').fill('100000')
  await box('Année ou jour').fill('2018')
  await button('Suivant').click()
  await page.getByRole('switch', { name: /J’ai au moins une assurance-vie/ }).click()
  await button('Valider').click()
  await expect.element(page.getByRole('heading', { level: 2, name: 'Ce que prévoit la loi' })).toBeVisible()
  await expect.element(page.getByRole('listitem').filter({ hasText: TAX_ALONE })).toBeVisible()
  await expect.element(page.getByText(/36\s388,00\s€/).first()).toBeVisible()
  for (const who of ['Enfant 1', 'Enfant 2']) await expect.element(page.getByText(who).first()).toBeVisible()
  await expect.element(page.getByText(/28\s194,00\s€/).first()).toBeVisible()
  // Each line of the total says whose tax it is.
  await page.getByRole('button', { name: /^36388,00\s€, D’où vient ce chiffre/ }).click()
  for (const who of ['Enfant 1', 'Enfant 2'])
    await expect
      .element(page.getByRole('complementary', { name: /D’où vient ce chiffre/ }).getByText(who, { exact: true }))
      .toBeVisible()
})

test('[BEY-74] [BEY-88] of the year of fifteen years ago the page says that the day decides', async () => {
  await reachGifts()
  await button('Ajouter une donation').click()
  await box('Année ou jour').fill('2099')
  await button('Suivant').click()
  await expect.element(page.getByText(/Saisissez une année passée/)).toBeVisible()
  await box('Année ou jour').fill('2011')
  await expect.element(page.getByText(/Cette année-là, le jour décide/)).toBeVisible()
})
