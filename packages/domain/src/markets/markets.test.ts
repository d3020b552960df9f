import { describe, expect, test } from 'vitest'

import { generator, normalProbability, normalQuantile, pathAt, uniform } from './index.ts'

const take = (count: number, next: () => number): number[] => Array.from({ length: count }, next)

describe('the seeded generator', () => {
  // First outputs and normals of two streams, computed by a second program in another language.
  test('[INV-08] the streams of seed 20261001 begin with known numbers', () => {
    expect(take(3, generator(20261001, 0))).toEqual([2525697774, 1349217190, 3608470905])
    expect(take(3, generator(20261001, 1))).toEqual([1396582926, 3840504287, 2910436611])
  })

  test('a number of 32 bits becomes a number strictly between 0 and 1', () => {
    expect(uniform(0)).toBe(0.5 / 2 ** 32)
    expect(uniform(2 ** 32 - 1)).toBeLessThan(1)
  })
})

describe('the normal distribution', () => {
  test('the first stream of seed 20261001 gives known normals', () => {
    const normals = take(3, generator(20261001, 0)).map((bits) => normalQuantile(uniform(bits)))
    const expected = [0.222556978279, -0.484151697871, 0.995126398431]
    normals.forEach((normal, place) => expect(normal).toBeCloseTo(expected[place] ?? NaN, 11))
  })

  // Quantiles of AS 241's own paper, then published tables.
  test.each([
    [0.25, -0.6744897501960817],
    [0.001, -3.090232306167814],
    [1e-20, -9.26234008979841],
    [0.95, 1.6448536269514722],
    [0.975, 1.959963984540054],
    [0.5, 0],
  ])('the quantile of %f is %f', (probability, expected) => {
    expect(normalQuantile(probability)).toBeCloseTo(expected, 12)
  })

  test.each([0, 1, -0.1, 1.1, NaN])('%f is no probability', (probability) => {
    expect(() => normalQuantile(probability)).toThrow(RangeError)
  })

  // Abramowitz and Stegun, table 26.1.
  test.each([
    [0, 0.5],
    [1, 0.841344746068543],
    [-2, 0.022750131948179],
    [3, 0.99865010196837],
    [8, 1],
    [-8, 6.220960574271786e-16],
  ])('the probability below %f is %f', (value, expected) => {
    expect(normalProbability(value)).toBeCloseTo(expected, 13)
  })

  test('probability and quantile undo each other', () => {
    for (let probability = 0.001; probability < 1; probability += 0.001)
      expect(normalProbability(normalQuantile(probability))).toBeCloseTo(probability, 12)
  })
})

describe('a seeded path', () => {
  test('a month ends where the next one begins', () => {
    for (const month of [0, 1, 255, 256, 310]) expect(pathAt(7, month, 21, 21)).toBe(pathAt(7, month + 1, 0, 20))
  })

  test('months and days have the variance of a Brownian path', () => {
    const seeds = Array.from({ length: 400 }, (_, place) => 1000 + place)
    const spread = (values: readonly number[]): number => values.reduce((sum, value) => sum + value * value, 0) / values.length
    const monthly = seeds.map((seed) => pathAt(seed, 141, 0, 20) - pathAt(seed, 140, 0, 20))
    const daily = seeds.map((seed) => pathAt(seed, 140, 8, 20) - pathAt(seed, 140, 7, 20))
    const long = seeds.map((seed) => pathAt(seed, 140, 0, 20))
    // Four standard errors of a variance from 400 draws.
    expect(Math.abs(spread(monthly) - 1)).toBeLessThan(0.29)
    expect(Math.abs(spread(daily) * 20 - 1)).toBeLessThan(0.29)
    expect(Math.abs(spread(long) / 140 - 1)).toBeLessThan(0.29)
  })

  test('a month or a day outside the path is refused', () => {
    for (const [month, step, steps] of [
      [-1, 0, 20],
      [512, 0, 20],
      [0.5, 0, 20],
      [0, 21, 20],
      [0, -1, 20],
      [0, 0, 32],
    ] as const)
      expect(() => pathAt(1, month, step, steps)).toThrow(RangeError)
  })
})
