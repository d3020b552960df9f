import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Between } from '../shell/index.ts'
import { expectNoViolation, renderExample } from '../testing/index.ts'
import { consents } from './examples.tsx'

const dialog = page.getByRole('dialog', { name: 'Mes consentements' })
const choice = dialog.getByRole('checkbox', { name: /^Transmettre les données/ })

const failing: Between = (request, pass) =>
  request.method === 'GET' || !request.path.includes('/consents/b2v')
    ? pass()
    : Promise.resolve({ status: 500, body: JSON.stringify({ errorData: 'ERR_INTERNAL' }) })

test('[P-CONSENT-04] [P-CONSENT-07] a choice is changed by keyboard, and a failure of it takes the focus', async () => {
  await renderExample(consents(() => {}, failing))
  const box = (await choice.findElement()) as HTMLInputElement
  const before = box.checked
  box.focus()
  await userEvent.keyboard(' ')
  await expect.poll(() => box.checked).toBe(!before)
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await expect.element(dialog.getByRole('alert')).toHaveFocus()
  await expectNoViolation()
})
