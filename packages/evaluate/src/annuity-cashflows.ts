import {
  type AnnuityInPayment,
  annuityReserves,
  annuityValues,
  expectedPayments,
  type InPaymentCaseProblem,
  IN_PAYMENT_CASE_COLUMNS,
  IN_PAYMENT_OPTIONAL_COLUMNS,
  readInPaymentCase,
} from '@hautelisse/domain/annuity'
import { loadReviewTables, type ReviewTables } from '@hautelisse/domain/mortality'
import { euros, type Euros } from '@hautelisse/domain/money'
import { reasonOf } from './annuity-words.ts'
import { Cells, type Row } from './cells.ts'
import type { Engine, Outcome, Problem, RowsEngine, RowsOutcome } from './engine.ts'

type Contract = { readonly input: AnnuityInPayment; readonly yearly: Euros }

/** Text of a cell, or of an empty one the figure that the days of the row gave. */
const textOf = (problem: InPaymentCaseProblem, row: Row): string => {
  const text = row[problem.column] ?? ''
  return text.trim() === '' && 'value' in problem ? String(problem.value) : text
}

const problemsOf = (read: ReturnType<typeof readInPaymentCase>, row: Row): readonly Problem[] =>
  read.kind === 'case'
    ? []
    : read.problems.map((problem) => ({ column: problem.column, reason: reasonOf(problem, textOf(problem, row)) }))

/** Opens an engine of contracts, whose rows have an amount. */
const openWith =
  <Answer extends Outcome | RowsOutcome>(answer: (contract: Contract) => Answer) =>
  async () => {
    const tables = await loadReviewTables()
    return (row: Row) => {
      const read = readInPaymentCase(row, tables)
      const cells = new Cells(row)
      const yearly = euros(cells.amount('yearly'))
      if (read.kind === 'case' && cells.problems.length === 0) return answer({ input: read.input, yearly })
      return { kind: 'refused', problems: [...problemsOf(read, row), ...cells.problems] } as const
    }
  }

const valueOf = (row: Row, tables: ReviewTables): Outcome => {
  const read = readInPaymentCase(row, tables)
  if (read.kind === 'refused') return { kind: 'refused', problems: problemsOf(read, row) }
  const { base, rateUp, rateDown, mortalityUp, mortalityDown } = annuityValues(read.input)
  return { kind: 'evaluated', results: [base, rateUp, rateDown, mortalityUp, mortalityDown].map(String) }
}

/** Euros of each month from the first, as a JSON list: 0 in a month without instalment. */
const monthlyList = ({ input, yearly }: Contract): string => {
  const amount = Number(yearly)
  const months: number[] = []
  for (const { month, payment } of expectedPayments(input)) {
    while (months.length < month) months.push(0)
    months[month - 1] = (months[month - 1] as number) + amount * payment
  }
  return JSON.stringify(months)
}

const cashflowsOf = (contract: Contract): Outcome => {
  const values = annuityValues(contract.input)
  const { base, rateUp, rateDown, mortalityUp, mortalityDown } = annuityReserves(values, contract.yearly)
  const reserves = [base, rateUp, rateDown, mortalityUp, mortalityDown].map((reserve) => reserve.toFixed(2))
  return { kind: 'evaluated', results: [String(values.base), ...reserves, monthlyList(contract)] }
}

const monthsOf = ({ input, yearly }: Contract): RowsOutcome => {
  const amount = Number(yearly)
  const rows = expectedPayments(input).map(({ month, payment, presentValue }) => [
    String(month),
    String(amount * payment),
    String(amount * presentValue),
  ])
  return { kind: 'evaluated', rows }
}

/** Names of a figure and of its sensitivities. */
const withSensitivities = (name: string): readonly string[] => [
  name,
  ...['rate_up', 'rate_down', 'mortality_up', 'mortality_down'].map((change) => `${name}_${change}`),
]

const FACTORS = withSensitivities('factor')
const RESERVES = withSensitivities('reserve')

const NOTES = [
  'id, type, table    as for annuity; a spouse whose saver has died is a single annuity of the spouse',
  'birth_year         year of birth: the generation whose column of the table is read',
  'age_months         age in months on the day of the valuation, with decimals for a part of a month: 773, 773.5',
  'spouse_…           the same for the spouse: needed by RV_R and RV_RAG, not read by the others',
  'reversion          share that goes on to the spouse, 0 to 1: 0.6; empty or 0 where the type has none',
  'guaranteed_months  months from the valuation to the end of the guarantee; empty or 0 where the type has none',
  'technical_rate     share of 1: 0.005 is 0.5 %',
  'payments_per_year  1, 2, 4 or 12',
  'timing             arrears or advance',
  'next_payment       months to the next instalment, up to one period; empty is a period in arrears, 0 in advance',
  'valuation_day      day of the valuation, year-month-day: with it an empty age_months is taken from the next',
  'birth_date, spouse_birth_date  … and an empty birth_year too; what is filled stands',
  'next_payment_day   day of the next instalment, for an empty next_payment',
] as const

const CHANGES = [
  '…_rate_up, _down   the same with the technical rate half a point higher, lower',
  '…_mortality_up     … with every yearly death probability of the table times 1.05, at most 1; …_down times 0.95',
] as const

/** Values of 1 € a year on any day, by `annuityValues`: without an amount, so that many contracts of a portfolio share a row. */
export const annuityValue: Engine = {
  summary: 'value of 1 € a year of an annuity in payment on any day, with its sensitivities',
  columns: IN_PAYMENT_CASE_COLUMNS,
  optionalColumns: IN_PAYMENT_OPTIONAL_COLUMNS,
  resultColumns: FACTORS,
  types: Object.fromEntries(FACTORS.map((name) => [name, 'float'])),
  scaled: { column: 'yearly', amounts: Object.fromEntries(RESERVES.map((name, at) => [name, FACTORS[at] ?? ''])) },
  notes: [...NOTES, 'factor             value of 1 € a year; of RV_CPP of 1 € a year before 70', ...CHANGES],
  open: async () => {
    const tables = await loadReviewTables()
    return (row) => valueOf(row, tables)
  },
}

const CONTRACT = {
  columns: [...IN_PAYMENT_CASE_COLUMNS, 'yearly'],
  optionalColumns: IN_PAYMENT_OPTIONAL_COLUMNS,
} as const

/** Reserves of annuities in payment with their expected payments: one row for a contract. */
export const annuityCashflows: Engine = {
  ...CONTRACT,
  summary: 'reserve of an annuity in payment on any day, its sensitivities and expected payments a month',
  resultColumns: ['factor', ...RESERVES, 'cashflows'],
  types: { factor: 'float', ...Object.fromEntries(RESERVES.map((name) => [name, 'euros'])) },
  sums: ['yearly', ...RESERVES],
  notes: [
    ...NOTES,
    'yearly             euros a year; of RV_CPP those before 70',
    'factor, reserve    value of 1 € a year; yearly × factor, to the cent',
    ...CHANGES,
    'cashflows          expected euros of each month after the valuation as a JSON list, not discounted: [99.9,99.8]',
  ],
  open: openWith(cashflowsOf),
}

/** Expected payments one by one: as many rows for a contract as it has instalments. */
export const annuityMonths: RowsEngine = {
  ...CONTRACT,
  summary: 'expected payments of an annuity in payment, one row a month',
  resultColumns: ['month', 'payment', 'present_value'],
  sums: ['payment', 'present_value'],
  batch: 20,
  notes: [
    'month              month after the valuation, from 1; those without instalment have no row',
    'payment            expected euros; present_value the same, discounted to the day of the valuation',
  ],
  open: openWith(monthsOf),
}
