import { readCase, type CaseValue, type SimulatorName } from '@hautelisse/domain/case'
import { ANSWERED_SIMULATORS, loadSimulator } from '@hautelisse/domain/simulations'
import { sampledCases, type AskedCase } from '@hautelisse/domain/simulations/arbitraries'
import { simulateTaxSaving, taxRequest } from '@hautelisse/domain/tax-saving'
import { expect, it } from 'vitest'
import { simulatorCase } from './case.ts'
import { runHere } from './command.testing.ts'
import { ENGINES } from './engines.ts'

const DAY = '2026-11-20'
const evaluate = simulatorCase.open()

const lineOf = (simulator: SimulatorName, inputs: object, schema: number, asOf: string = DAY) => ({
  schema,
  simulator,
  asOf,
  inputs,
})

/** Cases that their simulator has an answer to. */
const samples = async (name: SimulatorName): Promise<readonly AskedCase[]> => {
  const simulator = await loadSimulator(name)
  const answer = await simulator.open()
  const asked = sampledCases(name, 15)
  const answerable = asked.filter(({ asOf, inputs }) => {
    const reading = readCase(simulator, lineOf(name, inputs, simulator.schema, asOf))
    return reading.kind === 'read' && answer(reading.case).kind === 'answered'
  })
  expect(answerable).not.toEqual([])
  return answerable.slice(0, 5)
}

type Answer = {
  readonly answers: Readonly<Record<string, { readonly value: string; readonly unit: string }>>
  readonly figures: Readonly<Record<string, { readonly value: string; readonly unit: string }>>
}

const answerTo = async (simulator: SimulatorName, { asOf, inputs }: AskedCase): Promise<Answer> => {
  const { schema } = await loadSimulator(simulator)
  const outcome = await evaluate(lineOf(simulator, inputs, schema, asOf))
  if (outcome.kind === 'refused') throw new Error(JSON.stringify([simulator, inputs, outcome.problems]))
  return outcome.answer as Answer
}

const valuesOf = (lines: Answer['figures']): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(lines).map(([term, { value }]) => [term, value]))

/** The value of a line, whatever its kind, as text without its unit. */
const plainText = (value: CaseValue): string => {
  const { kind: _, ...parts } = value
  const [held] = Object.values(parts)
  return typeof held === 'boolean' ? (held ? 'yes' : 'no') : String(held)
}

it.each(ANSWERED_SIMULATORS)(
  '[BEY-02] a line of %s has the answers and figures of its simulator, in full precision',
  async (name) => {
    const simulator = await loadSimulator(name)
    const answer = await simulator.open()
    for (const asked of await samples(name)) {
      const reading = readCase(simulator, lineOf(name, asked.inputs, simulator.schema, asked.asOf))
      const result = reading.kind === 'read' ? answer(reading.case) : undefined
      if (result?.kind !== 'answered') throw new Error(JSON.stringify([name, asked, reading, result]))
      const found = await answerTo(name, asked)
      expect(Object.values(valuesOf(found.figures))).toEqual(result.figures.map(({ value }) => plainText(value)))
      expect(Object.values(valuesOf(found.answers))).toEqual(result.answers.map(({ value }) => plainText(value)))
    }
  },
)

// What the API answers to the same question.
it('[BEY-02] [TAX-58] a line of tax-saving has the figures of the portal', async () => {
  for (const asked of await samples('tax-saving')) {
    const { tax_reduction, ceiling, payment } = simulateTaxSaving(taxRequest.parse(asked.inputs), asked.asOf)
    expect(valuesOf((await answerTo('tax-saving', asked)).figures)).toMatchObject({
      saving: tax_reduction.toString(),
      ceiling: ceiling.toString(),
      paid: payment.toString(),
    })
  }
})

const withoutZeros = (text: string): string => (/^-?\d+(?:\.\d+)?(?:e-?\d+)?$/.test(text) ? String(Number(text)) : text)

it.each(['annuity', 'income-tax', 'per-ceiling', 'release', 'risk-mix'] as const)(
  '[BEY-02] a line of %s has the results of the engine for the same row',
  async (name) => {
    const engine = ENGINES[name]
    if (engine === undefined) throw new Error(name)
    const evaluateRow = await engine.open()
    for (const asked of await samples(name)) {
      const outcome = evaluateRow({ id: '', ...asked.inputs })
      if (outcome.kind === 'refused') throw new Error(JSON.stringify(outcome))
      const columns = engine.resultColumns.map((column, at) => [column, withoutZeros(outcome.results[at] ?? '')] as const)
      const figures = valuesOf((await answerTo(name, asked)).figures)
      const filled = columns.filter(([column, result]) => result !== '' && column !== 'note')
      expect(filled.map(([column]) => [column, withoutZeros(figures[column] ?? '')])).toEqual(filled)
    }
  },
)

const SAVING = { gender: 'F', client_age: 41, marital_status: 'CE', monthly_income: 5000, allocated_periodicity: null }
const ANNUITY = {
  type: 'RV_NR',
  table: 'TGF05',
  birth_year: 1961,
  age: 64,
  technical_rate: 0,
  payments_per_year: 12,
  timing: 'arrears',
}

it('[BEY-02] cases of several simulators stand in one file; a bad one is named, and keeps its place where that is asked for', async () => {
  const lines = [
    lineOf('annuity', ANNUITY, 1),
    lineOf('annuity', { ...ANNUITY, table: 'TGX' }, 1),
    lineOf('per-ceiling', { payment_year: 2026, gross_wage: 47_100 }, 1),
  ]
  const { out, err, status } = await runHere(['case', '--keep-rows'], lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
  const [annuity, bad, ceiling] = out
    .trimEnd()
    .split('\n')
    .map((line): unknown => JSON.parse(line))
  expect(annuity).toMatchObject({ simulator: 'annuity', figures: { factor: { value: '30.012550200803215', unit: 'number' } } })
  expect(bad).toEqual({ problem: 'inputs.table: "TGX" is not one of TGF05, TGH05, MIXED, MIXED_QX' })
  expect(ceiling).toMatchObject({
    schema: 1,
    asOf: DAY,
    answers: { payment_year: { value: '2026', unit: 'year' } },
    figures: { ceiling: { value: '4710', unit: 'eur-per-year' } },
  })
  expect([err, status]).toEqual(['line 2, inputs.table: "TGX" is not one of TGF05, TGH05, MIXED, MIXED_QX\n', 1])
})

it.each([
  [[], '', 'no object'],
  [
    { ...lineOf('annuity', ANNUITY, 1), simulator: 'lottery' },
    'simulator',
    `"lottery" is not one of ${ANSWERED_SIMULATORS.join(', ')}`,
  ],
  [{ schema: 1, asOf: DAY, inputs: {} }, 'simulator', 'missing'],
  [lineOf('annuity', ANNUITY, 99), 'schema', '99 is later than 1, the version of these questions here'],
  [{ ...lineOf('annuity', ANNUITY, 1), asOf: '2026-02-31' }, 'asOf', '"2026-02-31" is not a day (year-month-day: 2026-11-20)'],
  [{ ...lineOf('annuity', ANNUITY, 1), name: 'Sylvie' }, '', 'unknown name'],
  [lineOf('annuity', { ...ANNUITY, age: 34 }, 1), 'inputs.age', '34: no mortality before age 35 for birth year 1961'],
  [lineOf('release', { plan: 'PEA' }, 1), 'inputs.plan', '"PEA" is not one of PEE, PEG, PEI, PERCO, PER'],
  [lineOf('tax-saving', SAVING, 1, '2024-12-31'), 'asOf', '2024-12-31: a day whose law is not known (latest-income-year)'],
])('[BEY-02] refuses %j with its reason', async (read, column, reason) => {
  const outcome = await evaluate(read)
  expect(outcome.kind === 'refused' && outcome.problems).toContainEqual({ column, reason })
})
