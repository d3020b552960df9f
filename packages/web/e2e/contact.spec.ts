import { expect, test } from '@playwright/test'
import { expectNoViolation } from './axe.ts'
import { openAs } from './sign-in.ts'

test('[P-FOOT-09] [CONT-01] [CONT-03] from the foot of a page to a message that was sent, with what was typed kept while the network is gone', async ({
  page,
  context,
}) => {
  await openAs(page, 'Nadia Belkhir', '/epargne')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Nous contacter' }).press('Enter')
  await expect(page).toHaveURL(/\/profile\/s2e\/contact\/message$/)
  await page.getByRole('combobox', { name: 'Objet' }).selectOption('operation')
  await page.getByRole('textbox', { name: /Votre message/ }).fill('Où en est mon versement ?')
  await expectNoViolation(page)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Envoyer' }).press('Enter')
  await expect(page.getByRole('alert')).toContainText("Votre demande n'a pas été prise en compte")
  await expect(page.getByRole('textbox', { name: /Votre message/ })).toHaveValue('Où en est mon versement ?')
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Envoyer' }).press('Enter')
  await expect(page.getByText('Merci, votre message a bien été transmis.')).toBeVisible()
})
