import { expect, test } from '@playwright/test'
import { expectNoViolation } from './axe.ts'
import { mend, order } from './faulty-calls.ts'
import { openAs } from './sign-in.ts'

const heading = (name: string) => ({ level: 1, name }) as const

test('[OPS-15] [FUND-01] [OPER-03] [OPER-04] an operation is found from the home, opened, and stands in the address', async ({
  page,
}) => {
  await openAs(page, 'Sylvie Garnier', '/epargne')
  await page.getByRole('link', { name: 'Toutes mes opérations' }).click()
  await expect(page.getByRole('heading', heading('Mes opérations'))).toBeFocused()
  const search = page.getByRole('searchbox', { name: 'Rechercher' })
  await search.pressSequentially('interessement')
  await expect(search).toHaveValue('interessement')
  await expect(page).toHaveURL('/operations?search=interessement')
  await expect(page.locator('[data-part="row"]')).toHaveCount(1)
  await page.reload()
  await expect(search).toHaveValue('interessement')
  await page.getByRole('button', { name: 'Détail Intéressement, 29/05/2026' }).click()
  await expect(page.getByRole('heading', { name: 'Du brut au net' })).toBeVisible()
  await expectNoViolation(page)
  await page.getByRole('link', { name: 'Actions Europe Durable' }).click()
  const sheet = page.getByRole('dialog', { name: 'Actions Europe Durable' })
  await expect(sheet.getByRole('heading', { name: 'Risque : 5 sur 7' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await expect(page).toHaveURL('/operations?search=interessement')
  // Another journey switches funds of the same saver meanwhile: this one is of the examples.
  const ofExamples = page.locator('[href="/operations/op-00482190-1"]')
  await page.getByRole('link', { name: 'Voir le détail Arbitrage' }).and(ofExamples).click()
  await expect(page.getByRole('heading', heading('Arbitrage'))).toBeFocused()
  await page.goBack()
  await expect(search).toHaveValue('interessement')
})

test(
  '[P-CALL-90] [P-CALL-91] [OPS-20] what cannot be read is said, and takes nothing from the rest',
  { tag: '@all' },
  async ({ page }) => {
    await openAs(page, 'Karim Vasseur', '/operations')
    await expect(page.getByText('momentanément indisponible : épargne salariale').first()).toBeVisible()
    await expect(page.locator('[data-part="row"]')).toHaveCount(2)
    await openAs(page, 'Sylvie Garnier', '/epargne')
    await order(page, 'periodic-vv', 'ERR_INTERNAL')
    await page.goto('/operations')
    await expect(page.getByText('Vos versements programmés ne peuvent pas être affichés')).toBeVisible()
    await expect(page.locator('[data-part="row"]')).toHaveCount(11)
    await mend(page)
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await expect(page.getByText('Prochain le 15/12/2026')).toBeVisible()
  },
)
