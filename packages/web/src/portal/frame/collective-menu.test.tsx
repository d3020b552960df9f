import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent, type Locator } from 'vitest/browser'
import type { Between } from '../../shell/index.ts'
import { renderPage, type RenderedPage } from '../../testing/index.ts'

const PERSON = 'sylvie-garnier'

const header = page.getByRole('banner')
const heading = page.getByRole('heading', { level: 1 })
const menu = page.getByRole('navigation', { name: 'Menu principal' })
const group = (name: string): Locator => menu.getByRole('button', { name, exact: true })
const row = (name: string): Locator => menu.getByRole('link', { name, exact: true })
const texts = (locator: Locator): readonly string[] => locator.elements().map((element) => element.textContent.trim())
const press = (...keys: readonly string[]): Promise<void> => userEvent.keyboard(keys.map((key) => `{${key}}`).join(''))
const focus = (locator: Locator): void => (locator.element() as HTMLElement).focus()
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
  await expect.element(heading).toHaveFocus()
  await expect.element(row('Mon épargne')).not.toHaveAttribute('aria-current')
  await row('Mon épargne').click()
  await expect.poll(address).toBe('/epargne')
})

test('its menu is opened, walked through and closed by the keyboard', async () => {
  const { address } = await open()
  const simulations = group('Simulations')
  focus(simulations)
  await press('Enter')
  await expect.element(simulations).toHaveAttribute('aria-expanded', 'true')
  await press('ArrowDown')
  await expect.element(row('Capital ou rente ?')).toHaveFocus()
  await press('ArrowDown')
  await expect.element(row('Estimer ma retraite')).toHaveFocus()
  await press('End')
  await expect.element(row('Réduire mon impôt')).toHaveFocus()
  await press('ArrowDown')
  await expect.element(row('Capital ou rente ?')).toHaveFocus()
  await press('Escape')
  await expect.element(simulations).toHaveFocus()
  await expect.element(simulations).toHaveAttribute('aria-expanded', 'false')

  await userEvent.keyboard(' ')
  await expect.element(row('Capital ou rente ?')).toBeVisible()
  await userEvent.keyboard(' ')
  await expect.element(row('Capital ou rente ?')).not.toBeInTheDocument()
  await press('ArrowDown')
  await expect.element(row('Capital ou rente ?')).toHaveFocus()
  await press('Tab', 'Tab', 'Tab')
  await expect.element(group('Aide')).toHaveFocus()
  await expect.element(simulations).toHaveAttribute('aria-expanded', 'false')

  await simulations.click()
  await expect.element(row('Capital ou rente ?')).toBeVisible()
  await heading.click()
  await expect.element(row('Capital ou rente ?')).not.toBeInTheDocument()
  focus(simulations)
  await press('ArrowDown')
  await expect.element(row('Capital ou rente ?')).toHaveFocus()
  await press('Enter')
  await expect.poll(address).toBe('/simulator/mrm')
  await expect.element(heading).toHaveFocus()
  await expect.element(simulations).toHaveAttribute('aria-current', 'true')
})

test('[P-NAV-10] [P-NAV-11] [P-ROUTE-73] entries that add a contract are reached by the keyboard and lead to their pages', async () => {
  const { address } = await open()
  focus(group('Opérations'))
  await press('Enter')
  await expect.element(row('Ajouter un contrat individuel')).toHaveAttribute('href', '/connected-attachment/axa-attachment')
  await row('Ajouter un contrat d’entreprise').click()
  await expect.poll(address).toBe('/attachment/mosaic')
  await expect.element(group('Opérations')).toHaveAttribute('aria-current', 'true')
})

test('[P-NAV-17] simulations, help and documents lead to what is there', async () => {
  const { address } = await open()
  for (const [within, name, path] of [
    ['Simulations', 'Capital ou rente ?', '/simulator/mrm'],
    ['Simulations', 'Réduire mon impôt', '/simulateur/impots'],
    ['Aide', 'Nous contacter', '/profile/s2e/contact/message'],
  ] as const) {
    await group(within).click()
    await row(name).click()
    await expect.poll(address).toBe(path)
    await expect.element(heading).toHaveFocus()
  }
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
  ['there is none', { between: none }],
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

test('[P-NAV-26] [P-NAV-27] without an answer on consents the profile menu has none; Escape closes it, and the way out leads to the door', async () => {
  const { address } = await open({ ordered: ['mirror-consent', 'ERR_INTERNAL'] })
  await openProfile()
  await expect.element(header.getByRole('link', { name: 'Mon profil' })).toBeVisible()
  await expect.element(header.getByRole('link', { name: 'Mes consentements' })).not.toBeInTheDocument()
  await press('Escape')
  await expect.element(header.getByRole('button', { name: /mon espace$/ })).toHaveFocus()
  await openProfile()
  await page.getByRole('button', { name: 'Se déconnecter' }).click()
  await expect.poll(address).toBe('/')
})

test('below 1280 px a sheet holds the whole menu, and gives the focus back', async () => {
  const { address } = await open({ width: 768 })
  onTestFinished(() => page.viewport(1280, 900))
  const button = page.getByRole('button', { name: 'Menu', exact: true })
  const sheet = page.getByRole('dialog', { name: 'Menu' })
  focus(button)
  await press('Enter')
  await expect.element(sheet).toBeVisible()
  await expect
    .poll(() => texts(sheet.getByRole('heading', { level: 3 })))
    .toEqual(['Opérations', 'Simulations', 'Aide', expect.stringMatching(/^Sylvie Garnier/)])
  for (const name of [
    'Mon épargne',
    'Faire un versement',
    'Mes opérations',
    'Réduire mon impôt',
    'Nous contacter',
    'Documents',
    'Mon profil',
  ])
    await expect.element(sheet.getByRole('link', { name, exact: true })).toBeVisible()
  await press(...Array.from({ length: 40 }, () => 'Tab'))
  expect(sheet.element().contains(document.activeElement)).toBe(true)
  await press('Escape')
  await expect.element(sheet).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()

  await button.click()
  await sheet.getByRole('button', { name: 'English' }).click()
  await expect.element(page.getByRole('dialog').getByRole('link', { name: 'My savings', exact: true })).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Français' }).click()
  await sheet.getByRole('link', { name: 'Réduire mon impôt' }).click()
  await expect.element(sheet).not.toBeInTheDocument()
  await expect.poll(address).toBe('/simulateur/impots')

  await button.click()
  await expect.element(sheet).toBeVisible()
  await page.viewport(1280, 900)
  await expect.element(sheet).not.toBeInTheDocument()
})
