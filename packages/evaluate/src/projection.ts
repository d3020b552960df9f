import type { AccountType } from '@hautelisse/domain/accounts'
import { plainDate } from '@hautelisse/domain/calendar'
import { loadMortalityTables, type MortalityTables } from '@hautelisse/domain/mortality'
import { Decimal, euros } from '@hautelisse/domain/money'
import { PAYMENT_PERIODICITIES, projectAnnuity } from '@hautelisse/domain/projection'
import { Cells, type Row } from './cells.ts'
import type { Engine, Outcome } from './engine.ts'

const PRODUCTS = ['PER', 'PERO', 'PERECO', 'PERECOI', 'PERU', 'A83', 'A82', 'MADELIN'] as const satisfies readonly AccountType[]
const FIRST_BIRTH = plainDate('1930-01-01')
const FIRST_DAY = plainDate('2023-09-01')
const AGES = { first: 50, last: 80 }

const evaluate = (row: Row, tables: MortalityTables): Outcome => {
  const cells = new Cells(row)
  const retirementAge = cells.count('retirement_age')
  if (retirementAge < AGES.first || retirementAge > AGES.last) {
    cells.refuse('retirement_age', `${retirementAge} is not from ${AGES.first} to ${AGES.last}`)
  }
  const asked = {
    product: cells.word('product', PRODUCTS),
    birthDate: cells.day('birth_date', FIRST_BIRTH),
    retirementAge,
    savings: euros(cells.amount('savings')),
    payment: euros(cells.amount('payment')),
    periodicity: cells.word('periodicity', PAYMENT_PERIODICITIES),
    today: cells.day('today', FIRST_DAY),
  }
  if (cells.problems.length > 0) return { kind: 'refused', problems: cells.problems }
  const { months, factor, annuity, month } = projectAnnuity(asked, tables)
  const results = [String(months), factor.value, new Decimal(annuity.value).toFixed(2), new Decimal(month.value).toFixed(2)]
  return { kind: 'evaluated', results }
}

/** Annuities of contracts at retirement, by `projectAnnuity`. */
export const projection: Engine = {
  summary: 'annuity of a contract at retirement, with the payments to come',
  columns: ['id', 'product', 'birth_date', 'retirement_age', 'savings', 'payment', 'periodicity', 'today'],
  resultColumns: ['months', 'factor', 'annuity', 'month'],
  types: { months: 'count', factor: 'float', annuity: 'euros', month: 'euros' },
  notes: [
    'id                 any text, given back',
    `product            ${PRODUCTS.join(', ')}`,
    `retirement_age     whole years, ${AGES.first} to ${AGES.last}`,
    'birth_date         from 1930-01-01',
    'savings, payment   euros today, and euros of each payment to come',
    `periodicity        ${PAYMENT_PERIODICITIES.join(', ')} (once, today)`,
    `today              day of the projection, from ${FIRST_DAY}`,
    'months, factor     whole months to the start; price of 1 € a year',
    'annuity, month     euros a year and a month, two decimals',
  ],
  open: async () => {
    const tables = await loadMortalityTables()
    return (row) => evaluate(row, tables)
  },
}
