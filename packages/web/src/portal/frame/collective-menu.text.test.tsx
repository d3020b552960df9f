import { expect, test } from 'vitest'
import type { Between } from '../../shell/index.ts'
import { page, renderPage, type Locator, type RenderedPage } from '../../testing/text/index.ts'

const PERSON = 'sylvie-garnier'

const header = page.getByRole('banner')
const heading = page.getByRole('heading', { level: 1 })
const menu = page.getByRole('navigation', { name: 'Menu principal' })
const group = (name: string): Locator => menu.getByRole('button', { name, exact: true })
const row = (name: string): Locator => menu.getByRole('link', { name, exact: true })
const texts = (locator: Locator): readonly string[] => locator.elements().map((element) => element.textContent.trim())
const openProfile = (): Promise<void> => header.getByRole('button', { name: /mon espace$/ }).click()

const open = async (given: Parameters<typeof renderPage>[1] = {}): Promise<RenderedPage> => {
  const opened = await renderPage('/epargne', { person: PERSON, ...given })
  await expect.element(heading).toBeVisible()
  return opened
}

test('[P-NAV-01] [P-NAV-02] its groups stand in one order, the current one marked', async () => {
  const { address } = await open()
  await expect
    .poll(() => texts(menu.getByRole('listitem')))
    .toEqual(['Mon épargne', 'Opérations', 'Simulations', 'Aide', 'Documents'])
  await expect.element(row('Mon épargne')).toHaveAttribute('aria-current', 'page')
  await group('Simulations').click()
  await row('Réduire mon impôt').click()
  await expect.poll(address).toBe('/simulateur/impots')
  await expect.element(row('Mon épargne')).not.toHaveAttribute('aria-current')
  await row('Mon épargne').click()
  await expect.poll(address).toBe('/epargne')
})

test('[P-NAV-10] [P-NAV-11] [P-ROUTE-73] entries that add a contract lead to their pages', async () => {
  const { address } = await open()
  await group('Opérations').click()
  await expect.element(row('Ajouter un contrat individuel')).toHaveAttribute('href', '/connected-attachment/axa-attachment')
  await row('Ajouter un contrat d’entreprise').click()
  await expect.poll(address).toBe('/attachment/mosaic')
  await expect.element(group('Opérations')).toHaveAttribute('aria-current', 'true')
})

// Each from the home: a page that arrives closes the menu that was opened meanwhile.
test.each([
  ['Simulations', 'Capital ou rente ?', '/simulator/mrm'],
  ['Simulations', 'Réduire mon impôt', '/simulateur/impots'],
  ['Aide', 'Nous contacter', '/profile/s2e/contact/message'],
])('[P-NAV-17] %s leads to « %s »', async (within, name, path) => {
  const { address } = await open()
  await group(within).click()
  await row(name).click()
  await expect.poll(address).toBe(path)
})

test('[P-NAV-17] documents lead to what is there', async () => {
  const { address } = await open()
  await menu.getByRole('link', { name: 'Documents', exact: true }).click()
  await expect.poll(address).toBe('/documents')
})

test('[P-NAV-19] coaching is there if a coaching address exists', async () => {
  await open()
  await group('Aide').click()
  await expect.element(row('Coaching')).toHaveAttribute('href', '/filib')
})

const none: Between = async ({ path }, pass) => {
  const answer = await pass()
  return path.includes('/filib/iframe') ? { ...answer, body: JSON.stringify({ data: '' }) } : answer
}

for (const [why, given] of [
  ['it does not exist', { between: none }],
  ['it cannot be read', { ordered: ['coaching', 'ERR_INTERNAL'] }],
] as const)
  test(`[P-NAV-19] [OPS-43] without a coaching address, coaching is not there: ${why}`, async () => {
    await open(given)
    await group('Aide').click()
    await expect.element(row('Nous contacter')).toBeVisible()
    await expect.element(row('Coaching')).not.toBeInTheDocument()
  })

test('[P-NAV-26] [P-NAV-27] the profile menu: profile, consents once they are known, password, way out', async () => {
  const { address } = await open()
  await openProfile()
  await expect.element(header.getByRole('link', { name: 'Mon profil' })).toHaveAttribute('href', '/profile')
  const password = header.getByRole('link', { name: 'Changer de mot de passe' })
  await expect.element(password).toHaveAttribute('href', '/change-password')
  await header.getByRole('link', { name: 'Mes consentements' }).click()
  await expect.poll(address).toBe('/epargne#consents')
})

test('[P-NAV-26] [P-NAV-27] without an answer on consents the profile menu has none, and the way out leads to the door', async () => {
  const { address } = await open({ ordered: ['mirror-consent', 'ERR_INTERNAL'] })
  await openProfile()
  await expect.element(header.getByRole('link', { name: 'Mon profil' })).toBeVisible()
  await expect.element(header.getByRole('link', { name: 'Mes consentements' })).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Se déconnecter' }).click()
  await expect.poll(address).toBe('/')
})
