/**
 * Plans of exit over fifteen years, as the page asks for them: three plans, and the one with the quotient. Above a hundred milliseconds it is an error.
 *
 * No program that looks for such a plan was found: there is no other opponent than the same search over fewer years.
 */
import { plainDate } from '@hautelisse/domain/calendar'
import { exitCaseOf, exitPlans } from '@hautelisse/domain/exit-plan'

import { type BenchRow, compare } from './measure.ts'

const DAY = plainDate('2026-11-20')
const MOST_MS = 100

const couple = (years: number) =>
  exitCaseOf({
    marital_status: 'MA',
    incomes: { pension: 24_000, spouse_pension: 12_000 },
    savings: { vvd: { paid: 70_000, gains: 30_000 }, es: { paid: 15_000, gains: 5000 } },
    age: 64,
    until: 85,
    years,
  })

/** Measures three lengths of a plan, and fails where the longest takes too long. */
export const run = (): BenchRow[] => {
  const candidates = [15, 10, 5].map((years) => {
    const asked = couple(years)
    return { name: `exitPlans over ${years} years`, run: () => exitPlans(asked, DAY) }
  })
  const rows = compare('plan of exit of a couple, 120 000 € in two compartments', candidates, 1)
  const took = 1000 / (rows[0]?.opsPerSecond ?? 0)
  if (took > MOST_MS) throw new Error(`Plans over fifteen years take ${took.toFixed(1)} ms, and may take ${MOST_MS}.`)
  return rows
}
