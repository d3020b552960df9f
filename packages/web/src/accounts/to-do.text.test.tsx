import { plainDate } from '@hautelisse/domain/calendar'
import { bannersOf } from '@hautelisse/domain/home'
import { expect, test } from 'vitest'
import { page, renderExample } from '../testing/text/index.ts'
import { cardAwaited, CHOICE, strips, waitsFor } from './examples.tsx'

test('[S-NAV-14] what waits and what is missing are said and lead to their pages', async () => {
  await renderExample(strips(CHOICE, { kind: 'bank-details-missing', to: '/profile/s2e/bank-coordinates' }))
  await expect.element(page.getByRole('alert').getByText('Un choix à faire jusqu’au 02/12/2026 inclus')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Faire mon choix' }))
    .toHaveAttribute('href', '/transactional/bulletin-option/b1')
  await expect
    .element(page.getByRole('link', { name: 'Ajouter un RIB' }))
    .toHaveAttribute('href', '/profile/s2e/bank-coordinates')
})

test('[P-BANNER-12] a transmission’s strip has its words, and what to do in an element of its own', async () => {
  const today = plainDate('2026-11-20')
  await renderExample(strips(...bannersOf({ page: 'transmission', today, hasSavedTransmission: true })))
  await expect.element(page.getByRole('complementary')).toBeVisible()
  const said = page.getByRole('complementary').element().textContent ?? ''
  expect(said.replaceAll(/\s+/g, ' ').trim()).toBe(
    'Votre situation a changé Mariage, naissance, achat : mettez vos réponses à jour.Modifier',
  )
})

for (const [count, title] of [
  [1, 'Un versement attend votre carte'],
  [2, '2 versements attendent votre carte'],
] as const)
  test(`[HOME-CARD-01] what waits for its card says how much, until when, and leads to the provider: ${title}`, async () => {
    await renderExample(strips(CHOICE, cardAwaited(count)))
    await expect.element(page.getByText(title)).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'Payer par carte' }))
      .toHaveAttribute('href', '/stand-in/card-payment?payment=41720001')
    await expect
      .element(page.getByRole('complementary'))
      .toMatchTextContent(/250,00\s€.*une demande sans carte s’éteint au bout de 30 minutes/s)
  })

for (const [what, title, action] of [
  ['signature', 'Une demande attend votre signature', 'Signer'],
  ['documents', 'Une demande attend vos pièces', 'Voir la demande'],
] as const)
  test(`[HOME-WAIT-01] what waits for the saver says what and until when: ${title}`, async () => {
    await renderExample(strips(CHOICE, waitsFor(what)))
    await expect.element(page.getByText(title)).toBeVisible()
    await expect.element(page.getByRole('complementary')).toMatchTextContent(/Jusqu’au 05\/12\/2026 inclus/)
    await expect.element(page.getByRole('link', { name: action })).toHaveAttribute('href', '/operations/41720001')
  })
