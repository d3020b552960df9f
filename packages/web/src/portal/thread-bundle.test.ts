import { describe, expect, it } from 'vitest'
import { bundlePath, hangingPath } from './thread-bundle.ts'

describe('thread bundles', () => {
  it('draws each thread from its place at the top to its place at the bottom', () => {
    expect(bundlePath({ threads: 2, top: [10, 5], bottom: [20, 2] }, 100)).toBe(
      'M10 0C10 50 20 50 20 100M15 0C15 50 22 50 22 100',
    )
  })

  it('bends where it is told to', () => {
    expect(bundlePath({ threads: 1, top: [668, 8], bottom: [156, 6], bend: [0.82, 0.5] }, 610)).toBe(
      'M668 0C668 500.2 156 305 156 610',
    )
  })

  it('leaves a missing thread out and keeps the place of the others', () => {
    expect(bundlePath({ threads: 3, top: [0, 10], bottom: [0, 10], without: [1] }, 10)).toBe(
      'M0 0C0 5 0 5 0 10M20 0C20 5 20 5 20 10',
    )
  })

  it('hangs threads of uneven lengths at even distances', () => {
    expect(hangingPath([10, 20], 8)).toBe('M4 0V10M12 0V20')
  })
})
