import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderExample } from '../testing/index.ts'
import { result } from './examples.tsx'

vi.mock('./look/index.ts', () => {
  throw new TypeError('no network')
})

test('[TAX-57] [S-ERR-25] where the script below the result cannot be loaded the result stays, and the page can be loaded again', async () => {
  await renderExample(result())
  const lost = page.getByRole('alert').filter({ hasText: 'Cette partie de la page n’a pas pu être chargée' })
  await expect.element(lost).toMatchTextContent('Vos réponses sont conservées.')
  await lost.getByRole('button', { name: 'Réessayer' }).click()
  await expect.element(lost.getByRole('button', { name: 'Recharger la page' })).toHaveFocus()
  await expect.element(page.getByRole('region', { name: 'Versement déductible maximal en 2026' })).toBeVisible()
})
