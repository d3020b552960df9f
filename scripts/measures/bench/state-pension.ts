/**
 * A state pension without and with its explanation, and the curve of every month against as many single pensions of the same engine.
 *
 * No package that computes French pensions was found in a list of 227 000 packages of the registry, by name and description: there is no other opponent.
 */
import { readFileSync } from 'node:fs'

import { plainDate } from '@hautelisse/domain/calendar'
import { Decimal, euros } from '@hautelisse/domain/money'
import {
  caseAt,
  computePension,
  explainPension,
  pensionCurve,
  variationsOf,
  type CareerYear,
  type PensionPlan,
} from '@hautelisse/domain/state-pension'

import { type BenchRow, compare } from './measure.ts'

const TODAY = plainDate('2026-11-20')
const LAST_YEAR = 2025

const [, first = ''] = readFileSync(new URL('../../../packages/evaluate/examples/pension.csv', import.meta.url), 'utf8').split(
  '\n',
)

const lineOf = (entry: string): CareerYear => {
  const [year, wage = '0', contributed, assimilated, general = '0'] = entry.split(':')
  const points = { general: new Decimal(general), agirc: new Decimal(0), trancheC: new Decimal(0) }
  return { year: Number(year), wage: euros(wage), contributed: Number(contributed), assimilated: Number(assimilated), points }
}

/** The first seeded career, known to the end of 2025: 88 months of possible starts ahead. */
const PLAN: PensionPlan = {
  birth: plainDate('1964-03-12'),
  childrenCredited: 2,
  childrenRaised: 2,
  reputedQuarters: 0,
  boughtQuarters: 0,
  otherQuarters: 0,
  otherPensions: euros(0),
  statement: (first.split(',')[8] ?? '')
    .split(' ')
    .map(lineOf)
    .filter(({ year }) => year <= LAST_YEAR),
  ahead: { from: LAST_YEAR + 1, wage: euros(32_160) },
}

/** A list of variations may take so long on a phone, which is taken to be six times slower than this machine. */
const PHONE_MS = 50
const PHONE = 6
const TURNS = 100

/** Milliseconds of processor time of one run, once it is warm: other work on the machine does not count. */
const processorMs = (run: () => unknown): number => {
  for (let turn = 0; turn < TURNS; turn += 1) run()
  const before = process.cpuUsage()
  for (let turn = 0; turn < TURNS; turn += 1) run()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / TURNS
}

/** Measures all ways, and fails where two of them disagree, or where the variations would keep a phone waiting. */
export const run = (): BenchRow[] => {
  const curve = pensionCurve(PLAN, TODAY)
  const starts = curve.map(({ start }) => start)
  const asked = caseAt(PLAN, plainDate('2028-04-01'))
  const bare = computePension(asked).figures?.month.toString()
  const explained = explainPension(asked).figures?.month.value
  if (bare === undefined || bare !== explained)
    throw new Error(`computePension gives ${String(bare)}, explainPension ${String(explained)}`)
  const variations = compare(
    'what changes the pension most: five variations',
    [{ name: 'variationsOf', run: () => variationsOf(PLAN, asked.start) }],
    1,
  )
  const onPhone = processorMs(() => variationsOf(PLAN, asked.start)) * PHONE
  if (onPhone > PHONE_MS)
    throw new Error(`The variations would take ${onPhone.toFixed(1)} ms on a phone, and may take ${PHONE_MS}.`)
  return [
    ...compare(
      'state pension of one start, first seeded career',
      [
        { name: 'computePension', run: () => computePension(asked) },
        { name: 'explainPension, with every step', run: () => explainPension(asked) },
      ],
      1,
    ),
    ...variations,
    ...compare(
      `curve of ${starts.length} months`,
      [
        { name: 'pensionCurve', run: () => pensionCurve(PLAN, TODAY) },
        { name: 'as many single pensions', run: () => starts.map((start) => computePension(caseAt(PLAN, start))) },
      ],
      starts.length,
    ),
  ]
}
