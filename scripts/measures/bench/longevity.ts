/**
 * What a long life comes to, whole: ages of a couple, the instalment that reaches the capital by two readings, eight options of equal price, a year of age each.
 *
 * No package that tells it from the French tables was found; ours stands against the same ages and sums counted month by month. Fails where a page would wait.
 */
import { survivalCurve } from '@hautelisse/domain/annuity'
import { longLife, type LongLifeQuestion } from '@hautelisse/domain/longevity'
import { loadMortalityTables } from '@hautelisse/domain/mortality'
import { euros } from '@hautelisse/domain/money'

import { type BenchRow, compare } from './measure.ts'

const LIMIT_MS = 1
const TURNS = 200

/** The last month at which at least the share lives, counted from the start. */
const countMonths = (living: (months: number) => number, share: number): number => {
  let months = 0
  while (living(months + 1) >= share) months += 1
  return months
}

/** Milliseconds of processor time of one run, once it is warm. */
const processorMs = (run: () => unknown): number => {
  for (let turn = 0; turn < TURNS; turn += 1) run()
  const before = process.cpuUsage()
  for (let turn = 0; turn < TURNS; turn += 1) run()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / TURNS
}

/** Measures both ways, and fails where they disagree or ours takes more than a millisecond. */
export const run = async (): Promise<BenchRow[]> => {
  const { TGF05: table } = await loadMortalityTables()
  const question: LongLifeQuestion = {
    savings: [{ capital: euros(100_000), table }],
    life: { birthYear: 1964, age: 64 },
    spouse: { birthYear: 1966, age: 62 },
    guaranteedYears: [5, 10, 15, 20],
    reversions: [50, 60, 100],
    technicalRate: 0,
    fee: 1,
    risePercent: 1,
    inflationPercent: 0,
  }
  const ours = () => longLife(question)
  const counted = () => {
    const mine = survivalCurve(table, 1964, 12).subarray(64 * 12)
    const theirs = survivalCurve(table, 1966, 12).subarray(62 * 12)
    const own = (months: number) => (mine[months] ?? 0) / (mine[0] ?? 1)
    const other = (months: number) => (theirs[months] ?? 0) / (theirs[0] ?? 1)
    const groups = [own, other, (months: number) => own(months) + other(months) - own(months) * other(months)]
    return [...groups, (months: number) => own(months) * other(months)].map((living) =>
      [0.9, 0.5, 0.1].map((share) => countMonths(living, share)),
    )
  }
  const ages = ours()?.ages
  const given = [ages?.saver, ages?.spouse, ages?.either, ages?.both].map((rows, at) =>
    rows?.map(({ ageInMonths }) => ageInMonths - (at === 1 ? 62 : 64) * 12),
  )
  if (JSON.stringify(given) !== JSON.stringify(counted()))
    throw new Error('longLife gives other ages than months that are counted')
  const taken = processorMs(ours)
  if (taken > LIMIT_MS) throw new Error(`longLife takes ${taken.toFixed(2)} ms, and may take ${LIMIT_MS}.`)
  return compare(
    'a long life with an annuity',
    [
      { name: 'longLife, everything', run: ours },
      { name: 'the twelve ages alone, counted month by month', run: counted },
    ],
    1,
  )
}
