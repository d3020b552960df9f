import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderPage } from '../../testing/index.ts'

test('[P-SSO-06] without its address the operation is shown, disabled, with the usual words', async () => {
  await renderPage('/transactional/redirect/space', { person: 'sylvie-garnier', build: { environment: 'recette' } })
  const button = page.getByRole('button', { name: 'Ouvrir l’opération' })
  await expect.element(button).toHaveAttribute('aria-disabled', 'true')
  ;(button.element() as HTMLElement).focus()
  await expect.element(page.getByRole('tooltip')).toHaveTextContent('Fonctionnalité momentanément indisponible')
  await userEvent.keyboard('{Enter}')
  expect(page.getByRole('dialog').elements()).toEqual([])
})
