import { expect, type Page } from '@playwright/test'
import { test } from './own-server.ts'
import { openAs } from './sign-in.ts'
import { pickPlainAnnuity, toDistribution } from './withdrawal.ts'

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

test('[WDR-01] [RWD-04] [RWD-05] a retirement withdrawal is agreed to, confirmed by a code, signed at the door, and followed', async ({
  page,
}) => {
  await openAs(page, 'Sylvie Garnier', '/savings/withdraw/ais/retirement')
  await toDistribution(page)
  await press(page, 'Continuer')
  await pickPlainAnnuity(page)
  await press(page, 'Continuer')
  const ask = page.getByRole('region', { name: 'Demander ce retrait' })
  await ask.getByRole('checkbox', { name: /Ma pension de retraite a déjà commencé/ }).click()
  await ask.getByRole('checkbox', { name: /Je demande ce retrait/ }).click()
  await ask.getByRole('button', { name: 'Valider et signer' }).click()
  await ask.getByRole('button', { name: 'Recevoir un code' }).click()
  await page.getByRole('textbox').fill((await page.getByText(/^\d{6}$/).textContent()) ?? '')
  await press(page, 'Continuer')
  await expect(page).toHaveURL('/savings/withdraw/ais/retirement')
  await ask.getByRole('button', { name: 'Valider et signer' }).click()
  await expect(page).toHaveURL(/\/stand-in\/signature\?envelope=4172\d{4}$/)
  await page.getByRole('textbox').fill((await page.getByText(/^\d{6}$/).textContent()) ?? '')
  await press(page, 'Signer')
  await expect(page).toHaveURL(/\/operations\/4172\d{4}$/)
  await expect(page.getByText('En cours', { exact: true })).toBeVisible()
})
