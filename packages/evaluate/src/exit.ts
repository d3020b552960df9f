import { ACCOUNT_TYPES } from '@hautelisse/domain/accounts'
import { plainDate } from '@hautelisse/domain/calendar'
import { given } from '@hautelisse/domain/explain'
import { netOf, offeredRates, ORIGINS, regimeOf, type GrossPayment } from '@hautelisse/domain/net-income'
import { euros, roundToCents } from '@hautelisse/domain/money'
import { Cells, type Row } from './cells.ts'
import type { Engine, Outcome } from './engine.ts'

const FIRST_DAY = plainDate('2025-01-01')
const FORMS = ['capital', 'annuity'] as const

const amountOf = (cells: Cells, column: string) => given({ term: column, unit: 'eur' }, roundToCents(euros(cells.amount(column))))

const evaluate = (row: Row): Outcome => {
  const cells = new Cells(row)
  const form = cells.word('form', FORMS)
  const product = cells.word('product', ACCOUNT_TYPES)
  const regime = regimeOf(product, cells.word('compartment', ORIGINS))
  if (regime === undefined) cells.refuse('compartment', `no regime is modelled for this piece of ${product}`)
  const on = cells.day('day', FIRST_DAY)
  const age = cells.count('age')
  const rates = offeredRates(on)
  const rate = (column: string, offered: readonly number[]) => Number(cells.word(column, offered.map(String)))
  const terms = {
    on,
    age,
    marginal: rate('marginal_rate', rates.marginal),
    pensionCharges: rate('pension_charges', rates.pensionCharges),
  }
  const gross = amountOf(cells, 'gross')
  const paid = form === 'capital' ? amountOf(cells, 'paid') : undefined
  if (cells.problems.length > 0 || regime === undefined) return { kind: 'refused', problems: cells.problems }
  const payment: GrossPayment = paid === undefined ? { form: 'annuity', regime, gross } : { form: 'capital', regime, gross, paid }
  const { charges, tax, net } = netOf(payment, terms)
  return { kind: 'evaluated', results: [regime, ...[charges, tax, net].map((amount) => amount.toFixed(2))] }
}

/** What charges and tax leave of a capital or of an annuity, by `netOf`. */
export const exit: Engine = {
  summary: 'social charges and income tax of a capital or an annuity, by compartment',
  columns: ['id', 'form', 'product', 'compartment', 'gross', 'day', 'age', 'marginal_rate', 'pension_charges'],
  optionalColumns: ['paid'],
  resultColumns: ['regime', 'charges', 'tax', 'net'],
  types: { charges: 'euros', tax: 'euros', net: 'euros' },
  notes: [
    'id                 any text, given back',
    `form               ${FORMS.join(' or ')}`,
    'product            type of the contract: PERU, PERO, A83, A82…',
    `compartment        ${ORIGINS.join(', ')}: mandatory, voluntary (all, deducted, not deducted), employee savings, a contract without any`,
    'gross              euros: the capital, or the annuity of a month or a year',
    'paid               of a capital: what of it was paid in; the rest is gains',
    `day                first day of the payment, from ${FIRST_DAY}`,
    'age                completed years on that day',
    'marginal_rate      percent, a rate of the scale of the income tax: 0, 11, 30, 41, 45',
    'pension_charges    percent, a rate of the charges on pensions: 10.1, 8.4, 4.3, 0',
    'regime, charges, tax, net   how the law taxes it; euros, two decimals',
  ],
  open: () => Promise.resolve(evaluate),
}
