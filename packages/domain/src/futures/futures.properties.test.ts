import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'

import { generator, normalProbability, normalQuantile, uniform } from '../markets/index.ts'
import { mixes, plans, weightsOf } from './arbitraries.ts'
import {
  ASSET_CLASSES,
  assumptionsNamed,
  assumptionsOn,
  badYear,
  budgetMix,
  chanceBelow,
  correlationOf,
  deepestFall,
  drawFutures,
  fanOf,
  futureOf,
  lateLoss,
  latticeOf,
  mixOf,
  momentsOf,
  paidIn,
  pathOf,
  quantilesOf,
  reached,
  spreadOf,
  type Mix,
} from './index.ts'

const SET = assumptionsNamed('robo-2026-10')
const LEVELS = [-2.5, -1.6, -0.7, 0, 0.7, 1.6, 2.5]

/** The balanced grid of worked case 1. */
const BALANCED = [
  [0.8, 0.2, 0],
  [0.7, 0.3, 0],
  [0.45, 0.4, 0.15],
  [0.25, 0.35, 0.4],
  [0.1, 0.15, 0.75],
  [0.05, 0.1, 0.85],
].map(([shares, bonds, money]) => mixOf(SET, { shares: shares ?? 0, bonds: bonds ?? 0, money: money ?? 0 }))
const mixAt = (left: number): Mix => BALANCED[[12, 8, 5, 3, 1, 0].findIndex((bound) => left >= bound)] as Mix

describe('the assumptions', () => {
  it('[ROBO-21] a set is named, holds from its day, and stands for the days before the first', () => {
    expect([assumptionsOn('2026-10-01').id, assumptionsOn('2040-01-01').id, assumptionsOn('1990-01-01').id]).toEqual(
      Array.from({ length: 3 }, () => 'robo-2026-10'),
    )
    expect(() => assumptionsNamed('robo-1990')).toThrow('No set of assumptions is named robo-1990')
  })

  it('[ROBO-21] the correlations of classes that are no blends are positive definite: their Cholesky factor exists', () => {
    const names = ASSET_CLASSES.filter((name) => SET.blends[name] === undefined)
    const factor: number[][] = []
    const diagonal: number[] = []
    for (const [row, one] of names.entries()) {
      factor.push([])
      for (const [column, other] of names.slice(0, row + 1).entries()) {
        const known = Array.from({ length: column }, (_, at) => (factor[row]?.[at] ?? 0) * (factor[column]?.[at] ?? 0))
        const left = correlationOf(SET, one, other) - known.reduce((sum, part) => sum + part, 0)
        if (row === column) diagonal.push(left)
        factor[row]?.push(row === column ? Math.sqrt(left) : left / (factor[column]?.[column] ?? NaN))
      }
    }
    expect(diagonal).toHaveLength(names.length)
    expect(Math.min(...diagonal)).toBeGreaterThan(0.1)
  })

  it('[ROBO-21] a blend moves exactly as its parts do, by its own deviation', () => {
    const { deviation } = mixOf(SET, { mixed: 1 })
    expect(deviation).toBeCloseTo(0.09, 14)
    const scale = 0.09 / mixOf(SET, { shares: 0.5, bonds: 0.5 }).deviation
    expect(correlationOf(SET, 'mixed', 'shares')).toBeCloseTo(0.951589272347937, 12)
    expect(correlationOf(SET, 'mixed', 'mixed')).toBeCloseTo(1, 14)
    expect(mixOf(SET, { mixed: 0.5, shares: 0.5 }).deviation).toBeCloseTo(
      Math.hypot(
        0.17 * (0.5 + 0.25 * scale),
        0.06 * 0.25 * scale,
        Math.sqrt(2 * 0.2 * 0.17 * (0.5 + 0.25 * scale) * 0.06 * 0.25 * scale),
      ),
      12,
    )
  })

  test.prop([weightsOf(ASSET_CLASSES)])(
    '[ROBO-21] no mix has a negative variance, and growth is mean less half of it',
    (weights) => {
      const { mean, deviation, growth } = mixOf(SET, weights)
      expect(deviation).toBeGreaterThan(0)
      expect(growth).toBeCloseTo(mean - deviation ** 2 / 2, 14)
    },
  )

  it('[ROBO-26] a fund’s own charge replaces the assumed fee', () => {
    const [assumed, own] = [mixOf(SET, { shares: 1 }), mixOf(SET, { shares: 1 }, 0.0148)]
    expect([assumed.mean, own.mean].map((mean) => mean.toFixed(4))).toEqual(['0.0590', '0.0502'])
    expect(own.deviation).toBe(assumed.deviation)
  })
})

describe('the mix of a budget', () => {
  const budgets = fc.record({
    badYear: fc.integer({ min: 0, max: 30 }).map((percent) => percent / 100),
    lateLoss: fc.integer({ min: 2, max: 40 }).map((percent) => percent / 100),
    years: fc.constantFrom(0.5, 1, 3, 5, 8, 12, 20),
  })
  const classes = ['shares', 'bonds', 'money'] as const

  it('[ROBO-23] the lattice has every mix in steps of a twentieth, once', () => {
    expect([latticeOf(classes).length, latticeOf([...classes, 'euro']).length]).toEqual([231, 1771])
    const capped = latticeOf([...classes, 'euro'], 0.4)
    expect(Math.max(...capped.map(({ euro = 0 }) => euro))).toBe(0.4)
    expect(new Set(capped.map((weights) => JSON.stringify(weights))).size).toBe(capped.length)
    for (const weights of capped) expect(Object.values(weights).reduce((sum, part) => sum + Math.round(20 * part), 0)).toBe(20)
  })

  test.prop([budgets])('[ROBO-23] no mix of the lattice has more return and no more risk', (budget) => {
    const found = budgetMix(SET, { classes, ...budget })
    fc.pre(found !== undefined)
    expect([found.badYear <= budget.badYear, found.lateLoss <= budget.lateLoss]).toEqual([true, true])
    for (const weights of latticeOf(classes)) {
      const { mean, deviation } = mixOf(SET, weights)
      expect(mean > found.mean + 1e-12 && deviation <= found.deviation).toBe(false)
      expect(Math.abs(mean - found.mean) < 1e-12 && deviation < found.deviation - 1e-12).toBe(false)
    }
  })

  test.prop([budgets, fc.integer({ min: 0, max: 10 }), fc.constantFrom(1, 2, 5)])(
    '[ROBO-23] the return never rises where the horizon is shorter or the limits are closer',
    (budget, points, times) => {
      const found = budgetMix(SET, { classes, ...budget })
      const closer = {
        badYear: budget.badYear - points / 100,
        lateLoss: Math.max(0.001, budget.lateLoss - points / 100),
        years: budget.years / times,
      }
      const tighter = budgetMix(SET, { classes, ...closer })
      fc.pre(tighter !== undefined)
      expect(tighter.mean).toBeLessThanOrEqual((found?.mean ?? NaN) + 1e-12)
    },
  )

  test.prop([mixes])('[ROBO-22] what is certain is lost surely or not at all', ({ mean }) => {
    const sure = (growth: number): Mix => ({ mean, deviation: 0, growth })
    expect([lateLoss(sure(-0.01), 3), lateLoss(sure(0), 3), lateLoss(sure(0.01), 3)]).toEqual([1, 0, 0])
    expect(badYear(sure(0))).toBe(0)
  })
})

describe('the fan by formula', () => {
  test.prop([plans])('[ROBO-24] quantiles are in order, at each year', (plan) => {
    for (const { p05, p10, p25, p50, p75, p90, p95 } of fanOf(plan).points) {
      const quantiles = [p05, p10, p25, p50, p75, p90, p95]
      expect(quantiles).toEqual(quantiles.toSorted((one, other) => one - other))
    }
  })

  test.prop([plans, fc.integer({ min: 1, max: 1000 })])(
    '[ROBO-24] quantiles grow with the start and with the payment',
    (plan, more) => {
      const [spread, started, paid] = [
        plan,
        { ...plan, initial: plan.initial + more },
        { ...plan, monthly: plan.monthly + more },
      ].map((one) => spreadOf(pathOf(one)))
      fc.pre(spread !== undefined && started !== undefined && paid !== undefined)
      for (const z of LEVELS) {
        expect(reached(started, z)).toBeGreaterThan(reached(spread, z) - 1e-6)
        expect(reached(paid, z)).toBeGreaterThan(reached(spread, z) - 1e-6)
      }
    },
  )

  test.prop([plans, fc.integer({ min: 2, max: 50 })])(
    '[ROBO-24] everything is proportional to start and payment together',
    (plan, times) => {
      const [one, many] = [pathOf(plan), pathOf({ ...plan, initial: times * plan.initial, monthly: times * plan.monthly })]
      for (const z of LEVELS) {
        const [single, whole] = [reached(spreadOf(one), z), reached(spreadOf(many), z)]
        expect(Math.abs(whole - times * single)).toBeLessThanOrEqual(1e-9 * Math.max(1, whole))
      }
      const [moments, more] = [momentsOf(one), momentsOf(many)]
      expect(Math.abs(more.deviation - times * moments.deviation)).toBeLessThanOrEqual(1e-9 * Math.max(1, more.deviation))
    },
  )

  test.prop([plans, fc.constantFrom(...LEVELS)])(
    '[ROBO-24] without payments every quantile is exact: the start grows by one log-normal',
    (plan, z) => {
      const path = pathOf({ ...plan, initial: 1000, monthly: 0 })
      const [growth, variance] = [path.growth, path.variance].map((steps) => steps.reduce((sum, step) => sum + step, 0)) as [
        number,
        number,
      ]
      const exact = 1000 * Math.exp(growth + z * Math.sqrt(variance))
      expect(Math.abs(reached(spreadOf(path), z) - exact)).toBeLessThan(1e-9 * exact)
      const { mean, deviation } = momentsOf(path)
      const expected = 1000 * Math.exp(growth + variance / 2)
      expect(Math.abs(mean - expected)).toBeLessThan(1e-9 * expected)
      expect(Math.abs(deviation - expected * Math.sqrt(Math.expm1(variance)))).toBeLessThan(1e-7 * expected)
    },
  )

  test.prop([plans, fc.constantFrom(...LEVELS)])('[ROBO-24] the chance below a quantile is its own', (plan, z) => {
    const spread = spreadOf(pathOf({ ...plan, initial: plan.initial + 1000 }))
    fc.pre(plan.years >= 1)
    expect(chanceBelow(spread, reached(spread, z))).toBeCloseTo(normalProbability(z), 9)
  })

  it('[ROBO-24] money that stands still is below nothing, and below more than itself for sure', () => {
    const still: Mix = { mean: 0, deviation: 0, growth: 0 }
    const spread = spreadOf(pathOf({ initial: 1000, monthly: 0, years: 3, mixAt: () => still }))
    expect([chanceBelow(spread, 1000), chanceBelow(spread, 1000.01), reached(spread, 2)]).toEqual([0, 1, 1000])
    expect(momentsOf(pathOf({ initial: 1000, monthly: 100, years: 3, mixAt: () => still }))).toEqual({ mean: 4600, deviation: 0 })
  })

  it('[ROBO-24] a year’s payments enter in its middle, those of a last half-year at the end', () => {
    const still: Mix = { mean: 0, deviation: 0, growth: 0 }
    const path = pathOf({ initial: 10, monthly: 1, years: 2.5, mixAt: () => still })
    expect([...path.paid]).toEqual([10, 12, 0, 12, 0, 6])
    expect(paidIn(path)).toBe(40)
    expect(
      fanOf({ initial: 10, monthly: 1, years: 2.5, mixAt: () => still }).points.map(({ years, paid }) => [years, paid]),
    ).toEqual([
      [0, 10],
      [1, 22],
      [2, 34],
      [2.5, 40],
    ])
  })

  // Integration of the true distribution: the method's reference gives 0.050000 … 0.950000 to five decimals.
  it('[ROBO-24] is right to five decimals for one year with payments, by integration of the true distribution', () => {
    const path = pathOf({ initial: 1000, monthly: 100, years: 1, mixAt })
    const spread = spreadOf(path)
    const [g0 = 0, g1 = 0] = path.growth
    const [s0, s1] = [...path.variance].map(Math.sqrt) as [number, number]
    const trueChance = (amount: number): number => {
      const [steps, reach] = [4000, 8]
      let sum = 0
      for (let at = 0; at <= steps; at += 1) {
        const z = -reach + (2 * reach * at) / steps
        const held = 1000 * Math.exp(g0 + s0 * z) + 1200
        const density = Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)
        const weight = at === 0 || at === steps ? 1 : at % 2 === 1 ? 4 : 2
        sum += weight * density * normalProbability((Math.log(amount / held) - g1) / s1)
      }
      return (sum * ((2 * reach) / steps)) / 3
    }
    for (const chance of [0.05, 0.1, 0.25, 0.5, 0.75, 0.9, 0.95])
      expect(trueChance(reached(spread, normalQuantile(chance)))).toBeCloseTo(chance, 5)
  })
})

describe('the drawn futures', () => {
  const path = pathOf({ initial: 11_404.16, monthly: 150, years: 10, mixAt })

  test.prop([plans, fc.integer({ min: 0, max: 199 })])(
    '[ROBO-25] any future replayed alone equals itself in the run',
    (plan, number) => {
      const drawn = pathOf(plan)
      const { ends, falls } = drawFutures(drawn, SET.seed, 200)
      const { amounts, returns } = futureOf(drawn, SET.seed, number)
      const end = ends[number] ?? NaN
      expect(Math.abs((amounts.at(-1) ?? NaN) - end)).toBeLessThanOrEqual(1e-9 * Math.max(1, end))
      expect(falls[number]).toBeCloseTo(deepestFall({ returns }), 9)
    },
  )

  it('[ROBO-25] begin with the known normals, an odd future with the opposite ones', () => {
    const unit = pathOf({ initial: 1, monthly: 0, years: 1.5, mixAt: () => ({ mean: 0, deviation: Math.SQRT2, growth: 0 }) })
    const lucks = (number: number) => [...futureOf(unit, 20261001, number).returns].map((step) => Math.log1p(step).toFixed(10))
    expect(lucks(0)).toEqual(['0.2225569783', '-0.4841516979', '0.9951263984'])
    expect(lucks(1)).toEqual(['-0.2225569783', '0.4841516979', '-0.9951263984'])
  })

  it('[ROBO-25] an odd number of futures leaves out the last of a pair', () => {
    expect([...drawFutures(path, SET.seed, 3).ends]).toEqual([...drawFutures(path, SET.seed, 4).ends].slice(0, 3))
  })

  it('[ROBO-25] no two of ten thousand futures share a state, and their numbers are uniform and do not move together', () => {
    const firsts = Array.from({ length: 10_000 }, (_, pair) => {
      const next = generator(SET.seed, pair)
      return [next(), next(), next(), next()]
    })
    expect(new Set(firsts.map(String)).size).toBe(10_000)
    const numbers = firsts.map(([first = 0]) => uniform(first))
    const counts = Array.from({ length: 20 }, (_, cell) => numbers.filter((number) => Math.floor(20 * number) === cell).length)
    // χ² with 19 degrees of freedom: 43.8 is passed once in a thousand.
    expect(counts.reduce((sum, count) => sum + (count - 500) ** 2 / 500, 0)).toBeLessThan(43.8)
    const product = (lag: number): number =>
      numbers.slice(lag).reduce((sum, number, at) => sum + (number - 0.5) * ((numbers[at] ?? 0) - 0.5), 0) / (10_000 - lag)
    // Four standard errors of a correlation of independent numbers.
    for (const lag of [1, 2, 3]) expect(Math.abs(12 * product(lag))).toBeLessThan(0.04)
  })

  it('[ROBO-25] quantiles interpolate between neighbours, and leave the figures in their order', () => {
    const figures = Float64Array.of(3, 1, 2, 5)
    expect(quantilesOf(figures, [0, 0.5, 1, 0.25])).toEqual([1, 2.5, 5, 1.75])
    expect([...figures]).toEqual([3, 1, 2, 5])
  })

  // Figures of the method's reference: balanced, forty years.
  it('[ROBO-25] the deepest fall of forty years is 36.0 % in the middle and 60.0 % once in twenty', () => {
    const { falls, underWater } = drawFutures(pathOf({ initial: 0, monthly: 150, years: 40, mixAt }), SET.seed)
    expect(quantilesOf(falls, [0.5, 0.95]).map((fall) => (100 * fall).toFixed(1))).toEqual(['36.0', '60.0'])
    expect(Math.max(...underWater)).toBeLessThanOrEqual(40)
    expect(Math.min(...underWater)).toBeGreaterThanOrEqual(0)
  })

  it('[ROBO-25] an odd number of futures are the first of one more', () => {
    const [odd, even] = [drawFutures(path, SET.seed, 7), drawFutures(path, SET.seed, 8)]
    expect([[...odd.ends], [...odd.falls]]).toEqual([[...even.ends].slice(0, 7), [...even.falls].slice(0, 7)])
  })

  it('[ROBO-25] 10 000 futures stray from the formula by what ten thousand may', () => {
    const spread = spreadOf(path)
    const chances = [0.05, 0.25, 0.5, 0.75, 0.95]
    for (const [at, quantile] of quantilesOf(drawFutures(path, SET.seed).ends, chances).entries())
      expect(Math.abs(quantile / reached(spread, normalQuantile(chances[at] ?? 0)) - 1)).toBeLessThan(0.012)
  })
})

describe('the normal distribution', () => {
  test.prop([fc.double({ min: 1e-9, max: 1 - 1e-9, noNaN: true })])(
    '[ROBO-24] the inverse against the integral of its density, to 1e-12',
    (probability) => {
      const z = normalQuantile(probability)
      // Gauss–Legendre with five points a cell, from the centre: independent of either algorithm.
      const [nodes, weights] = [
        [0, 0.5384693101056831, 0.906179845938664],
        [0.5688888888888889, 0.4786286704993665, 0.2369268850561891],
      ]
      const cells = 400
      const width = z / cells
      let area = 0
      for (let cell = 0; cell < cells; cell += 1)
        for (const [at, node] of (nodes ?? []).entries())
          for (const sign of at === 0 ? [1] : [1, -1]) {
            const x = width * (cell + 0.5 + (sign * node) / 2)
            area += ((weights?.[at] ?? 0) * width * Math.exp((-x * x) / 2)) / 2
          }
      expect(Math.abs(0.5 + area / Math.sqrt(2 * Math.PI) - probability)).toBeLessThan(1e-12)
    },
  )
})
