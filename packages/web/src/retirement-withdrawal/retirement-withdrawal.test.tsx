import { test, expect } from 'vitest'
import { page } from 'vitest/browser'
import { expectNoSideScroll, expectNoViolation, renderPage } from '../testing/index.ts'
import { AT_RESULTS } from './examples.ts'

test('[WDR-16] [RWD-01] under the results what is missing and the question for the code stay inside a phone', async () => {
  await renderPage('/savings/withdraw/ais/retirement', { ...AT_RESULTS, width: 390 })
  const ask = page.getByRole('region', { name: 'Demander ce retrait' })
  const submit = ask.getByRole('button', { name: 'Valider et signer' })
  await submit.click()
  await expect.element(ask.getByText('Votre accord est nécessaire')).toBeVisible()
  await ask.getByRole('checkbox', { name: /Ma pension de retraite a déjà commencé/ }).click()
  await ask.getByRole('checkbox', { name: /Je demande ce retrait/ }).click()
  await submit.click()
  await expect.element(ask.getByRole('button', { name: 'Précédent' })).toBeVisible()
  await expectNoViolation()
  expectNoSideScroll()
})
