import { expect, test } from '@playwright/test'
import { openAs } from './sign-in.ts'
import { onTheDay, SIMULATOR } from './tax-saving.ts'
import { tabTo } from './withdrawal.ts'

const RESULT = {
  version: 1,
  step: 'results',
  gender: 'F',
  client_age: '41',
  marital_status: 'CE',
  children: 0,
  monthly_income: '2 850',
  spouse_monthly_income: '',
  allocated_amount: '',
  allocated_periodicity: 'yearly',
  shown: 'one_shot',
  exitAge: 64,
  variants: [],
}

test('[S-NAV-16] [P-MODAL-10] [GAUGE-01] #contribution_gauge opens from the simulator by keyboard, and the focus comes back', async ({
  page,
}) => {
  await onTheDay(page)
  await page.addInitScript(
    ([key, kept]) => {
      if (sessionStorage.getItem(key) === null) sessionStorage.setItem(key, kept)
    },
    ['hautelisse.tax-saving', JSON.stringify(RESULT)] as const,
  )
  await openAs(page, 'Sylvie Garnier', SIMULATOR)
  const link = page.getByRole('link', { name: 'Mes plafonds de versement de l’année' })
  await tabTo(page, link)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#contribution_gauge$/)
  const dialog = page.getByRole('dialog', { name: 'Mes plafonds de versement' })
  await expect(dialog.getByRole('listitem')).toHaveCount(3)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(link).toBeFocused()
})
