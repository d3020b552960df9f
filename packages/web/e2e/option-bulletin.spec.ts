import { expect, test } from '@playwright/test'
import { openAs } from './sign-in.ts'

test('[O-BULL-02] [O-BULL-09] a choice on a premium is confirmed, shown on the home, and opens again to be changed', async ({
  page,
}) => {
  await openAs(page, 'Sylvie Garnier', '/transactional/bulletin-option/bo-4081-2026')
  await page.getByRole('textbox', { name: /Montant, Horizon Retraite 2035, PERECO/ }).fill('1239,44')
  await page.getByRole('textbox', { name: /Montant, Monétaire Responsable, PEE/ }).fill('1000')
  await page.getByRole('button', { name: 'Continuer' }).click()
  await expect(page.getByRole('heading', { name: 'Vérifiez votre choix' })).toBeVisible()
  // Back is "Précédent": what was typed stands, and Forward leads to the summary again.
  await page.goBack()
  await expect(page.getByRole('textbox', { name: /Montant, Monétaire Responsable, PEE/ })).toHaveValue('1 000,00')
  await page.goForward()
  await page.getByRole('button', { name: 'Valider mon choix' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Votre choix est enregistré' })).toBeVisible()
  await page.goto('/epargne')
  await expect(page.getByText('Votre choix est pris en compte')).toBeVisible()
  await page.goto('/transactional/bulletin-option/bo-4081-2026')
  await expect(page.getByRole('textbox', { name: /Montant, Monétaire Responsable, PEE/ })).toHaveValue('1 000,00')
})
