import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectNoSideScroll, expectNoViolation, insertText, renderExample } from '../testing/index.ts'
import { FIRST_QUESTION } from './examples.tsx'

const next = page.getByRole('button', { name: 'Continuer' })
const heading = page.getByRole('heading', { level: 1 })
const age = page.getByRole('textbox', { name: 'Votre âge' })
const income = page.getByRole('textbox').first()

test('[TAX-40] [TAX-51] [TAX-54] a question without a fitting answer keeps the focus and says so; two presses lead one question on', async () => {
  await renderExample(FIRST_QUESTION)
  await next.click()
  await expect.element(page.getByRole('radio', { name: 'Femme' })).toHaveFocus()
  await page.getByRole('radio', { name: 'Femme' }).click()
  await next.dblClick()
  await expect.element(heading).toHaveTextContent('Quel est votre âge ?')
  await expect.element(heading).toHaveFocus()
  for (const wrong of ['', '17', '70', '41,5']) {
    await age.fill(wrong)
    await userEvent.keyboard('{Enter}')
    await expect.element(age).toHaveFocus()
    await expect.element(age).toHaveAttribute('aria-invalid', 'true')
  }
  await expectNoViolation()
})

test('[TAX-18] [P-FMT-07] [TAX-52] on a phone, in English and in dark, the questions fit, an income that is wrong keeps the focus, and what is dictated is refused by the words of a paste', async () => {
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
  for (const wrong of ['', '0']) {
    await income.fill(wrong)
    await go.click()
    await expect.element(page.getByText('Your income must be positive')).toBeVisible()
    await expect.element(income).toHaveFocus()
  }
  for (const width of [390, 320]) {
    await page.viewport(width, 844)
    await income.fill('99999999,99')
    expectNoSideScroll()
  }
  await income.fill('')
  await income.click()
  await insertText('3.333,33')
  await expect.element(income).toHaveValue('')
  await expect.element(income).toHaveAttribute('aria-invalid', 'true')
  await expect.element(income).toHaveAccessibleDescription(/pasted text/)
  await insertText('3333,33')
  await expect.element(income).toHaveValue('3 333,33')
  await expect.element(income).not.toHaveAttribute('aria-invalid')
  await expectNoViolation()
  await go.click()
  await expect.element(page.getByRole('heading', { name: 'Result of your simulation' })).toBeVisible()
  expectNoSideScroll()
})
