// What a caller does with the packages: an annuity, an income tax and a withdrawal. Runs in any Node and, bundled, in a page.
import { annuityFactor } from '@hautelisse/domain/annuity'
import { plainDate } from '@hautelisse/domain/calendar'
import { computeTax, taxLawOf } from '@hautelisse/domain/income-tax'
import { loadMortalityTables } from '@hautelisse/domain/mortality'
import { euros, formatEuros } from '@hautelisse/domain/money'
import { simulateContracts } from '@hautelisse/domain/withdrawal'

const tables = await loadMortalityTables()
const life = { table: tables.TGF05, birthYear: 1961, age: 64 }
const factor = annuityFactor({ type: 'RV_NR', life, technicalRate: 0, paymentsPerYear: 12, timing: 'arrears' })

const single = { marital_status: 'CE', single_parent: false, children: 0, wage_2: euros(0), deduction: euros(0) }
const { tax } = computeTax({ ...single, wage_1: euros(30_000) }, taxLawOf(2025))

const [contract] = simulateContracts({
  contracts: [{ id: 'A', product: 'A83', savings: { whole: { capital: euros(0), annuity: euros(100_000) } } }],
  birthDate: plainDate('1961-02-15'),
  age: 65,
  on: plainDate('2026-03-01'),
  tables,
})

/** Each answer with what it must be: rules-book examples, computed outside this code. */
export const ANSWERS = [
  ['annuity', factor.toFixed(8), '30.01255020'],
  ['income tax', tax.toFixed(2), '1564.00'],
  ['withdrawal', formatEuros(contract.monthly).replaceAll(/\s/g, ' '), '305,85 €'],
]
