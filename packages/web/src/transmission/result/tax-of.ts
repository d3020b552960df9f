import { addEuros, subtractEuros, type Euros } from '@hautelisse/domain/money'
import type { OptionRow } from '@hautelisse/domain/transmission'

/** What the duty on late sums may come to on top of its lowest: 0 € if the law is clear (INH-15). */
export const openDuty = (row: OptionRow): Euros => subtractEuros(row.highest_late_duty, row.late_duty)

/** The tax of one person, from its lowest to its highest. */
export const taxOf = (row: OptionRow): { readonly lowest: Euros; readonly highest: Euros } => {
  const lowest = addEuros(row.duty, row.life_insurance_tax)
  return { lowest, highest: addEuros(lowest, openDuty(row)) }
}
