import { test } from '@fast-check/vitest'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { axisTo, columnsPath, placeOf, writtenAges } from './axis.ts'

describe('axisTo', () => {
  it('draws lines at 100 € and 200 € for an annuity that reaches 219,57 €', () => {
    expect(axisTo(219.57).ticks).toEqual([100, 200])
  })
  it('leaves room for a label above the highest value', () => {
    expect(axisTo(100).top).toBeCloseTo(109, 10)
  })
  it('stands on zero when there is nothing', () => {
    expect(axisTo(0)).toEqual({ top: 1, ticks: [] })
  })
  test.prop([fc.double({ min: 0.01, max: 1e12, noNaN: true })])('has one to three lines, all inside the drawing', (highest) => {
    const { top, ticks } = axisTo(highest)
    expect(ticks.length).toBeGreaterThanOrEqual(1)
    expect(ticks.length).toBeLessThanOrEqual(3)
    for (const tick of ticks) expect(tick).toBeLessThanOrEqual(top)
  })
})

describe('columnsPath', () => {
  it('stands one thread per value on the axis', () => {
    expect(
      columnsPath(
        [
          { from: 0, to: 50 },
          { from: 0, to: 100 },
        ],
        100,
      ),
    ).toBe('M0.5 100V50M1.5 100V0')
  })
  it('skips what has no height', () => {
    expect(
      columnsPath(
        [
          { from: 50, to: 50 },
          { from: 50, to: 75 },
        ],
        100,
      ),
    ).toBe('M1.5 50V25')
  })
})

it('places a thread in the middle of its column', () => {
  expect(placeOf(0, 4)).toBe(0.125)
})

describe('writtenAges', () => {
  it('writes both ends and the fifths between', () => {
    expect(writtenAges(64, 95)).toEqual([64, 70, 75, 80, 85, 90, 95])
  })
  it('leaves out a fifth that would touch an end', () => {
    expect(writtenAges(69, 91)).toEqual([69, 75, 80, 85, 91])
  })
  it('writes a single age once', () => {
    expect(writtenAges(95, 95)).toEqual([95])
  })
})
