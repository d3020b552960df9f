import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectNoSideScroll, expectNoViolation, renderExample } from '../testing/index.ts'
import { TRANSMISSION } from './examples.tsx'

const message = page.getByRole('textbox', { name: 'Votre message' })

test('[TADV-11] [ADV-21] an empty message is refused at its field, which has the focus', async () => {
  await renderExample(TRANSMISSION, { width: 390 })
  await page.getByRole('button', { name: 'Envoyer', exact: true }).click()
  await expect.element(page.getByText('Champ obligatoire')).toBeVisible()
  await expect.element(message).toHaveFocus()
  await message.fill('Bonjour !!')
  await expect.element(page.getByText('1 790 caractères restants')).toBeVisible()
  await expectNoViolation()
  expectNoSideScroll()
})
