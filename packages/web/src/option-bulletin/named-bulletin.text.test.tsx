import { expect, test } from 'vitest'
import { page, renderPage } from '../testing/text/index.ts'

test('[HELD-01] a choice that the person has to make opens', async () => {
  await renderPage('/transactional/bulletin-option/bo-4081-2026', { person: 'sylvie-garnier' })
  await expect.element(page.getByRole('heading', { name: 'Où placer votre participation ?' })).toBeVisible()
})

test('[HELD-01] an unknown choice is said, with a way back', async () => {
  await renderPage('/transactional/bulletin-option/nothing', { person: 'sylvie-garnier' })
  await expect.element(page.getByText('Cette adresse ne correspond à aucun de vos choix à faire.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Revenir à mon épargne' })).toBeVisible()
})

test('[P-TXN-10] [O-BULL-09] [O-BULL-03] [P-ROUTE-50] [BULL-02] a choice that was made before opens by the number of its operation, with what was chosen', async () => {
  await renderPage('/transactional/operations/txn-7712-2026', { person: 'nadia-belkhir' })
  await expect.element(page.getByRole('heading', { name: 'Où placer votre intéressement ?' })).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: /Équilibre Durable/ })).toHaveValue('1 745,30')
  // Until the 28th, the day after the deadline, counted from the 20th.
  await expect.element(page.getByText('Jusqu’au 28/11/2026 inclus').first()).toBeVisible()
  await expect.element(page.getByText('Il vous reste 8\u00A0jours')).toBeVisible()
})
