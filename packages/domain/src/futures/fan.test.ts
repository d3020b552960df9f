import { describe, expect, it } from 'vitest'

import { chanceBelow, reached, reachedEitherWay, spreadOf } from './fan.ts'
import { normalProbability } from '../markets/index.ts'

/** One amount that hardly moves beside one that moves much: from the middle, the slope leads far beyond every amount. */
const STEEP = { centre: Float64Array.of(1000, 1), slope: Float64Array.of(0.001, 3) }

describe('what a fan is made of', () => {
  it.each([-11, -8, -3, -0.5, 0, 0.5, 3, 8, 11])(
    '[ROBO-24] the chance of staying below the amount of z = %d is that of z, however steep it is there',
    (z) => {
      expect(chanceBelow(STEEP, reached(STEEP, z))).toBeCloseTo(normalProbability(z), 12)
    },
  )

  it('[ROBO-24] nobody stays below nothing, and everybody below an amount that no luck reaches', () => {
    expect(chanceBelow(STEEP, 0)).toBe(0)
    expect(chanceBelow(STEEP, reached(STEEP, 12) + 1)).toBe(1)
  })

  it('[ROBO-24] what no market moves is never below what was paid, although six times 0.15 is less than 0.9 for a float', () => {
    const late = { centre: Float64Array.of(6 * 0.15), slope: Float64Array.of(0) }
    expect([chanceBelow(late, 0.9), chanceBelow(late, 0.91)]).toEqual([0, 1])
  })

  it('[ROBO-24] what enters at an end that is not the last is not in it, and at the last one it is', () => {
    const still = { steps: 2, paid: Float64Array.of(100, 10, 7), growth: Float64Array.of(0, 0), variance: Float64Array.of(0, 0) }
    expect([0, 1, 2].map((end) => reached(spreadOf(still, end), 1))).toEqual([100, 100, 117])
  })

  it('[ROBO-24] several values and their opposites are each what one value gives, from the lowest to the highest', () => {
    const zs = [2, 1]
    const expected = [-2, -1, 0, 1, 2].map((z) => reached(STEEP, z))
    reachedEitherWay(STEEP, zs).forEach((sum, at) => expect(sum / (expected[at] ?? 0)).toBeCloseTo(1, 12))
  })
})
