/**
 * Futures: the fan by formula against 10 000 futures written plainly (Box–Muller, arrays, quantiles of sorted copies), and the worker's engine against
 * the same futures in decimal.js, on a few of them. Before anything is measured the ways must agree.
 */
import { assumptionsNamed, drawFutures, fanOf, mixOf, pathOf, quantilesOf, type Mix, type Plan } from '@hautelisse/domain/futures'
import { Decimal } from '@hautelisse/domain/money'
import { generator, normalQuantile, uniform } from '@hautelisse/domain/markets'

import { compare, type BenchRow } from './measure.ts'

const SET = assumptionsNamed('robo-2026-10')
const BOUNDS = [12, 8, 5, 3, 1, 0] as const
const MIXES = [
  [0.8, 0.2, 0],
  [0.7, 0.3, 0],
  [0.45, 0.4, 0.15],
  [0.25, 0.35, 0.4],
  [0.1, 0.15, 0.75],
  [0.05, 0.1, 0.85],
].map(([shares = 0, bonds = 0, money = 0]) => mixOf(SET, { shares, bonds, money }))
const mixAt = (yearsLeft: number): Mix => MIXES[BOUNDS.findIndex((bound) => yearsLeft >= bound)] as Mix

const YEARS = 40
const PLAN: Plan = { initial: 20_000, monthly: 300, years: YEARS, mixAt }
const [FUTURES, STEPS, FEW] = [10_000, 2 * YEARS, 20]
const LEVELS = [0.05, 0.1, 0.25, 0.5, 0.75, 0.9, 0.95]

/** As simple-statistics has it: a copy, put in order, and linear interpolation (R's type 7). */
const quantile = (sample: readonly number[], level: number): number => {
  const sorted = sample.toSorted((one, other) => one - other)
  const at = level * (sorted.length - 1)
  const below = sorted[Math.floor(at)] ?? NaN
  return below + ((sorted[Math.ceil(at)] ?? NaN) - below) * (at - Math.floor(at))
}

const boxMuller = (next: () => number): number =>
  Math.sqrt(-2 * Math.log(uniform(next()))) * Math.cos(2 * Math.PI * uniform(next()))

/** As it is usually written: an array a future, one a year, and each quantile of each year from all of them. */
const plainFan = (): number[][] => {
  const next = generator(SET.seed, 0)
  const futures = Array.from({ length: FUTURES }, () => {
    const years = []
    let held = PLAN.initial
    for (let step = 0; step < STEPS; step += 1) {
      const { growth, deviation } = mixAt(YEARS - step / 2)
      if (step % 2 === 1) held += 12 * PLAN.monthly
      held *= Math.exp(growth / 2 + deviation * Math.SQRT1_2 * boxMuller(next))
      if (step % 2 === 1) years.push(held)
    }
    return years
  })
  return Array.from({ length: YEARS }, (_, year) => {
    const reached = futures.map((years) => years[year] ?? 0)
    return LEVELS.map((level) => quantile(reached, level))
  })
}

/** The same futures with their deepest falls, each operation in decimal.js. */
const decimalFutures = (count: number): Decimal[][] => {
  const path = pathOf(PLAN)
  return Array.from({ length: count / 2 }, (_, pair) => {
    const next = generator(SET.seed, pair)
    const lucks = Array.from({ length: STEPS }, () => new Decimal(normalQuantile(uniform(next()))))
    return [1, -1].map((sign) => {
      let held = new Decimal(path.paid[0] ?? 0)
      let [unit, high, fall] = [new Decimal(1), new Decimal(1), new Decimal(0)]
      for (const [step, luck] of lucks.entries()) {
        const variance = new Decimal(path.variance[step] ?? 0)
        const factor = variance
          .sqrt()
          .times(luck)
          .times(sign)
          .plus(path.growth[step] ?? 0)
          .exp()
        unit = unit.times(factor)
        high = Decimal.max(high, unit)
        fall = Decimal.max(fall, new Decimal(1).minus(unit.dividedBy(high)))
        held = held.times(factor).plus(path.paid[step + 1] ?? 0)
      }
      return [held, fall] as const
    })
  }).map((pairs) => pairs.flat())
}

const drawn = () => {
  const { ends, falls } = drawFutures(pathOf(PLAN), SET.seed, FUTURES)
  return [quantilesOf(ends, LEVELS), quantilesOf(falls, [0.5, 0.95])]
}

const requireAgreement = (): void => {
  const formula = fanOf(PLAN).points.at(-1)
  const median = plainFan().at(-1)?.[3] ?? NaN
  if (!(Math.abs(median / (formula?.p50 ?? NaN) - 1) < 0.03))
    throw new Error(`Plain futures have a median of ${median}, not ${formula?.p50}`)
  const { ends } = drawFutures(pathOf(PLAN), SET.seed, FEW)
  const exact = decimalFutures(FEW).flatMap(([first, , third]) => [first, third])
  for (const [at, end] of exact.entries())
    if (!(Math.abs((end?.toNumber() ?? NaN) / (ends[at] ?? NaN) - 1) < 1e-9))
      throw new Error(`Future ${at} differs in decimal.js`)
}

/** Measures both; a figure is whole fans, or sets of 10 000 futures, a second. The decimal way does a few futures and is scaled. */
export const run = async (): Promise<BenchRow[]> => {
  requireAgreement()
  return [
    ...compare(
      'A fan of 40 years, 7 quantiles each (fans a second)',
      [
        { name: 'by formula: fanOf', run: () => fanOf(PLAN) },
        { name: '10 000 futures written plainly: Box–Muller, arrays, sorted quantiles', run: plainFan },
      ],
      1,
    ),
    ...compare(
      '10 000 futures of 40 years, with quantiles and deepest falls (sets a second)',
      [
        { name: 'drawFutures', run: drawn },
        {
          name: `decimal.js, on ${FEW} futures and scaled`,
          run: () => decimalFutures(FEW),
          items: FEW / FUTURES,
        },
      ],
      1,
    ),
  ]
}
