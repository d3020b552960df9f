import { expect, test } from 'vitest'
import { page, renderPage } from '../testing/text/index.ts'

const main = page.getByRole('main')
const heading = page.getByRole('heading', { level: 1 })
const link = (name: string) => main.getByRole('link', { name })

test.each([
  ['camille-verdier', 'Camille', '/rattachement/choice'],
  ['ines-caradec', 'Inès', '/rattachement/choice'],
])('[P-ERR-21] [ACTS-14] %s, without a contract, is welcomed and attaches the one of a letter', async (person, name, to) => {
  await renderPage('/epargne', { person })
  await expect.element(heading).toHaveTextContent(`Bienvenue, ${name}`)
  await expect.element(page.getByRole('heading', { level: 2, name: 'Votre épargne semble vide' })).toBeVisible()
  await expect.element(main.getByText(/Dès qu’un contrat est ouvert à votre nom/)).toBeVisible()
  await expect.element(link('Rattacher le contrat de votre courrier')).toHaveAttribute('href', to)
  for (const act of ['Faire un versement', 'Faire un arbitrage', 'Retirer mon épargne']) expect(link(act).elements()).toEqual([])
})

test('[ACTS-13] the main button of somebody with individual contracts alone is the advisor, by name', async () => {
  await renderPage('/transmission', { person: 'helene-fontanel' })
  await expect.element(link('Verser avec Élise Montagnac')).toHaveAttribute('href', '/transmission#advisor_transmission')
  expect(link('Faire un versement').elements()).toEqual([])
})

test('[ACTS-13] the main button of somebody with contracts of several kinds leads to the way of each', async () => {
  const { address } = await renderPage('/epargne', { person: 'marc-delorme' })
  await link('Faire un versement').click()
  await expect.poll(address).toBe('/transactional/payment')
  await expect.element(link('Ouvrir cet espace PER individuel')).toBeVisible()
})
