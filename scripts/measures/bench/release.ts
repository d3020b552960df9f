/** What a release pays: its figures, the same with every step, and the smallest amount for a wanted net, as a key press asks for them. */
import { explainRelease, figuresOfRelease, grossFor, releaseOf } from '@hautelisse/domain/release'
import { releases } from '@hautelisse/domain/release/arbitraries'
import fc from 'fast-check'

import { type BenchRow, compare } from './measure.ts'

const SAMPLE = 100
const SEED = 20_261_123
const HELD_AS = { charges: 'PEE', 'flat-tax': 'PER C1 bis', scale: 'PER C1' } as const

/** Measures the three ways, and fails where they differ. */
export const run = async (): Promise<BenchRow[]> => {
  const cases = fc.sample(releases, { seed: SEED, numRuns: SAMPLE })
  const plans = cases.map((given) => {
    const { value, paidIn, amount, on } = given
    const plan = { account: { type: HELD_AS[given.tax] }, reason: 'HOME', value, paidIn, amount, on } as const
    return { given, plan, wanted: figuresOfRelease(plan).paid }
  })
  const other = plans.find(
    ({ given, wanted }) => !releaseOf(given).paid.equals(wanted) || explainRelease(given).paid.value !== wanted.toString(),
  )
  if (other !== undefined) throw new Error(`explainRelease differs from releaseOf on ${other.given.amount.toString()}`)
  return compare(
    'what a release pays',
    [
      { name: 'figuresOfRelease', run: () => plans.map(({ plan }) => figuresOfRelease(plan).paid) },
      { name: 'explainRelease, with every step', run: () => plans.map(({ given }) => explainRelease(given).paid.value) },
      { name: 'grossFor, the amount for a net', run: () => plans.map(({ plan, wanted }) => grossFor(plan, wanted, plan.value)) },
    ],
    plans.length,
  )
}
