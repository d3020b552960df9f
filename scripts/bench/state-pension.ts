/**
 * A state pension without and with its explanation, and the curve of every month against as many single pensions of the same engine.
 *
 * No package that computes French pensions was found in a list of 227 000 packages of the registry, by name and description: there is no other opponent.
 */
import { plainDate } from '@hautelisse/domain/calendar'
import { Decimal, euros } from '@hautelisse/domain/money'
import {
  caseAt,
  computePension,
  explainPension,
  pensionCurve,
  pointsOfWage,
  type CareerYear,
  type PensionPlan,
} from '@hautelisse/domain/state-pension'

import { type BenchRow, compare } from './measure.ts'

const TODAY = plainDate('2026-11-20')
const FIRST_YEAR = 1988
const YEARS = 38

const NO_OTHER_POINTS = { agirc: new Decimal(0), trancheC: new Decimal(0) }

const yearOfWork = (at: number): CareerYear => ({
  year: FIRST_YEAR + at,
  wage: euros(8000 + at * 600),
  contributed: 4,
  assimilated: 0,
  points: { general: pointsOfWage(euros(8000 + at * 600), 2026).points, ...NO_OTHER_POINTS },
})

/** A career of 38 years, 88 months of possible starts ahead. */
const PLAN: PensionPlan = {
  birth: plainDate('1964-03-12'),
  childrenCredited: 2,
  childrenRaised: 2,
  reputedQuarters: 0,
  boughtQuarters: 0,
  otherQuarters: 0,
  otherPensions: euros(0),
  statement: Array.from({ length: YEARS }, (_, at) => yearOfWork(at)),
  ahead: { from: 2026, wage: euros(32_160) },
}

/** Measures all ways, and fails where two of them disagree. */
export const run = (): BenchRow[] => {
  const curve = pensionCurve(PLAN, TODAY)
  const starts = curve.map(({ start }) => start)
  const asked = caseAt(PLAN, plainDate('2028-04-01'))
  const bare = computePension(asked).figures?.month.toString()
  const explained = explainPension(asked).figures?.month.value
  if (bare === undefined || bare !== explained)
    throw new Error(`computePension gives ${String(bare)}, explainPension ${String(explained)}`)
  return [
    ...compare(
      'state pension of one start, 40 years',
      [
        { name: 'computePension', run: () => computePension(asked) },
        { name: 'explainPension, with every step', run: () => explainPension(asked) },
      ],
      1,
    ),
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
