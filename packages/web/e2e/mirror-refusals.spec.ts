import { expect } from '@playwright/test'
import { expectAnswers, expectResult, forget, mend, openSimulator, order, SYLVIE } from './faulty-calls.ts'
import { test } from './own-server.ts'
import { openAs, windowOf } from './sign-in.ts'
import { CALL as TAX, next } from './tax-saving.ts'

test.afterEach(({ page }) => mend(page).then(() => undefined))

test('[P-ERR-08] [P-PERM-07] an action in a mirror session is refused in words, and the page stays', async ({ page }) => {
  await openAs(page, SYLVIE[0], '/version')
  await forget(page)
  await order(page, 's2e-accounts', 'ERR_MIRROR')
  await page.goto('/epargne')
  await expect(windowOf(page)).toContainText('Vous ne pouvez effectuer cette action en vision miroir.')
  await page.getByRole('button', { name: 'J’ai compris' }).click()
  await expect(page).toHaveURL(/\/epargne$/)
  await expect(page.getByText('momentanément indisponibles').first()).toBeVisible()
})

test('[P-ERR-08] [S-ERR-28] [TAX-57] [GAUGE-02] a simulation and the gauges beside it are refused in words in a mirror session, too', async ({
  page,
}) => {
  const refuse = async (call: string, act: () => Promise<unknown>): Promise<void> => {
    await order(page, call, 'ERR_MIRROR')
    await act()
    await expect(windowOf(page)).toContainText('Vous ne pouvez effectuer cette action en vision miroir.')
    await page.getByRole('button', { name: 'J’ai compris' }).click()
    await expect(windowOf(page)).toHaveCount(0)
    await mend(page)
  }
  await openAs(page, SYLVIE[0], '/version')
  await forget(page)
  await refuse(TAX, () => openSimulator(page))
  await expectAnswers(page)
  await next(page).click()
  await expectResult(page)
  for (const call of ['s2e-contribution-gauge', 'ais-contribution-gauge-by-type'])
    await refuse(call, () => page.getByRole('link', { name: 'Mes plafonds de versement de l’année' }).click())
  await expectResult(page)
})
