import { expect } from '@playwright/test'
import { expectAnswers, forget, gauges, heading, mend, openSimulator, order, SYLVIE } from './faulty-calls.ts'
import { test } from './own-server.ts'
import { openAs, windowOf } from './sign-in.ts'
import { CALL as TAX, next } from './tax-saving.ts'

test.afterEach(({ page }) => mend(page).then(() => undefined))

test('[P-ERR-28] [S-CONST-58] calls that are late are waited for, with something to see, and the page is whole then', async ({
  page,
}) => {
  test.slow()
  await openAs(page, SYLVIE[0], '/version')
  await forget(page)
  for (const call of ['ais-accounts', 's2e-accounts', 's2e-profile', 'coaching']) await order(page, call, 'slow', 1)
  await page.goto('/epargne')
  await expect(page.getByRole('status').filter({ hasText: 'Un instant' })).toBeVisible()
  await expect(heading(page)).toContainText('Sylvie', { timeout: 20_000 })
  await expect(page.getByText('momentanément indisponibles')).toHaveCount(0)
})

test('[P-ERR-28] [S-CONST-58] [TAX-57] [GAUGE-02] a simulation and the gauges beside it are waited for', async ({ page }) => {
  test.slow()
  await openAs(page, SYLVIE[0], '/version')
  await forget(page)
  for (const call of [TAX, 's2e-contribution-gauge', 'ais-contribution-gauge-by-type']) await order(page, call, 'slow', 1)
  await openSimulator(page)
  await expect(next(page)).toHaveText('Calcul en cours')
  await expectAnswers(page)
  await expect(page.getByRole('heading', { name: 'Résultat de votre simulation' })).toBeFocused({ timeout: 20_000 })
  await page.getByRole('link', { name: 'Mes plafonds de versement de l’année' }).click()
  await expect(windowOf(page).getByRole('status', { name: 'Lecture de vos plafonds' })).toBeVisible()
  await expect(gauges(page)).toHaveCount(3, { timeout: 20_000 })
})
