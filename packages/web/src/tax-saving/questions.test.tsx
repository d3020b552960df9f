import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectNoSideScroll, expectNoViolation, renderExample } from '../testing/index.ts'
import { FIRST_QUESTION } from './examples.tsx'

const next = page.getByRole('button', { name: 'Continuer' })
const heading = page.getByRole('heading', { level: 1 })
const age = page.getByRole('textbox', { name: 'Votre âge' })

test('[TAX-18] [TAX-40] [TAX-51] [TAX-54] a question without a fitting answer keeps its place, its text and says so', async () => {
  await renderExample(FIRST_QUESTION)
  await next.click()
  await expect.element(page.getByText('Champ requis')).toBeVisible()
  await expect.element(page.getByRole('radio', { name: 'Femme' })).toHaveFocus()
  await page.getByRole('radio', { name: 'Femme' }).click()
  await expect.element(page.getByText('Champ requis')).not.toBeInTheDocument()
  await next.dblClick()
  await expect.element(heading).toHaveTextContent('Quel est votre âge ?')
  await expect.element(heading).toHaveFocus()
  for (const wrong of ['', '17', '70', '41,5']) {
    await age.fill(wrong)
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('Votre âge doit être compris entre 18 et 69 ans')).toBeVisible()
    await expect.element(age).toHaveFocus()
    await expect.element(age).toHaveValue(wrong)
  }
  await expectNoViolation()
})

test('[TAX-18] on a phone, in English and in dark, the questions fit, and axe finds nothing', async () => {
  await renderExample(FIRST_QUESTION, { language: 'en', scheme: 'dark', width: 390 })
  const go = page.getByRole('button', { name: /^(Continue|See my result)$/ })
  await page.getByRole('radio').first().click()
  await go.click()
  await page.getByRole('textbox').fill('41')
  await go.click()
  for (const answer of ['Married or in a civil partnership', '5+']) {
    await page.getByRole('radio', { name: answer }).click()
    expectNoSideScroll()
    await expectNoViolation()
    await go.click()
  }
  await expect.element(heading).toHaveTextContent('What is your monthly income?')
  for (const width of [390, 320]) {
    await page.viewport(width, 844)
    await page.getByRole('textbox').first().fill('99999999,99')
    expectNoSideScroll()
  }
  await page.getByRole('textbox').first().fill('3333,33')
  await expectNoViolation()
  await go.click()
  await expect.element(page.getByRole('heading', { name: 'Result of your simulation' })).toBeVisible()
  expectNoSideScroll()
})
