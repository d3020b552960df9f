import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { axisAround, linePath, threadsPath } from './geometry.ts'

describe('the axis of a history', () => {
  it('is on round values around it', () => {
    expect(axisAround([151.08, 184.37])).toEqual({ bottom: 150, top: 190, ticks: [150, 160, 170, 180, 190] })
    expect(axisAround([104.12])).toMatchObject({ ticks: expect.arrayContaining([104.1]) as unknown })
  })

  test.prop([fc.array(fc.double({ min: 0.01, max: 1e6, noNaN: true }), { minLength: 1, maxLength: 50 })])(
    'holds every value, with two lines to six',
    (values) => {
      const { bottom, top, ticks } = axisAround(values)
      expect(bottom).toBeLessThanOrEqual(Math.min(...values) + 1e-6)
      expect(top).toBeGreaterThanOrEqual(Math.max(...values) - 1e-6)
      expect(ticks.length).toBeGreaterThanOrEqual(2)
      expect(ticks.length).toBeLessThanOrEqual(6)
    },
  )
})

it('draws a line through the values and threads down to the ground', () => {
  const axis = { bottom: 0, top: 10, ticks: [] }
  expect(linePath([0, 10], axis)).toBe('M0 1000L1000 0')
  expect(threadsPath([0, 5, 10], axis, 2)).toBe('M0 1000V1000M1000 0V1000')
})
