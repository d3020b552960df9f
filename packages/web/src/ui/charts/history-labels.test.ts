import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { heightAt } from './line-geometry.ts'
import { labelPlace, reachOf } from './history-labels.ts'

const rising = [
  { x: 0, y: 0.2 },
  { x: 1, y: 0.9 },
]
const share = fc.double({ min: 0, max: 1, noNaN: true })

describe('the figures at the ends of a history', () => {
  it('stand above their end, under it where lines rise from it, else over or under what lies beside, as near to it as they can', () => {
    const flat = [
      { x: 0, y: 0.2 },
      { x: 1, y: 0.21 },
    ]
    expect(labelPlace([flat], 0.2, 0, 0.3)).toEqual({ side: 'above', up: 0.2 })
    expect(labelPlace([rising], 0.2, 0, 0.3)).toEqual({ side: 'below', up: 0.2 })
    expect(labelPlace([rising.map(({ x, y }) => ({ x, y: y - 0.15 }))], 0.05, 0, 0.5)).toMatchObject({ side: 'above', up: 0.4 })
    const through = [
      { x: 0, y: 0.5 },
      { x: 0.1, y: 0.8 },
      { x: 0.2, y: 0.1 },
      { x: 1, y: 0.6 },
    ]
    expect(labelPlace([through], 0.5, 0, 0.3)).toEqual({ side: 'above', up: 0.8 })
    const fromTop = [
      { x: 0, y: 0.5 },
      { x: 0.1, y: 0.95 },
      { x: 0.2, y: 0.4 },
      { x: 1, y: 0.6 },
    ]
    expect(labelPlace([fromTop], 0.5, 0, 0.3)).toEqual({ side: 'below', up: 0.4 })
  })

  it('are never crossed by a line', () => {
    fc.assert(
      fc.property(
        fc.array(share, { minLength: 2, maxLength: 40 }),
        fc.array(share, { minLength: 2, maxLength: 40 }),
        share,
        (one, two, at) => {
          const lines = [one, two].map((ys) => ys.map((y, place) => ({ x: place / (ys.length - 1), y })))
          const end = one[0] ?? 0
          const { side, up } = labelPlace(lines, end, 0, 0.3)
          const crossings = lines.map((line) => heightAt(line, at * 0.3) - up).map((above) => (side === 'above' ? above : -above))
          expect(Math.max(...crossings)).toBeLessThanOrEqual(0.031)
        },
      ),
    )
  })

  it('take the width of their letters, half the drawing at most', () => {
    expect(reachOf('68 817,04 €', 'narrow')).toBeCloseTo(0.308)
    expect(reachOf('68 817,04 €', 'wide')).toBeCloseTo(0.1595)
    expect(reachOf('987 654 321 098,76 €, and more', 'narrow')).toBe(0.5)
  })
})
