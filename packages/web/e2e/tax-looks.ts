import { expect, type Locator, type Page } from '@playwright/test'
import { onTheDay, SIMULATOR } from './tax-saving.ts'

/** Answers of a simulation, as a reload keeps them. */
type Kept = { readonly income?: string; readonly amount?: string; readonly hidden?: boolean; readonly language?: 'fr' | 'en' }

/** Single, 41, without children, on 2 850 € a month: décote and the 11 % band bend the saving before the ceiling does. */
export const keepAnswers = async (
  page: Page,
  { income = '2 850', amount = '', hidden = false, language = 'fr' }: Kept,
): Promise<void> => {
  await page.addInitScript(
    ([pay, payment, isHidden, shown]) => {
      if (sessionStorage.getItem('hautelisse.tax-saving') !== null) return
      localStorage.setItem(
        'hautelisse.settings',
        JSON.stringify({ version: 1, language: shown, scheme: 'auto', hiddenAmounts: isHidden }),
      )
      sessionStorage.setItem(
        'hautelisse.tax-saving',
        JSON.stringify({
          version: 1,
          step: 'results',
          gender: 'F',
          client_age: '41',
          marital_status: 'CE',
          children: 0,
          monthly_income: pay,
          spouse_monthly_income: '',
          allocated_amount: payment,
          allocated_periodicity: 'yearly',
          shown: 'one_shot',
          exitAge: 64,
          variants: [],
        }),
      )
    },
    [income, amount, hidden, language] as const,
  )
}

export const part = (page: Page, name: string): Locator => page.getByRole('region', { name })
export const curve = (page: Page): Locator => part(page, 'Ce que chaque versement économise')
export const compare = (page: Page): Locator => part(page, 'Comparer')
export const exit = (page: Page): Locator => part(page, 'Et à la sortie ?')

export const open = async (page: Page, kept: Kept = {}): Promise<void> => {
  await onTheDay(page)
  await keepAnswers(page, kept)
  await page.goto(SIMULATOR)
  await expect(page.getByRole('slider').first()).toBeAttached()
}

/** What adds the simulation that is shown to the comparison. */
export const add = (page: Page): Locator => compare(page).getByRole('button', { name: 'Ajouter cette simulation' })
/** A line of the comparison, by its name. */
export const line = (page: Page, name: string): Locator =>
  compare(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name }) })

/** Types another payment of the year in the adjustment. */
export const pay = (page: Page, text: string): Promise<void> => page.getByRole('textbox', { name: /^Montant/ }).fill(text)
