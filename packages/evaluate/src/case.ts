import {
  caseOnWire,
  readCase,
  simulatorNameOf,
  type Case,
  type CaseLine,
  type CaseReading,
  type CaseResult,
  type CaseValue,
  type Simulator,
  type SimulatorName,
} from '@hautelisse/domain/case'
import { Decimal } from '@hautelisse/domain/money'
import { ANSWERED_SIMULATORS, loadSimulator } from '@hautelisse/domain/simulations'
import { annuity } from './annuity.ts'
import type { Row } from './cells.ts'
import type { Engine, Problem } from './engine.ts'
import { isFields, issueWords, quotedValue, valueAt } from './issue-words.ts'
import type { LineOutcome, LoadingLineEngine } from './json-lines.ts'
import { release } from './release.ts'
import { riskMix } from './risk-mix.ts'
import { incomeTax, perCeiling } from './tax.ts'

/** Simulators whose answers are the rows of an engine, which has words for what is wrong with them. */
const ENGINES_OF_ROWS: Readonly<Partial<Record<SimulatorName, Engine>>> = {
  annuity,
  'income-tax': incomeTax,
  'per-ceiling': perCeiling,
  release,
  'risk-mix': riskMix,
}

type Unit = 'eur' | 'eur-per-month' | 'eur-per-year' | 'rate' | 'months' | 'day' | 'month' | 'year' | 'number' | 'word' | 'yes-no'
type Written = { readonly value: string; readonly unit: Unit }

const writtenValue = (value: CaseValue): Written => {
  switch (value.kind) {
    case 'euros':
      return { value: value.amount.toString(), unit: value.per === undefined ? 'eur' : `eur-per-${value.per}` }
    case 'share':
      return { value: value.share.toString(), unit: 'rate' }
    case 'age':
      return { value: String(value.months), unit: 'months' }
    case 'day':
      return { value: value.day, unit: 'day' }
    case 'month':
      return { value: value.month, unit: 'month' }
    case 'year':
      return { value: String(value.year), unit: 'year' }
    case 'number':
      return { value: value.number.toString(), unit: 'number' }
    case 'word':
      return { value: value.word, unit: 'word' }
    case 'yes-no':
    default:
      return { value: value.isYes ? 'yes' : 'no', unit: 'yes-no' }
  }
}

const keyOf = ({ term, at }: CaseLine): string => [...term.split('-'), ...(at === undefined ? [] : [at])].join('_')

/** Lines by their terms, as columns are named; one of several of a kind with its place behind it. */
const writtenLines = (lines: readonly CaseLine[]): Readonly<Record<string, Written>> =>
  Object.fromEntries(lines.map((line) => [keyOf(line), writtenValue(line.value)]))

type Refused = Extract<LineOutcome, { kind: 'refused' }>

const refuse = (...problems: readonly Problem[]): Refused => ({ kind: 'refused', problems })

/** A case is one object, with its simulator, version, day and answers. */
const noCase = (read: unknown): Refused => {
  if (!isFields(read)) return refuse({ column: '', reason: 'no object' })
  const { error } = caseOnWire.safeParse(read)
  const problems = (error?.issues ?? []).map((issue) => {
    const [column, value] = [issue.path.join('.'), valueAt(read, issue.path)]
    const isDay = column === 'asOf' && value !== undefined
    return {
      column,
      reason: isDay ? `${quotedValue(value)} is not a day (year-month-day: 2026-11-20)` : issueWords(issue, value),
    }
  })
  return refuse(...problems)
}

/** The row of a case as its engine reads it; undefined where it has no such row. */
const rowOf = ({ columns }: Engine, inputs: unknown): Row | undefined => {
  if (!isFields(inputs) || Object.keys(inputs).some((key) => key === 'id' || !columns.includes(key))) return undefined
  const row: Record<string, string> = {}
  for (const column of columns) {
    const value = inputs[column] ?? ''
    if (typeof value !== 'string' && typeof value !== 'number') return undefined
    row[column] = typeof value === 'number' ? new Decimal(value).toString() : value
  }
  return row
}

/** What an engine says is wrong with a row; empty if the row is right, or of another simulator. */
const wordsOfRow = async (name: SimulatorName, inputs: unknown): Promise<readonly Problem[]> => {
  const engine = ENGINES_OF_ROWS[name]
  const row = engine && rowOf(engine, inputs)
  if (engine === undefined || row === undefined) return []
  const outcome = (await engine.open())(row)
  return outcome.kind === 'refused' ? outcome.problems : []
}

/** What the domain says where the law of a day is not known. */
const OUTSIDE_LAW = 'outside-validity'

const inInputs = (path: string): string => (path === '' ? 'inputs' : `inputs.${path}`)

const ofInputs = async (
  { simulator, asOf, inputs }: Case,
  problems: readonly { readonly path: string; readonly reason: string }[],
): Promise<Refused> => {
  const outside = problems.find(({ reason }) => reason === OUTSIDE_LAW)
  if (outside !== undefined) return refuse({ column: 'asOf', reason: `${asOf}: a day whose law is not known (${outside.path})` })
  const inWords = await wordsOfRow(simulator, inputs)
  const said = inWords.length > 0 ? inWords : problems.map(({ path, reason }) => ({ column: path, reason }))
  return refuse(...said.map(({ column, reason }) => ({ column: inInputs(column), reason })))
}

type RefusedReading = Extract<CaseReading, { kind: 'refused' }>

const unread = async (read: unknown, { schema: today }: Simulator, reading: RefusedReading): Promise<Refused> => {
  const given = caseOnWire.safeParse(read)
  if (!given.success) return noCase(read)
  const { schema } = given.data
  switch (reading.reason) {
    case 'newer':
      return refuse({ column: 'schema', reason: `${schema} is later than ${today}, the version of these questions here` })
    case 'too-old':
      return refuse({ column: 'schema', reason: `${schema} is too old: nothing makes it version ${today}` })
    case 'wrong-inputs':
      return ofInputs(given.data, reading.problems)
    case 'no-case':
    case 'unknown-simulator':
    default:
      return noCase(read)
  }
}

const answered = (one: Case, schema: number, { answers, figures }: Extract<CaseResult, { kind: 'answered' }>): LineOutcome => ({
  kind: 'evaluated',
  answer: {
    simulator: one.simulator,
    schema: one.schema,
    ...(schema === one.schema ? {} : { migrated_from: schema }),
    asOf: one.asOf,
    answers: writtenLines(answers),
    figures: writtenLines(figures),
  },
})

const open = (): ((read: unknown) => Promise<LineOutcome>) => {
  const load = async (name: SimulatorName) => {
    const simulator = await loadSimulator(name)
    return { simulator, answer: await simulator.open() }
  }
  const loaded = new Map<SimulatorName, ReturnType<typeof load>>()
  const loadOnce = (name: SimulatorName): ReturnType<typeof load> => {
    const known = loaded.get(name) ?? load(name)
    loaded.set(name, known)
    return known
  }
  return async (read) => {
    const name = simulatorNameOf(read)
    if (name === undefined || !ANSWERED_SIMULATORS.includes(name)) {
      const named = isFields(read) ? read['simulator'] : undefined
      if (named === undefined) return noCase(read)
      return refuse({ column: 'simulator', reason: `${quotedValue(named)} is not one of ${ANSWERED_SIMULATORS.join(', ')}` })
    }
    const { simulator, answer } = await loadOnce(name)
    const reading = readCase(simulator, read)
    if (reading.kind === 'refused') return unread(read, simulator, reading)
    const result = answer(reading.case)
    return result.kind === 'answered'
      ? answered(reading.case, caseOnWire.parse(read).schema, result)
      : ofInputs(reading.case, result.problems)
  }
}

/** Answers cases of every simulator, as links, kept simulations and files of the portal hold them. */
export const simulatorCase: LoadingLineEngine = {
  summary: 'answers a case of any simulator: what a link, a kept simulation or a file of the portal holds',
  notes: [
    'a case             {schema, simulator, asOf, inputs}: version of the questions, simulator, day of the law, answers',
    `simulator          ${ANSWERED_SIMULATORS.join(', ')}`,
    'inputs             what the simulator asks; of annuity, income-tax, per-ceiling, release and risk-mix the columns of the engine of that name without id,',
    '                   each as text or number, left out where the cell is empty; risk-mix takes the assumptions of asOf',
    'answers            {simulator, schema, asOf, answers, figures}: both by the terms of the simulator with _ between words, one of several of a kind with',
    '                   its place behind it: wage_1; each is {value, unit}, the headline first, and migrated_from is the version of an older case',
    'value              text in full precision, not rounded; a point before decimals',
    'unit               eur, eur-per-month, eur-per-year, rate (parts of 1), months (of an age), day, month, year, number, word, yes-no',
  ],
  open,
}
