import { expect, test } from 'vitest'
import { page, renderExample } from '../testing/text/index.ts'
import { FIRST_QUESTION } from './examples.tsx'

const next = page.getByRole('button', { name: 'Continuer' })
const heading = page.getByRole('heading', { level: 1 })
const age = page.getByRole('textbox', { name: 'Votre âge' })

test('[TAX-18] [TAX-40] [TAX-51] [TAX-54] a question without a fitting answer keeps its place, its text and says so; what is left is counted after it (S-63)', async () => {
  await renderExample(FIRST_QUESTION)
  await expect.element(page.getByText(/^Encore 4 questions après celle-ci/)).toBeVisible()
  await next.click()
  await expect.element(page.getByText('Champ requis')).toBeVisible()
  await page.getByRole('radio', { name: 'Femme' }).click()
  await expect.element(page.getByText('Champ requis')).not.toBeInTheDocument()
  await next.click()
  await expect.element(heading).toHaveTextContent('Quel est votre âge ?')
  for (const wrong of ['', '17', '70', '41,5']) {
    await age.fill(wrong)
    await next.click()
    await expect.element(page.getByText('Votre âge doit être compris entre 18 et 69 ans')).toBeVisible()
    await expect.element(age).toHaveValue(wrong)
  }
})
