import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectNoSideScroll, expectNoViolation, renderExample, renderPage } from '../testing/index.ts'
import { REFUSED } from './examples.tsx'

const button = (name: string) => page.getByRole('button', { name, exact: true })
const control = (name: string) => page.getByRole('switch', { name })
const answer = (question: string, said: string) =>
  page.getByRole('radiogroup', { name: question }).getByRole('radio', { name: said })
const box = (name: string) => page.getByRole('textbox', { name, exact: true })
const next = button('Suivant')

test('[HEIR-36] [HEIR-37] [TRANS-17] [HEIR-38] [PATRI-14] [TRANS-47] on a phone the steps go to what is missing, and what they say of it stays inside, up to a share that is refused', async () => {
  await renderExample(REFUSED, { width: 390 })
  await button("J'accède au simulateur").click()
  await expect.element(page.getByText('2 ans')).toBeVisible()
  await expectNoViolation()
  await button("J'ai compris").click()
  // The button is announced as unavailable, and can be pressed all the same.
  await next.click({ force: true })
  await expect.element(page.getByText('Veuillez sélectionner une option de rente')).toBeVisible()
  await expect.element(answer('J’ai rédigé un testament', 'Oui')).toHaveFocus()
  await answer('J’ai rédigé un testament', 'Non').click()
  await expectNoViolation()
  expectNoSideScroll()
  await page.getByRole('combobox', { name: 'Ma situation familiale' }).selectOptions('Pacsé(e)')
  await button('Un enfant de plus').click()
  await button('Un enfant de moins').click()
  await button('Un frère ou une sœur de moins').click()
  await expect.element(page.getByText(/Le simulateur ne traite pas cette situation/)).toBeVisible()
  await expectNoViolation()
  expectNoSideScroll()
  await page.getByRole('combobox', { name: 'Ma situation familiale' }).selectOptions('Marié(e)')
  await box('Nombre de vos enfants').fill('2')
  await answer('Tous mes enfants sont aussi ceux de mon conjoint', 'Oui').click()
  await box('Âge de mon conjoint').fill('68')
  await next.click()
  await control('Je suis propriétaire de mon logement').click()
  await box('Valeur du logement').fill('520000')
  await box('Ma part').fill('101')
  await control('Je possède d’autres biens').click()
  await next.click({ force: true })
  await expect.element(page.getByText('Veuillez saisir un pourcentage entre 0% et 100%')).toBeVisible()
  await expectNoViolation()
  expectNoSideScroll()
  await box('Ma part').fill('50')
  await control('Je possède d’autres biens').click()
  await next.click()
  await button('Valider').click()
  await button('Partager cette option').first().click()
  await button('Envoyer à Élise Montagnac').click()
  await expect.element(page.getByRole('dialog').getByText('Vous avez déjà partagé cette simulation aujourd’hui.')).toBeVisible()
  await expectNoViolation()
  expectNoSideScroll()
})

test('[TRANS-05] (S-87) the introduction stands 24 px above the home', async () => {
  await renderPage('/transmission', { person: 'helene-fontanel' })
  const title = page.getByRole('heading', { name: 'Ma Transmission 360' })
  await expect.element(title).toBeVisible()
  await expect.element(page.getByRole('heading', { name: /^Bonjour/ })).toBeVisible()
  const card = title.element().parentElement
  let hero = page.getByRole('heading', { name: /^Bonjour/ }).element().parentElement
  // The ground of the hero is as wide as the window.
  while (hero !== null && hero.getBoundingClientRect().width < innerWidth) hero = hero.parentElement
  const [above, below] = [card, hero].map((one) => one?.getBoundingClientRect())
  expect((below?.top ?? 0) - (above?.bottom ?? 0)).toBeGreaterThanOrEqual(24)
})
