import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Between } from '../../shell/index.ts'
import { expectNoSideScroll, expectNoViolation, renderExample } from '../../testing/index.ts'
import { accountPage, accountsPage, wildAccounts } from './examples.tsx'

test('[P-ROUTE-41] [ACC-10] [INV-03] in the dark the narrowest detail holds a plan, its curve is read by keyboard, and its performance says where it comes from', async () => {
  const plan = accountPage('plan', { type: 'PERO', id: '00482176' })
  await renderExample(plan, { scheme: 'dark', width: 320 })
  const reader = page.getByRole('slider', { name: 'Lire la courbe, jour par jour' })
  await expect.element(reader).toBeInTheDocument()
  ;(reader.element() as HTMLElement).focus()
  await userEvent.keyboard('{End}')
  await expect.element(reader).toHaveAttribute('aria-valuetext', '20/11/2026 : 48260,40\u00A0€')
  await page.getByRole('button', { name: 'D’où vient ce chiffre ?' }).click()
  await expect.element(page.getByText('Ce qui est là ou qui est parti').first()).toBeVisible()
  await expectNoViolation()
  expectNoSideScroll()
})

test('[ACC-17] [ACC-18] the span since the last visit and a remark that nothing could be read anew stay inside a phone', async () => {
  let fails = false
  const between: Between = (request, pass) =>
    fails && request.path.endsWith('/api-s2e/accounts') ? Promise.reject(new TypeError('silent')) : pass()
  await renderExample(accountsPage('visit', 'sylvie-garnier', between), { width: 390 })
  await page.getByRole('radio', { name: 'Depuis ma dernière visite' }).click()
  await expect.element(page.getByText('Épargne au 02/11/2026')).toBeVisible()
  // No thread is drawn at this width: no word says what one is worth. A fund is its name, amount and weight, until its card is opened.
  await expect.element(page.getByText(/^Chaque fil descend/)).not.toBeVisible()
  const fund = page.getByRole('table', { name: 'Vos placements' }).getByRole('row').nth(1)
  await expect.element(fund.getByText(/sur 7/)).not.toBeVisible()
  await fund.getByRole('button', { name: /^Détail/ }).click()
  await expect.element(fund.getByText(/sur 7/)).toBeVisible()
  fails = true
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.element(page.getByText('Ces informations n’ont pas pu être actualisées.')).toBeVisible()
  expectNoSideScroll()
  await expectNoViolation()
})

test('[READ-01] names of 120 characters, amounts of twelve digits, unknown types and no investments break nothing', async () => {
  await renderExample(wildAccounts, { width: 1280 })
  await expect.element(page.getByText('1 compte n’a pas pu être lu\u00A0: il n’est pas compté.')).toBeVisible()
  expectNoSideScroll()
  await expectNoViolation()
  await page.viewport(320, 900)
  await expectNoViolation()
  expectNoSideScroll()
})
