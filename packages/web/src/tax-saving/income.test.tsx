import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { insertText, renderExample } from '../testing/index.ts'
import { FIRST_QUESTION } from './examples.tsx'

const next = page.getByRole('button', { name: 'Continuer' })
const income = page.getByRole('textbox', { name: 'Votre salaire net imposable, par mois' })

test('[P-FMT-07] [TAX-52] what is dictated into a field of a simulator is refused by the words of a paste', async () => {
  await renderExample(FIRST_QUESTION)
  await page.getByRole('radio', { name: 'Femme' }).click()
  await next.click()
  await page.getByRole('textbox', { name: 'Votre âge' }).fill('41')
  await next.click()
  await page.getByRole('radio', { name: 'Célibataire' }).click()
  await next.click()
  await next.click()
  await income.click()
  await insertText('3.333,33')
  await expect.element(income).toHaveValue('')
  await expect.element(income).toHaveAttribute('aria-invalid', 'true')
  await expect.element(income).toHaveAccessibleDescription(/texte collé/)
  await insertText('3333,33')
  await expect.element(income).toHaveValue('3 333,33')
  await expect.element(income).not.toHaveAttribute('aria-invalid')
})
