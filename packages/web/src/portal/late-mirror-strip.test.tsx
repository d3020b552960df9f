import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderPage } from '../testing/index.ts'

// In a browser each file has modules of its own: in Node another test may have loaded the strip already.
vi.mock('./mirror-strip.tsx', () => {
  throw new TypeError('no network')
})

test('[P-PERM-01] a strip whose script cannot be loaded says by the words of the first page that this is a mirror session', async () => {
  await renderPage('/epargne', { person: 'hugo-delmas' })
  await expect
    .element(page.getByText(/^Vision miroir, espace client\..Lecture seule.: rien ne peut y être fait\.$/))
    .toBeVisible()
})
