import { expect, it } from 'vitest'
import { wovenPaths } from './weave.ts'

it('hangs every warp thread from the top to the bottom', () => {
  expect(wovenPaths({ threads: 3, warp: [10, 10], rows: [5, 10, 0], reached: 0 }, 50)).toEqual({
    warp: 'M10 0V50M20 0V50M30 0V50',
    weft: '',
  })
})

it('passes over every second thread, and over the others in the next row', () => {
  const { weft } = wovenPaths({ threads: 4, warp: [10, 10], rows: [5, 10, 2], reached: 0 }, 50)
  expect(weft).toBe('M1.7 5h16.6M21.7 5h16.6M11.7 15h16.6M31.7 15h16.6')
})

it('stops the last row where the work has come to', () => {
  const { weft } = wovenPaths({ threads: 8, warp: [10, 10], rows: [5, 10, 0], reached: 3 }, 50)
  expect(weft).toBe('M1.7 5h16.6M21.7 5h16.6')
})
