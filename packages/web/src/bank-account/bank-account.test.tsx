import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectNoSideScroll, expectNoViolation, renderExample } from '../testing/index.ts'
import { SIGNATURE } from './examples.tsx'

test('[RIB-13] nothing moves under the last digit of the code, and what is signed stays inside a phone', async () => {
  await renderExample(SIGNATURE, { width: 390 })
  const code = page.getByRole('textbox', { name: 'Code de signature' })
  await code.fill('719 035 12')
  await expect.element(code).toHaveValue('719035')
  for (const width of [1280, 390]) {
    await page.viewport(width, 900)
    expect(code.element().scrollLeft).toBe(0)
    expectNoSideScroll()
  }
  await page.getByRole('checkbox', { name: 'Je certifie être titulaire de ce compte' }).click()
  await page.getByRole('button', { name: 'Signer', exact: true }).click()
  await expect.element(page.getByText('Votre demande est signée').first()).toBeVisible()
  expectNoSideScroll()
  await expectNoViolation()
})
