import { expect, test } from 'vitest'
import { page, renderPage } from '../testing/text/index.ts'

test('[TRANS-02] the home of an individual customer leads to the simulator', async () => {
  const { address } = await renderPage('/epargne', { person: 'marc-delorme' })
  await page.getByRole('link', { name: 'Ouvrir le simulateur' }).click()
  await expect.poll(address).toBe('/transmission')
  await expect.element(page.getByRole('button', { name: "J'accède au simulateur" })).toBeVisible()
})
