import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent, type Locator } from 'vitest/browser'
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

const open = async (given: Parameters<typeof renderPage>[1] = {}): Promise<RenderedPage> => {
  const opened = await renderPage('/epargne', { person: PERSON, ...given })
  await expect.element(heading).toBeVisible()
  return opened
}

test('its menus are opened, walked through and closed by the keyboard', async () => {
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
  await expect.element(row('Mes simulations')).toHaveFocus()
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
  await press('Tab', 'Tab', 'Tab', 'Tab')
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

  focus(group('Opérations'))
  await press('Enter')
  await expect.element(row('Ajouter un contrat individuel')).toBeVisible()
  await press('Escape')
  const profile = header.getByRole('button', { name: /mon espace$/ })
  await profile.click()
  await expect.element(header.getByRole('link', { name: 'Mon profil' })).toBeVisible()
  await press('Escape')
  await expect.element(profile).toHaveFocus()
  await expect.element(header.getByRole('link', { name: 'Mon profil' })).not.toBeInTheDocument()
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
