import { expect, onTestFinished, test, vi } from 'vitest'
import { page, renderPage } from '../testing/text/index.ts'
import { ROOMS } from './rooms.ts'

test('a modal whose script cannot be loaded says so over the page, which keeps what was typed', async () => {
  const loading = vi.spyOn(ROOMS, 'loadModals').mockRejectedValue(new TypeError('no network'))
  onTestFinished(() => loading.mockRestore())
  const { go } = await renderPage('/simulator/mrm', { person: 'sylvie-garnier' })
  await page.getByRole('button', { name: 'Continuer' }).click()
  const age = page.getByRole('textbox', { name: 'Âge de départ' })
  await age.fill('64')
  go('/simulator/mrm#consents')
  const alert = page.getByRole('alert')
  await expect.element(alert).toMatchTextContent('Cette fenêtre n’a pas pu s’ouvrir.')
  await alert.getByRole('button', { name: 'Réessayer' }).click()
  await expect.element(alert.getByRole('button', { name: 'Recharger la page' })).toBeVisible()
  await expect.element(age).toHaveValue('64')
})
