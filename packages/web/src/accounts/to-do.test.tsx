import { plainDate } from '@hautelisse/domain/calendar'
import { bannersOf, type Banner } from '@hautelisse/domain/home'
import { euros } from '@hautelisse/domain/money'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectNoSideScroll, expectNoViolation, renderExample } from '../testing/index.ts'
import { ToDo } from './to-do.tsx'

const TODAY = plainDate('2026-11-20')
const CHOICE: Banner = {
  kind: 'choices-pending',
  count: 1,
  type: 'PARTICIPATION',
  year: 2026,
  deadline: plainDate('2026-12-02'),
  amount: euros(2480),
  to: '/transactional/bulletin-option/b1',
}
const DETAILS: Banner = { kind: 'bank-details-missing', to: '/profile/s2e/bank-coordinates' }

const strips = (banners: readonly Banner[]) => ({ name: 'strips', element: <ToDo banners={banners} today={TODAY} /> })

for (const look of [
  { language: 'fr', scheme: 'light', width: 1280 },
  { language: 'fr', scheme: 'dark', width: 320 },
] as const)
  test(`[S-NAV-14] what waits and what is missing are said and lead to their pages, ${look.scheme}, on ${look.width} pixels`, async () => {
    await renderExample(strips([CHOICE, DETAILS]), look)
    await expect.element(page.getByRole('alert').getByText('Un choix à faire avant le 02/12/2026')).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'Faire mon choix' }))
      .toHaveAttribute('href', '/transactional/bulletin-option/b1')
    await expect
      .element(page.getByRole('link', { name: 'Ajouter un RIB' }))
      .toHaveAttribute('href', '/profile/s2e/bank-coordinates')
    await expectNoViolation()
    expectNoSideScroll()
  })

test('[P-BANNER-12] a transmission’s strip has its words, and what to do in an element of its own', async () => {
  await renderExample(strips(bannersOf({ page: 'transmission', today: TODAY, hasSavedTransmission: true })))
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
    const to = '/stand-in/card-payment?payment=41720001'
    await renderExample(strips([CHOICE, { kind: 'card-awaited', count, amount: euros(250), to }]))
    await expect.element(page.getByText(title)).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Payer par carte' })).toHaveAttribute('href', to)
    await expect
      .element(page.getByRole('complementary'))
      .toMatchTextContent(/250,00\s€.*une demande sans carte s’éteint au bout de 30 minutes/s)
    await expectNoViolation()
    expectNoSideScroll()
  })

for (const [what, title, action] of [
  ['signature', 'Une demande attend votre signature', 'Signer'],
  ['documents', 'Une demande attend vos pièces', 'Voir la demande'],
] as const)
  test(`[HOME-WAIT-01] what waits for the saver says what and until when: ${title}`, async () => {
    const banner: Banner = { kind: 'operation-waits', what, until: plainDate('2026-12-05'), to: '/operations/41720001' }
    await renderExample(strips([CHOICE, banner]))
    await expect.element(page.getByText(title)).toBeVisible()
    await expect.element(page.getByRole('complementary')).toMatchTextContent(/Jusqu’au 05\/12\/2026 inclus/)
    await expect.element(page.getByRole('link', { name: action })).toHaveAttribute('href', '/operations/41720001')
    await expectNoViolation()
  })

test('on a phone each strip is one line, its action an arrow with its name, and its place is kept until it comes', async () => {
  await renderExample(strips([{ kind: 'value-sharing-bonus', to: '/transactional/redirect/ppv' }, CHOICE]), { width: 390 })
  const rows = [...page.getByRole('complementary').element().children].map((row) => row.getBoundingClientRect().height)
  expect(rows.every((height) => height <= 56)).toBe(true)
  await expect.element(page.getByRole('link', { name: 'Placer ma prime' })).toBeVisible()
  await expectNoViolation()
  await renderExample({ name: 'awaited', element: <ToDo banners={[]} today={TODAY} mayCome /> }, { width: 390 })
  await expect.poll(() => document.querySelector('main > div')?.getBoundingClientRect().height).toBe(52)
})
