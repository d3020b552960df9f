import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectNoSideScroll, expectNoViolation, renderPage } from '../testing/index.ts'

const PERSON = 'sylvie-garnier'
const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name })

test('[AGGR-01] [AGG-07] a bank is found by its name, with the keyboard', async () => {
  const { address } = await renderPage('/aggregation/choice', { person: PERSON, width: 390 })
  await expect.element(heading('Où se trouve cette épargne ?')).toBeVisible()
  await page.getByRole('button', { name: 'Continuer' }).click({ force: true })
  await expect.element(page.getByText('Choisissez un établissement.')).toBeVisible()
  await page.getByRole('searchbox').fill('cr')
  await expect.poll(() => page.getByRole('radio').elements().length).toBe(3)
  await expect.element(page.getByRole('radio', { name: /Banque Acrière/ })).toBeDisabled()
  await expect.element(page.getByText('Vous pouvez l’ajouter, la liaison se fera plus tard')).toBeVisible()
  await page.getByRole('radio', { name: /Crédit d’Elvenay/ }).click()
  await expectNoViolation()
  expectNoSideScroll()
  await page.viewport(1280, 900)
  await expectNoViolation()
  expectNoSideScroll()
  await userEvent.keyboard('{Enter}')
  await expect.poll(address).toBe('/aggregation/identification')
  await expect.element(heading('Acceptez-vous cette lecture ?')).toBeVisible()
})
