import { describe, expect, it } from 'vitest'

import { chanceBelow, reached, spreadOf, spreadsOf } from './fan.ts'
import { normalProbability } from '../markets/index.ts'

/** One amount that hardly moves, and then for one half-year much: luck grows far beyond what is shown. */
const STEEP = spreadOf({
  steps: 3,
  paid: Float64Array.of(1000, 1, 0, 0),
  growth: Float64Array.of(0.01, 0.02, 0.03),
  variance: Float64Array.of(1e-6, 9, 1e-6),
})

describe('what a fan is made of', () => {
  it.each([-11, -8, -3, -0.5, 0, 0.5, 3, 8, 11])(
    '[ROBO-24] the chance of staying below the amount of z = %d is that of z, however steep it is there',
    (z) => {
      expect(chanceBelow(STEEP, reached(STEEP, z))).toBeCloseTo(normalProbability(z), 12)
    },
  )

  it('[ROBO-24] nobody stays below nothing, and everybody below an amount that no luck reaches', () => {
    expect(chanceBelow(STEEP, 0)).toBe(0)
    expect(chanceBelow(STEEP, reached(STEEP, 12) * 1.001)).toBe(1)
  })

  it('[ROBO-24] what no market moves is never below what was paid, although six times 0.15 is less than 0.9 for a float', () => {
    const late = { curve: undefined, sure: 6 * 0.15 }
    expect([chanceBelow(late, 0.9), chanceBelow(late, 0.91)]).toEqual([0, 1])
  })

  it('[ROBO-24] what enters at an end that is not the last is not in it, and at the last one it is', () => {
    const still = { steps: 2, paid: Float64Array.of(100, 10, 7), growth: Float64Array.of(0, 0), variance: Float64Array.of(0, 0) }
    expect([0, 1, 2].map((end) => reached(spreadOf(still, end), 1))).toEqual([100, 100, 117])
    expect(spreadsOf(still).map((spread) => reached(spread, 1))).toEqual([100, 100, 117])
    const moving = { ...still, variance: Float64Array.of(0.01, 0.01) }
    const without = { ...moving, paid: Float64Array.of(100, 10, 0) }
    expect(reached(spreadOf(moving), -1)).toBe(reached(spreadOf(without), -1) + 7)
    expect(spreadOf(moving, 1)).toEqual(spreadOf(without, 1))
  })

  it('[ROBO-24] a half-year without luck grows each amount alike, and one before the first payment changes nothing', () => {
    const path = {
      steps: 2,
      paid: Float64Array.of(100, 50, 0),
      growth: Float64Array.of(0, 0.1),
      variance: Float64Array.of(0.04, 0),
    }
    for (const z of [-2, 0, 1]) expect(reached(spreadOf(path), z)).toBeCloseTo((100 * Math.exp(0.2 * z) + 50) * Math.exp(0.1), 9)
    const [late, early] = [
      {
        steps: 3,
        paid: Float64Array.of(0, 0, 100, 0),
        growth: Float64Array.of(1, 1, 0.1),
        variance: Float64Array.of(1, 1, 0.04),
      },
      { steps: 1, paid: Float64Array.of(100, 0), growth: Float64Array.of(0.1), variance: Float64Array.of(0.04) },
    ]
    for (const z of [-2, 0, 1]) expect(reached(spreadOf(late), z)).toBe(reached(spreadOf(early), z))
  })
})
