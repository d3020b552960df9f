import { expect, test } from 'vitest'
import { page, renderPage } from '../testing/text/index.ts'

const AT = '/profile/s2e/personal-data'
const panel = (name: string) => page.getByRole('region', { name })
const textOf = (name: string): string => panel(name).element().textContent ?? ''

test('[PERS-09] [PROF-02] before the code only the name is readable, and no number is whole', async () => {
  await renderPage(AT, { person: 'sylvie-garnier' })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Mon profil' })).toBeVisible()
  await expect.poll(() => textOf('Données personnelles')).toMatch(/Garnier Sylvie.*masqué.*masqué/)
  expect(textOf('Données personnelles')).not.toMatch(/@|Soufflets|1964/)
  await expect.poll(() => textOf('Coordonnées bancaires')).toMatch(/Aucun compte renseigné.*À ajouter.*FR76 •••• 7651.*Validé/)
  expect(document.body.textContent).not.toMatch(/0639984081|FR7699999/)
  await expect.element(page.getByRole('button', { name: 'Recevoir un code' })).toBeVisible()
})

test('[PROF-09] [PROF-13] [O-ERR-04] without a mobile the data are readable, nothing can be changed, and the page says why', async () => {
  await renderPage(AT, { person: 'bruno-castagne' })
  await expect
    .element(
      page.getByText(
        'Votre numéro de téléphone mobile est nécessaire à la modification de vos informations personnelles en ligne.',
      ),
    )
    .toBeVisible()
  await expect.poll(() => textOf('Données personnelles')).toMatch(/bruno-castagne@example.com/)
  expect(page.getByRole('link', { name: /^Modifier/ }).elements()).toEqual([])
})

test('[PROF-11] before the code no change has a form, so nothing that is typed can be lost at its door', async () => {
  const { go } = await renderPage(AT, { person: 'sylvie-garnier' })
  for (const [what, title] of [
    ['email', 'Modifier mon e-mail'],
    ['phone', 'Modifier mon téléphone personnel'],
    ['identity', 'Modifier mon identité'],
    ['address', 'Modifier mon adresse'],
  ] as const) {
    go(`${AT}/edit-${what}`)
    await expect.element(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Recevoir un code' })).toBeVisible()
    expect(page.getByRole('main').element().querySelectorAll('input, select, textarea')).toHaveLength(0)
  }
})

test('[AGG-06] the consents of the profile lead to the register of the agreements given to banks', async () => {
  const { address } = await renderPage(AT, { person: 'sylvie-garnier' })
  await panel('Consentements').getByRole('link', { name: 'Voir les accords donnés pour mes comptes ailleurs' }).click()
  await expect.poll(address).toBe('/aggregation')
  await expect.element(page.getByRole('region', { name: 'Ce que vous avez autorisé' })).toBeVisible()
})

test('[PERS-08] retirement alone is changed in its external space, and somebody else’s family is said to be missing', async () => {
  await renderPage('/profile/ais/personal-data', { person: 'thomas-leroux' })
  await expect.element(page.getByRole('link', { name: 'Modifier dans cet espace' })).toBeVisible()
  await renderPage(AT, { person: 'thomas-leroux' })
  await expect.element(page.getByText('Données indisponibles')).toBeVisible()
})

test('[PERS-11] what closes every part of the profile is said once, without the parts', async () => {
  await renderPage(AT, { person: 'sylvie-garnier' })
  await expect.element(page.getByRole('heading', { name: 'Pourquoi est-ce bloqué ?' })).toBeVisible()
  expect(page.getByText('Confirmez d’abord que c’est bien vous, avec un code.').elements()).toHaveLength(1)
  expect(page.getByText('Modifier l’e-mail', { exact: false }).elements()).toEqual([])
})
