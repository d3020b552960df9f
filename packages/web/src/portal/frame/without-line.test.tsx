import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderPage } from '../../testing/index.ts'
import type * as Settings from './frame-settings.ts'

vi.mock('./frame-settings.ts', async (original) => {
  const module = await original<typeof Settings>()
  return { ...module, FRAME_SETTINGS: module.readFrameSettings({ VITE_ENVIRONMENT: 'production' }) }
})

test('[P-CONST-08] [P-CONST-09] without a configured line there is no number, no hours and no cost, anywhere', async () => {
  await renderPage('/contact')
  await expect
    .element(page.getByRole('main').getByRole('region', { name: 'Écrire', exact: true }))
    .toMatchTextContent('Connectez-vous pour nous écrire depuis votre espace')
  expect(document.querySelectorAll('[href^="tel:"], [href^="mailto:"]')).toHaveLength(0)
  expect(document.body.textContent).not.toMatch(/8h30|surtaxé/)
})
