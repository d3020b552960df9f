import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderPage } from '../testing/index.ts'
import { followKeys } from './developer-keys.ts'

test('[P-DEV-07] [S-NAV-10] [P-DEV-08] [P-DEV-09] [S-NAV-13] the key "<" opens the developer page from anywhere and leads back, and does nothing in a field', async () => {
  const { app, address, go } = await renderPage('/epargne', { person: 'sylvie-garnier' })
  followKeys(app.application, window)
  const heading = page.getByRole('heading', { level: 1 })
  await expect.element(heading).toMatchTextContent('Bonjour Sylvie')
  await userEvent.keyboard('<')
  await expect.poll(address).toBe('/developer')
  expect(app.sessionStorage.read('hautelisse.developer-path')).toBe('/epargne')
  await expect.element(heading).toHaveTextContent('Outils de développement')
  await userEvent.keyboard('<')
  await expect.poll(address).toBe('/epargne')
  expect(app.sessionStorage.read('hautelisse.developer-path')).toBeUndefined()
  go('/simulator/mrm')
  await page.getByRole('button', { name: 'Continuer' }).click()
  const age = page.getByRole('textbox', { name: 'Âge de départ' })
  await age.click()
  await userEvent.keyboard('<')
  await expect.element(age).toHaveFocus()
  expect(address()).toBe('/simulator/mrm')
})
