import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectNoSideScroll, expectNoViolation, renderPage } from '../testing/index.ts'

const PERSON = 'sylvie-garnier'
const question = (name: string) => page.getByRole('heading', { level: 2, name })

test('[AGGR-01] [AGG-07] a bank is found by its name, with the keyboard', async () => {
  const { address } = await renderPage('/aggregation/choice', { person: PERSON, width: 390 })
  await page.getByRole('button', { name: 'Continuer' }).click()
  await expect.element(page.getByRole('radio').first()).toHaveFocus()
  await page.getByRole('searchbox').fill('cr')
  await page.getByRole('radio', { name: /Crédit d’Elvenay/ }).click()
  await expectNoViolation()
  expectNoSideScroll()
  await page.viewport(1280, 900)
  await expectNoViolation()
  expectNoSideScroll()
  await userEvent.keyboard('{Enter}')
  await expect.poll(address).toBe('/aggregation/identification')
  await expect.element(question('Acceptez-vous cette lecture ?')).toHaveFocus()
  await page.getByRole('button', { name: 'Vers ma banque' }).click()
  await expect.element(page.getByRole('checkbox')).toHaveFocus()
  await expectNoViolation()
  expectNoSideScroll()
})
