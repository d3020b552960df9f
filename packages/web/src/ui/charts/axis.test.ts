import { test } from '@fast-check/vitest'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { axisAround, axisTo, columnsPath, fanAxis, fanScale, placeOf, writtenAges, writtenYears } from './axis.ts'

describe('axisTo', () => {
  it('draws lines at 100 € and 200 € for an annuity that reaches 219,57 €', () => {
    expect(axisTo(219.57).ticks).toEqual([100, 200])
  })
  it('leaves room for a label above the highest value', () => {
    expect(axisTo(100).top).toBeCloseTo(109, 10)
  })
  it('stands on zero when there is nothing', () => {
    expect(axisTo(0)).toEqual({ bottom: 0, top: 1, ticks: [] })
  })
  test.prop([fc.double({ min: 0.01, max: 1e12, noNaN: true })])('has one to three lines, all inside the drawing', (highest) => {
    const { top, ticks } = axisTo(highest)
    expect(ticks.length).toBeGreaterThanOrEqual(1)
    expect(ticks.length).toBeLessThanOrEqual(3)
    for (const tick of ticks) expect(tick).toBeLessThanOrEqual(top)
  })
})

describe('fanScale', () => {
  it('leaves room above nine in ten, with at most four lines', () => {
    expect(fanScale(330_200).ticks).toEqual([100_000, 200_000, 300_000, 400_000])
    for (const highest of [1, 7, 12.5, 480, 9990, 21_341, 343_137, 3.2e7]) {
      const { top, ticks } = fanScale(highest)
      expect(top).toBeCloseTo(highest * 1.3, 5)
      expect(ticks.length).toBeLessThanOrEqual(4)
      expect(ticks.length).toBeGreaterThanOrEqual(1)
    }
  })
})

describe('fanAxis', () => {
  it('(S-73) begins below the lowest amount of a few years, so that the fan fills its frame, and at zero for more', () => {
    const amounts = [10_500, 11_600, 12_800]
    const { bottom, top, ticks } = fanAxis(amounts, 3)
    expect([bottom, ticks]).toEqual([10_000, [10_000, 11_000, 12_000]])
    expect((12_800 - 10_500) / (top - bottom)).toBeGreaterThan(0.6)
    expect(fanAxis(amounts, 6)).toEqual(fanScale(12_800))
    expect(fanAxis([0, 400], 1).bottom).toBe(0)
    expect(fanAxis([0, 0], 1)).toEqual({ bottom: 0, top: 1, ticks: [] })
  })
})

describe('axisAround', () => {
  it('begins at or below the lowest value and ends above the highest, with a few round lines', () => {
    expect(axisAround([38_914.57, 48_260.4])).toMatchObject({ bottom: 35_000, ticks: [35_000, 40_000, 45_000] })
    for (const values of [
      [184.37, 151.08],
      [0.01, 0.02],
      [0, 987_654_321_098.76],
      [-4, 12],
      [5, 5],
      [0, 0],
    ]) {
      const { bottom, top, ticks } = axisAround(values)
      expect(bottom).toBeLessThanOrEqual(Math.min(...values))
      expect(top).toBeGreaterThan(bottom)
      expect(top).toBeGreaterThanOrEqual(Math.max(...values))
      expect(ticks[0]).toBe(bottom)
      expect(ticks.length).toBeLessThanOrEqual(5)
    }
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

it('names a few years under a fan, and always the last', () => {
  expect([25, 4, 1, 40, 11].map(writtenYears)).toEqual([[5, 10, 15, 20, 25], [1, 2, 3, 4], [1], [10, 20, 30, 40], [5, 11]])
})
