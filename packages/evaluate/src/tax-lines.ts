import {
  FIRST_NOTICE,
  isPastDeduction,
  mostDeducted,
  PAYMENT_YEARS,
  paymentToSave,
  readTaxCase,
  taxLawOf,
  unusedWorth,
  ceilingUseOf,
  type CeilingQuestion,
  type PaymentStep,
  type PaymentToSave,
} from '@hautelisse/domain/income-tax'
import { addEuros, euros, sumEuros, ZERO_EUROS, type Euros } from '@hautelisse/domain/money'
import { hasLines, LINE_COLUMNS, LINE_NOTES, readLines, USE_COLUMNS, writeUse } from './ceiling-lines.ts'
import { Cells, type Row } from './cells.ts'
import type { Outcome } from './engine.ts'

const USE_NOTES = [
  'notice_total       sum of the lines of the notice',
  'deducted, from_spouse, not_deducted   of what the saver pays; from_spouse is part of deducted',
  'left_5 to left_0   what is left of the ceiling of that many years before the payment; left_0 of its own year; expiring at the end of it',
]

/** What the lines of a notice add to the engine of ceilings. */
export const CEILING_LINES = { ifAny: ['paid', ...LINE_COLUMNS], resultColumns: USE_COLUMNS }
export const CEILING_LINE_NOTES = [
  'paid               what the saver pays in the year, empty is 0; without "calculated" the ceiling of the wage is the year’s own',
  ...LINE_NOTES,
  ...USE_NOTES,
]

/** Years of payments whose notice is known. */
const NOTICES = PAYMENT_YEARS.filter((year) => year >= FIRST_NOTICE).map(String)

const WANTED = ['payment_wanted', 'payment_wanted_cents', 'saving_then', 'bound'] as const

/** What they add to the engine of savings. */
export const SAVING_LINES = {
  ifAny: ['payment_year', 'wanted_saving', ...LINE_COLUMNS],
  resultColumns: [...USE_COLUMNS, 'expiring_worth', ...WANTED],
}
export const SAVING_LINE_NOTES = [
  `payment_year       with lines of a notice: year of the payment, ${NOTICES.join(', ')}`,
  'wanted_saving      tax to be saved by what the saver pays in the year',
  ...LINE_NOTES,
  ...USE_NOTES,
  'expiring_worth     tax that the expiring ceiling is worth, above what comes before it',
  'payment_wanted, payment_wanted_cents, saving_then   smallest payment of the year that saves as much, in whole euros and to the cent, and what the former saves;',
  'bound              where no payment does these are of the most that can be saved: no-tax, whole-tax or ceilings',
]

const blank = (columns: readonly string[]): readonly string[] => columns.map(() => '')
const refusedOr = (cells: Cells, results: () => readonly string[]): Outcome =>
  cells.problems.length > 0 ? { kind: 'refused', problems: cells.problems } : { kind: 'evaluated', results: results() }
const more = (outcome: Outcome, columns: readonly string[]): Outcome =>
  outcome.kind === 'refused' ? outcome : { kind: 'evaluated', results: [...outcome.results, ...columns] }

const mentions = (row: Row, columns: readonly string[]): boolean => columns.some((column) => column in row)

const amountIn = (cells: Cells, column: string): Euros => (cells.text(column) === '' ? ZERO_EUROS : euros(cells.amount(column)))

/**
 * Adds to the ceiling of a wage what the lines of a notice say, in a file that has their columns.
 *
 * @param row text of each column
 * @param outcome answer to the wage: net income, ceiling, note
 */
export const withCeilingLines = (row: Row, outcome: Outcome): Outcome => {
  if (outcome.kind === 'refused' || !mentions(row, CEILING_LINES.ifAny)) return outcome
  const cells = new Cells(row)
  if (cells.text('paid') === '' && !hasLines(cells)) return more(outcome, blank(CEILING_LINES.resultColumns))
  const [, ceiling = ''] = outcome.results
  const question = readLines(cells, {
    paymentYear: Number(cells.text('payment_year')),
    paid: amountIn(cells, 'paid'),
    calculated: euros(ceiling),
  })
  return refusedOr(cells, () => [...outcome.results, ...(question === undefined ? [] : writeUse(ceilingUseOf(question)))])
}

/** Room of the year for the saver's payments; none once the birthday that ends the deduction has passed. */
const roomOf = (question: CeilingQuestion): Euros => {
  const { birthDate, payments } = question.saver
  const on = payments[0]?.on
  return birthDate !== undefined && on !== undefined && isPastDeduction(birthDate, on) ? ZERO_EUROS : mostDeducted(question)
}

const wantedOf = (row: Row, cells: Cells, question: CeilingQuestion, spouse: Euros): readonly string[] => {
  const read = readTaxCase(row)
  if (read.kind === 'refused' || cells.text('wanted_saving') === '') return blank(WANTED)
  const asked = {
    household: { ...read.household, deduction: spouse },
    law: taxLawOf(read.incomeYear),
    most: roomOf(question),
    wanted: euros(cells.amount('wanted_saving')),
  }
  const answer = (step: PaymentStep): PaymentToSave => paymentToSave({ ...asked, step })
  const [inEuros, inCents] = [answer('euro'), answer('cent')]
  return [
    inEuros.payment.toString(),
    inCents.payment.toString(),
    inEuros.saving.toString(),
    inEuros.kind === 'beyond' ? inEuros.bound : '',
  ]
}

const worthOf = (row: Row, question: CeilingQuestion): string => {
  const read = readTaxCase(row)
  if (read.kind === 'refused') return ''
  const lines = unusedWorth(question, read.household, taxLawOf(read.incomeYear))
  return sumEuros(lines.filter(({ until }) => until.startsWith(`${question.paymentYear}-`)).map(({ worth }) => worth)).toString()
}

/**
 * Taxes a household with what the lines of a notice let be deducted of a payment, in a file that has their columns.
 *
 * @param row text of each column
 * @param evaluate taxes a row whose deduction is taken as given
 */
export const withSavingLines = (row: Row, evaluate: (row: Row) => Outcome): Outcome => {
  if (!mentions(row, SAVING_LINES.ifAny)) return evaluate(row)
  const cells = new Cells(row)
  if (SAVING_LINES.ifAny.every((column) => cells.text(column) === ''))
    return more(evaluate(row), blank(SAVING_LINES.resultColumns))
  const given = evaluate(row)
  if (given.kind === 'refused') return given
  const paymentYear = Number(cells.word('payment_year', NOTICES))
  if (cells.text('wanted_saving') !== '') cells.amount('wanted_saving')
  const question = readLines(cells, { paymentYear, paid: euros(cells.text('deduction')) })
  if (question?.spouse !== undefined && cells.text('marital_status') !== 'MA')
    cells.refuse('marital_status', 'a ceiling of a spouse given, and no couple')
  if (question === undefined || cells.problems.length > 0) return { kind: 'refused', problems: cells.problems }
  const use = ceilingUseOf(question)
  const spouse = use.spouse?.deducted ?? ZERO_EUROS
  const deduction = addEuros(use.saver.deducted, spouse).toString()
  return more(evaluate({ ...row, deduction }), [
    ...writeUse(use),
    worthOf(row, question),
    ...wantedOf(row, cells, question, spouse),
  ])
}
