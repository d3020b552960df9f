import { plainDate } from '@hautelisse/domain/calendar'
import { evaluateSavingCase, TAX_CASE_COLUMNS, TAX_CASE_OPTIONAL_COLUMNS } from '@hautelisse/domain/income-tax'
import { euros, type Euros } from '@hautelisse/domain/money'
import { GAINS_TAXES, offeredRates } from '@hautelisse/domain/net-income'
import { lifeOfPayment, PAYMENT_KINDS, type LifeQuestion, type PaymentLife } from '@hautelisse/domain/payment-life'
import { Cells, type Row } from './cells.ts'
import type { Engine, Outcome } from './engine.ts'
import { outcomeOf } from './tax-problems.ts'

const FIRST_DAY = plainDate('2025-01-01')
const MOST_YEARS = 80
const MOST_GROWTH = 50
const HOUSEHOLD = TAX_CASE_COLUMNS.filter((column) => column !== 'id')
const AMOUNTS = ['contributions', 'invested', 'tax_saved', 'cost', 'value', 'gains', 'charges', 'tax', 'net', 'balance'] as const

const within = (cells: Cells, column: string, value: number, most: number): number => {
  if (value > most) cells.refuse(column, `${value} is more than ${most}`)
  return value
}

const isHousehold = (cells: Cells): boolean => HOUSEHOLD.some((column) => cells.text(column) !== '')

/** Tax that a household saves by the payment; what is wrong with its cells is told at them. */
const savedBy = (cells: Cells, row: Row, kind: LifeQuestion['kind']): Euros | undefined => {
  if (!isHousehold(cells)) return undefined
  if (kind !== 'voluntary-deducted') {
    cells.refuse('wage_1', `a household given, but the saving of ${kind} is not computed for one: leave its columns empty`)
    return undefined
  }
  const asked = { ...row, deduction: cells.text('payment') }
  const answer = outcomeOf(asked, evaluateSavingCase(asked), ({ saving }) => [saving])
  if (answer.kind === 'evaluated') return euros(answer.results[0] ?? 0)
  for (const { column, reason } of answer.problems) if (column !== 'deduction') cells.refuse(column, reason)
  return undefined
}

const writeLimit = ({ limit }: PaymentLife): string => (limit.kind === 'above' ? limit.percent.toString() : limit.kind)

const resultsOf = (life: PaymentLife): readonly string[] => {
  const { entry, growth, exit, balance } = life
  const amounts: readonly Euros[] = [
    entry.contributions,
    entry.invested,
    entry.taxSaved,
    entry.cost,
    growth.value,
    growth.gains,
    exit.charges,
    exit.tax,
    exit.net,
    balance,
  ]
  return [...amounts.map((amount) => amount.toFixed(2)), writeLimit(life)]
}

const evaluate = (row: Row): Outcome => {
  const cells = new Cells(row)
  const asOf = cells.day('day', FIRST_DAY)
  const rates = offeredRates(asOf)
  const rate = (column: string, offered: readonly number[]) => Number(cells.word(column, offered.map(String)))
  const kind = cells.word('kind', PAYMENT_KINDS)
  const payment = euros(cells.amount('payment'))
  if (cells.problems.every(({ column }) => column !== 'payment') && payment.lessThan('0.01'))
    cells.refuse('payment', 'less than a cent')
  const taxSaved = savedBy(cells, row, kind)
  const question: LifeQuestion = {
    kind,
    payment,
    rate: isHousehold(cells) && cells.text('marginal_rate') === '' ? 0 : rate('marginal_rate', rates.marginal),
    taxSaved,
    years: within(cells, 'years', cells.count('years'), MOST_YEARS),
    growthPercent: within(cells, 'growth_percent', cells.amount('growth_percent').toNumber(), MOST_GROWTH),
    exit: {
      marginal: rate('exit_rate', rates.marginal),
      pensionCharges:
        kind === 'mandatory' || cells.text('pension_charges') !== '' ? rate('pension_charges', rates.pensionCharges) : undefined,
      gainsBy: cells.text('gains_taxed_by') === '' ? undefined : cells.word('gains_taxed_by', GAINS_TAXES),
    },
    asOf,
  }
  return cells.problems.length > 0
    ? { kind: 'refused', problems: cells.problems }
    : { kind: 'evaluated', results: resultsOf(lifeOfPayment(question)) }
}

/** Entry, growth and exit of a payment, by `lifeOfPayment`. */
export const paymentLife: Engine = {
  summary:
    'whole life of a payment: what it costs, what it is worth, what is received, and the rate at the exit above which it costs',
  columns: ['id', 'kind', 'payment', 'marginal_rate', 'years', 'growth_percent', 'exit_rate', 'pension_charges', 'day'],
  optionalColumns: ['gains_taxed_by', ...HOUSEHOLD, ...TAX_CASE_OPTIONAL_COLUMNS],
  resultColumns: [...AMOUNTS, 'exit_limit'],
  types: Object.fromEntries(AMOUNTS.map((column) => [column, 'euros' as const])),
  notes: [
    'id                 any text, given back',
    `kind               ${PAYMENT_KINDS.join(', ')}`,
    'payment            euros; of a premium or a top-up before CSG and CRDS; taken as given, not capped',
    'marginal_rate      percent, a rate of the scale of the income tax today: 0, 11, 30, 41, 45; may be empty where a household is given',
    'income_year, marital_status, single_parent, children, shared_children, wage_1, wage_2   household of engine tax-saving, of a payment that is deducted:',
    '                   the tax saved is that of the whole calculation, in place of the rate',
    `years              whole years to the exit, 0 to ${MOST_YEARS}`,
    `growth_percent     growth a year, 0 to ${MOST_GROWTH}`,
    'exit_rate          percent, marginal rate at the exit, of the scale too',
    'pension_charges    percent, charges on pensions at the exit: 10.1, 8.4, 4.3, 0; may be empty but for mandatory payments, for which alone they count',
    `day                day whose law holds at both ends, from ${FIRST_DAY}`,
    'gains_taxed_by     flat-tax, which is also meant by nothing, or scale',
    'contributions, invested, tax_saved, cost   CSG and CRDS, what reaches the plan, and what the saver has less today; euros, two decimals',
    'value, gains, charges, tax, net, balance   at the exit as capital; balance is net less cost, below 0 where the payment costs',
    'exit_limit         percent: above this marginal rate at the exit less is received than the payment cost; or never, or always',
  ],
  open: () => Promise.resolve(evaluate),
}
