import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectNoSideScroll, expectNoViolation, renderExample } from '../testing/index.ts'
import { SIGNATURE } from './examples.tsx'

test('[RIB-13] what is missing takes the focus, six digits are pasted as one, nothing moves under the last one, and what is signed stays inside a phone', async () => {
  await renderExample(SIGNATURE, { width: 390 })
  const code = page.getByRole('textbox', { name: 'Code de signature' })
  const box = page.getByRole('checkbox', { name: 'Je certifie être titulaire de ce compte' })
  const sign = page.getByRole('button', { name: 'Signer', exact: true })
  await sign.click()
  await expect.element(code).toHaveFocus()
  await expectNoViolation()
  await code.fill('719 035 12')
  await userEvent.keyboard('{Enter}')
  await expect.element(box).toHaveFocus()
  await expect.element(code).toHaveValue('719035')
  for (const width of [1280, 390]) {
    await page.viewport(width, 900)
    expect(code.element().scrollLeft).toBe(0)
    expectNoSideScroll()
  }
  await userEvent.keyboard(' ')
  await sign.click()
  await expect.element(page.getByText('Votre demande est signée').first()).toBeVisible()
  expectNoSideScroll()
  await expectNoViolation()
})
