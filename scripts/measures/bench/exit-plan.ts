/**
 * Plans of exit over fifteen years, as the page asks for them: three plans, and the one with the quotient. Above a hundred milliseconds of
 * processor time it is an error.
 *
 * No program that looks for such a plan was found: there is no other opponent than the same search over fewer years.
 */
import { plainDate } from '@hautelisse/domain/calendar'
import { exitCaseOf, exitPlans } from '@hautelisse/domain/exit-plan'

import { type BenchRow, compare } from './measure.ts'

const DAY = plainDate('2026-11-20')
const MOST_MS = 100
const TURNS = 20

const couple = (years: number) =>
  exitCaseOf({
    marital_status: 'MA',
    incomes: { pension: 24_000, spouse_pension: 12_000 },
    savings: { vvd: { paid: 70_000, gains: 30_000 }, es: { paid: 15_000, gains: 5000 } },
    age: 64,
    until: 85,
    years,
  })

/** Every compartment, an annuity that is offered, a small annuity, and in the second case gains by the scale on savings that grow. */
const allFour = (more: object) =>
  exitCaseOf({
    marital_status: 'MA',
    incomes: { pension: 24_000, spouse_pension: 12_000 },
    savings: {
      vvd: { paid: 70_000, gains: 30_000 },
      vvnd: { paid: 30_000, gains: 10_000 },
      es: { paid: 15_000, gains: 5000 },
      co: 30_000,
    },
    annuity_rate: 0.035,
    pension_charges: 8.4,
    age: 64,
    until: 85,
    years: 15,
    ...more,
  })

/** A plan that is measured. */
type Measured = { readonly name: string; readonly run: () => unknown }

/** Processor time of the fastest of some turns, in milliseconds: what other work takes of the machine is no part of it. */
const fastest = (run: () => unknown): number => {
  const turns = Array.from({ length: TURNS }, () => {
    const from = process.cpuUsage()
    run()
    const { user, system } = process.cpuUsage(from)
    return (user + system) / 1000
  })
  return Math.min(...turns)
}

/** Fails where a plan takes too long. */
const hold = (plans: readonly Measured[]): void => {
  for (const { name, run: work } of plans) {
    const took = fastest(work)
    process.stdout.write(`${name}: ${took.toFixed(1)} ms of processor time, the fastest of ${TURNS}\n`)
    if (took > MOST_MS) throw new Error(`${name} takes ${took.toFixed(1)} ms, and may take ${MOST_MS}.`)
  }
}

/** Measures three lengths of a plan, then four compartments over the longest, and fails where one takes too long. */
export const run = (): BenchRow[] => {
  const lengths = [15, 10, 5].map((years) => {
    const asked = couple(years)
    return { name: `exitPlans over ${years} years`, run: () => exitPlans(asked, DAY) }
  })
  const cases = [
    { name: 'exitPlans of four compartments', asked: allFour({}) },
    {
      name: 'exitPlans of four compartments, gains by the scale, growth of 2 %',
      asked: allFour({ gains_taxed: 'scale', growth: 2 }),
    },
  ].map(({ name, asked }) => ({ name, run: () => exitPlans(asked, DAY) }))
  const rows = [
    ...compare('plan of exit of a couple, 120 000 € in two compartments', lengths, 1),
    ...compare('plan of exit of a couple, 190 000 € in four compartments with an annuity, 15 years', cases, 1),
  ]
  hold([...lengths, ...cases])
  return rows
}
