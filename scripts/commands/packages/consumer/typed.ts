// Compiled by the gate of the packages as a caller would: strict, and with the declarations of the libraries checked.
import { annuityFactor } from '@hautelisse/domain/annuity'
import { computeTax, taxLawOf, type Household } from '@hautelisse/domain/income-tax'
import { loadMortalityTables } from '@hautelisse/domain/mortality'
import { euros, formatEuros } from '@hautelisse/domain/money'

const { TGF05: table } = await loadMortalityTables()
const factor: number = annuityFactor({
  type: 'RV_NR',
  life: { table, birthYear: 1961, age: 64 },
  technicalRate: 0,
  paymentsPerYear: 12,
  timing: 'arrears',
})
const household: Household = {
  marital_status: 'CE',
  single_parent: false,
  children: 0,
  wage_1: euros(30_000),
  wage_2: euros(0),
  deduction: euros(0),
}
export const words: readonly string[] = [factor.toFixed(8), formatEuros(computeTax(household, taxLawOf(2025)).tax)]
