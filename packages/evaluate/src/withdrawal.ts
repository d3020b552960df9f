import { plainDate } from '@hautelisse/domain/calendar'
import { DomainInputError } from '@hautelisse/domain/input'
import { loadMortalityTables, type MortalityTables } from '@hautelisse/domain/mortality'
import { euros, roundToCents, subtractEuros, type Decimal } from '@hautelisse/domain/money'
import {
  COMPARTMENTS,
  ELIGIBLE_TYPES,
  simulateContracts,
  splitFor,
  type PartName,
  type PlainQuestion,
} from '@hautelisse/domain/withdrawal'
import { Cells, type Row } from './cells.ts'
import type { Engine, Outcome } from './engine.ts'

const WHOLE = new Set(['A83', 'A82'])
const FIRST_BIRTH = plainDate('1930-01-01')
const FIRST_DAY = plainDate('2023-09-01')
const HUNDRED = 100

/** The column that a refusal of the domain is about. */
const columnOf = (field: string): string => {
  if (field.startsWith('distribution.capital')) return 'annuity_percent'
  if (field.startsWith('contracts.') || field.startsWith('distribution')) return 'capital'
  return field === 'age' || field === 'retirement_age' ? 'age' : 'birth_date'
}

const compartmentOf = (cells: Cells, product: string): PartName => {
  if (!WHOLE.has(product)) return cells.text('compartment') === '' ? 'vv' : cells.word('compartment', COMPARTMENTS)
  if (cells.text('compartment') !== '') cells.refuse('compartment', `given, but ${product} has none: leave it empty`)
  return 'whole'
}

const WANTED = 'wanted_month'
const SPLIT_COLUMNS = ['split_annuity', 'split_capital', 'split_month', 'split_bound'] as const

/** The split that gives the wanted month; empty where none is asked for. */
const splitResults = (wanted: Decimal | undefined, question: PlainQuestion): readonly string[] => {
  if (wanted === undefined) return SPLIT_COLUMNS.map(() => '')
  const answer = splitFor({ ...question, wanted: euros(wanted), option: 'single' })
  const [split] = Object.values(answer.contracts[0]?.savings ?? {})
  const amounts = [split?.annuity, split?.capital, answer.monthly].map((amount) => amount?.toFixed(2) ?? '')
  return [...amounts, answer.kind === 'beyond' ? answer.bound : '']
}

const evaluate = (row: Row, tables: MortalityTables): Outcome => {
  const cells = new Cells(row)
  const product = cells.word('product', ELIGIBLE_TYPES)
  const compartment = compartmentOf(cells, product)
  const total = euros(cells.amount('capital'))
  const percent = cells.amount('annuity_percent')
  if (percent.greaterThan(HUNDRED)) cells.refuse('annuity_percent', `${percent.toString()} is more than 100`)
  const birthDate = cells.day('birth_date', FIRST_BIRTH)
  const on = cells.day('day', FIRST_DAY)
  const age = cells.count('age')
  const wanted = cells.text(WANTED) === '' ? undefined : cells.amount(WANTED)
  if (cells.problems.length > 0) return { kind: 'refused', problems: cells.problems }
  const annuity = roundToCents(euros(total.times(percent).dividedBy(HUNDRED)))
  const savings = { [compartment]: { capital: subtractEuros(total, annuity), annuity } }
  try {
    const question = { contracts: [{ id: 'row', product, savings }], birthDate, age, on, tables }
    const [answer] = simulateContracts(question)
    const amounts = [answer?.capital, answer?.yearly, answer?.monthly].map((amount) => amount?.toFixed(2) ?? '')
    return {
      kind: 'evaluated',
      results: [answer?.start ?? '', ...amounts, ...(WANTED in row ? splitResults(wanted, question) : [])],
    }
  } catch (error) {
    if (!(error instanceof DomainInputError)) throw error
    return { kind: 'refused', problems: [{ column: columnOf(error.field), reason: `${error.reason} (${error.field})` }] }
  }
}

/** Capital and annuity of a contract, by `simulateContracts`. */
export const withdrawal: Engine = {
  summary: 'capital and annuity of a retirement contract',
  columns: ['id', 'product', 'capital', 'annuity_percent', 'birth_date', 'age', 'day'],
  optionalColumns: ['compartment', WANTED],
  resultColumns: ['start', 'capital_at_start', 'rente', 'rente_month'],
  types: { start: 'day', capital_at_start: 'euros', rente: 'euros', rente_month: 'euros' },
  further: { ifAny: [WANTED], resultColumns: SPLIT_COLUMNS },
  notes: [
    'id                 any text, given back',
    `product            ${ELIGIBLE_TYPES.join(', ')}`,
    'capital            euros of the contract on the day',
    'annuity_percent    percent of it that is converted, 0 to 100; the rest comes as capital',
    'birth_date         from 1930-01-01',
    'age                age at which the annuity is to start, 60 to 69',
    `day                day of the question, from ${FIRST_DAY}`,
    'compartment        of a PER: co mandatory, vv voluntary (also if left out), es employee savings',
    'wanted_month       annuity wanted each month, in euros',
    'split_annuity, split_capital, split_month   euros of the day: the smallest amount to convert that gives it, what comes as capital, and what it gives;',
    'split_bound        whole-savings where all of it gives less, which these columns then tell',
    'start              first day of the annuity',
    'capital_at_start, rente, rente_month   euros, two decimals; the single annuity a year and a month, after the fee, before tax',
  ],
  open: async () => {
    const tables = await loadMortalityTables()
    return (row) => evaluate(row, tables)
  },
}
