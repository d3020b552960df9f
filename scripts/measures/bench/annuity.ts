/**
 * A grid of 864 annuity factors: 36 start ages, 6 guarantees and 4 reversions of a couple on TGF05, 0 %, monthly in arrears.
 *
 * Ours against a loop over the same monthly l, as a good engineer writes it, and against the same sums written plainly, in float64 and in decimal.js. The decimal sums are so slow that they do 24 figures spread over
 * the grid; all figures per second are per figure. Before anything is measured the ways must agree within the bounds that the rule book states.
 */
import { type AnnuityInput, annuityFactor, annuityFactorGrid, survivalCurve } from '@hautelisse/domain/annuity'
import { exactAnnuityFactor } from '@hautelisse/domain/annuity/arbitraries'
import { LAST_AGE, loadMortalityTables } from '@hautelisse/domain/mortality'

import { type BenchRow, compare } from './measure.ts'

const AGES = Array.from({ length: 36 }, (_, at) => 60 + at)
const GRID = { guaranteedYears: [0, 5, 10, 15, 20, 25], reversions: [0, 0.5, 0.6, 1] } as const
const DECIMAL_SAMPLE = 24

/** Bounds on the share of a figure by which two ways may differ. */
const PLAIN_BOUND = 1e-12
const DECIMAL_BOUND = 2e-14

type Pair = Required<Pick<AnnuityInput, 'life' | 'technicalRate' | 'paymentsPerYear' | 'timing'>> & {
  readonly spouse: AnnuityInput['life']
}

/** The sum as a formula sheet has it: two survivals and a power for each instalment. */
const plainFactor = (
  { life, spouse, technicalRate, paymentsPerYear: m }: Pair,
  guaranteedYears: number,
  reversion: number,
): number => {
  const alive = ({ table, birthYear, age }: AnnuityInput['life'], years: number) =>
    table.survivors(birthYear, age + years) / table.survivors(birthYear, age)
  const last = (LAST_AGE - Math.min(life.age, spouse.age)) * m
  let sum = 0
  for (let period = 1; period <= last; period++) {
    const years = period / m
    const mine = alive(life, years)
    const paid = years <= guaranteedYears ? 1 : mine + reversion * (1 - mine) * alive(spouse, years)
    sum += (1 + technicalRate) ** -years * paid
  }
  return sum / m
}

/** The loop that a good engineer writes: monthly l of both lives looked up once for a couple, no power and no division inside. */
const loopOf = ({ life, spouse, paymentsPerYear: m }: Pair): ((guaranteedYears: number, reversion: number) => number) => {
  const start = life.age * m
  const mine = survivalCurve(life.table, life.birthYear, m).subarray(start)
  const theirs = survivalCurve(spouse.table, spouse.birthYear, m).subarray(spouse.age * m)
  const [x = 1, y = 1] = [mine[0], theirs[0]]
  const last = (LAST_AGE - Math.min(life.age, spouse.age)) * m
  return (guaranteedYears, reversion) => {
    const certain = guaranteedYears * m
    let single = 0
    let after = 0
    for (let period = certain + 1; period <= last; period++) {
      const alive = mine[period] as number
      single += alive
      after += (x - alive) * (theirs[period] as number)
    }
    return (certain + single / x + (reversion * after) / x / y) / m
  }
}

const agree = (way: string, bound: number, expected: readonly number[], given: readonly number[]): void => {
  const place = expected.findIndex((value, at) => !(Math.abs((given[at] ?? Number.NaN) - value) <= bound * value))
  if (place !== -1) throw new Error(`${way} gives ${given[place]} where ${expected[place]} is expected`)
}

/** Measures all ways, and fails where two of them disagree. */
export const run = async (): Promise<BenchRow[]> => {
  const { TGF05: table } = await loadMortalityTables()
  const pairs = AGES.map((age): Pair => ({
    life: { table, birthYear: 2026 - age, age },
    spouse: { table, birthYear: 2026 - age + 3, age: age - 3 },
    technicalRate: 0,
    paymentsPerYear: 12,
    timing: 'arrears',
  }))
  const cases = pairs.flatMap((pair) =>
    GRID.guaranteedYears.flatMap((guaranteedYears) => GRID.reversions.map((reversion) => ({ pair, guaranteedYears, reversion }))),
  )
  const input = ({ pair, guaranteedYears, reversion }: (typeof cases)[number]): AnnuityInput => ({
    ...pair,
    type: 'RV_RAG',
    guaranteedYears,
    reversion,
  })
  const stride = cases.length / DECIMAL_SAMPLE
  const sample = cases.filter((_, at) => at % stride === (7 * Math.floor(at / stride)) % stride)

  const grid = () => pairs.map((pair) => annuityFactorGrid(pair, GRID))
  const each = () => cases.map((one) => annuityFactor(input(one)))
  const plain = () => cases.map(({ pair, guaranteedYears, reversion }) => plainFactor(pair, guaranteedYears, reversion))
  const loop = () =>
    pairs.flatMap((pair) => {
      const price = loopOf(pair)
      return GRID.guaranteedYears.flatMap((years) => GRID.reversions.map((reversion) => price(years, reversion)))
    })
  const decimal = () => sample.map((one) => exactAnnuityFactor(input(one)))

  agree('the grid', 0, each(), grid().flat(2))
  agree('the loop', PLAIN_BOUND, each(), loop())
  agree('the plain sum', PLAIN_BOUND, each(), plain())
  agree(
    'decimal.js',
    DECIMAL_BOUND,
    sample.map((one) => annuityFactor(input(one))),
    decimal().map((factor) => factor.toNumber()),
  )
  return compare(
    'grid of 864 annuity factors',
    [
      { name: 'annuityFactorGrid', run: grid },
      { name: 'annuityFactor, one by one', run: each },
      { name: 'float64, a loop over the same monthly l, at 0 % only', run: loop },
      { name: 'float64, each figure summed plainly', run: plain },
      { name: `decimal.js, the same sums (${DECIMAL_SAMPLE} of the 864, per figure)`, run: decimal, items: sample.length },
    ],
    cases.length,
  )
}
