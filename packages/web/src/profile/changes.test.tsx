import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectNoSideScroll, expectNoViolation, renderPage } from '../testing/index.ts'
import { changePage } from './examples.tsx'

test('[PROF-01] [PROF-11] [PERS-12] on a phone a name with its file that is wrong, asked a code for and taken stays inside', async () => {
  const { address, ports } = changePage('identity', 'edit-identity')
  const { standIn } = await renderPage(address, { ...ports, width: 390 })
  const name = page.getByRole('textbox', { name: 'Nom d’usage' })
  const save = page.getByRole('button', { name: 'Enregistrer' })
  await name.fill('=1+1')
  await page.getByRole('radio', { name: /Jugement/ }).click()
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (input === null) throw new Error('the form takes files')
  await page.elementLocator(input).upload(new File(['%PDF-1.7 piece'], 'piece.pdf', { type: 'application/pdf' }))
  await expect.element(page.getByText('piece.pdf', { exact: true })).toBeVisible()
  await save.click()
  await expect.element(page.getByText('Des lettres et des chiffres, 80 caractères au plus')).toBeVisible()
  await expectNoViolation()
  expectNoSideScroll()
  await name.fill('Marchand')
  await standIn.order('s2e-update-identity', 'ERR_OTP')
  await save.click()
  await expect.element(page.getByText('Confirmez d’abord que c’est bien vous').first()).toBeVisible()
  await expectNoViolation()
  await standIn.mend()
  await save.click()
  await expect.element(page.getByText('Votre modification a bien été prise en compte')).toBeVisible()
  await expectNoViolation()
})
