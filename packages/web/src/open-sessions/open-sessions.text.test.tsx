import { expect, test } from 'vitest'
import { page, renderPage } from '../testing/text/index.ts'
import { SEVERAL_SESSIONS, sessionsAre } from './examples.tsx'

const AT = SEVERAL_SESSIONS.address
const panel = () => page.getByRole('region', { name: 'Sessions ouvertes' })
const textOf = (): string => panel().element().textContent ?? ''

test('the profile shows where the saver is signed in: device, first sign-in, last use, and which one is here', async () => {
  await renderPage(AT, SEVERAL_SESSIONS.ports)
  await expect
    .poll(textOf)
    .toMatch(/Ordinateur, Firefox.*08:42.*10:00.*Celle-ci.*Téléphone, Safari.*09:58.*Déconnecter.*Appareil inconnu.*04:12/)
  expect(panel().getByRole('listitem').elements()).toHaveLength(3)
})

test('one session is closed after a question; what was closed is said, and the focus goes on from the page’s heading', async () => {
  await renderPage(AT, SEVERAL_SESSIONS.ports)
  await panel()
    .getByRole('button', { name: /^Déconnecter la session.: Téléphone, Safari/ })
    .click()
  const question = page.getByRole('dialog', { name: 'Déconnecter cette session\u00A0?' })
  await expect.element(question).toBeVisible()
  await question.getByRole('button', { name: 'Garder' }).click()
  await expect.poll(() => page.getByRole('dialog').elements()).toEqual([])
  await panel()
    .getByRole('button', { name: /^Déconnecter la session.: Téléphone, Safari/ })
    .click()
  await question.getByRole('button', { name: 'Déconnecter', exact: true }).click()
  await expect.element(page.getByText('La session est déconnectée.')).toBeInTheDocument()
  await expect.poll(() => document.activeElement?.tagName).toBe('H1')
})

test('all others are closed in one go, and a failure keeps the question', async () => {
  const [own, ...others] = ['own', 'a', 'b'].map((id) => ({
    id,
    device: 'computer',
    browser: 'edge',
    started_at: '2026-11-20T07:42:00Z',
    last_used_at: '2026-11-20T08:58:00Z',
    is_this: id === 'own',
  }))
  await renderPage(AT, { person: 'sylvie-garnier', between: sessionsAre([own ?? {}, ...others], 500) })
  await panel().getByRole('button', { name: 'Déconnecter toutes les autres' }).click()
  const question = page.getByRole('dialog', { name: 'Déconnecter toutes les autres sessions\u00A0?' })
  await question.getByRole('button', { name: 'Déconnecter', exact: true }).click()
  await expect.element(question.getByText('La déconnexion n’a pas pu être confirmée. Réessayez.')).toBeVisible()
})

test('with the API of the demonstration a saver alone is told that no other session is open', async () => {
  await renderPage(AT, { person: 'sylvie-garnier' })
  await expect.element(panel().getByText('Aucune autre session n’est ouverte.')).toBeVisible()
})

test('in English too', async () => {
  await renderPage(AT, { ...SEVERAL_SESSIONS.ports, language: 'en' })
  const english = page.getByRole('region', { name: 'Open sessions' })
  await expect
    .poll(() => english.element().textContent ?? '')
    .toMatch(/Computer, Firefox.*This one.*Phone, Safari.*Unknown device/)
})
