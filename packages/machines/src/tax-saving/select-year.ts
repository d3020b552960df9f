import { yearOf } from '@hautelisse/domain/calendar'
import { MONTHS_PER_YEAR, multiplyEuros } from '@hautelisse/domain/money'
import type { Euros } from '@hautelisse/domain/money'
import { incomeYearOn } from '@hautelisse/domain/tax-saving'
import type { TaxSavingSnapshot } from './snapshot.ts'

/** The year of a simulation, and the pay typed as a year's. */
export type TaxYearView = {
  /** Year of the payments. */
  readonly year: number
  /** Year whose incomes the latest published scale taxes; the scale is named by the year after (TAX-30). Nothing on a day whose law is not known here. */
  readonly incomeYear: number | undefined
  /** Pay a month as it is typed, and twelve of it; nothing while the field holds no amount. */
  readonly pay: { readonly monthly: Euros; readonly yearly: Euros } | undefined
}

/** The year that the simulation is for, and what twelve months of the pay come to. */
export const selectTaxYear = ({ context: { form, today } }: TaxSavingSnapshot): TaxYearView => {
  const { parsed } = form.monthly_income
  return {
    year: yearOf(today),
    incomeYear: incomeYearOn(today),
    pay: parsed.kind === 'amount' ? { monthly: parsed.amount, yearly: multiplyEuros(parsed.amount, MONTHS_PER_YEAR) } : undefined,
  }
}
