import { test } from '@fast-check/vitest'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bundleIn, drawFan } from './fan-paths.ts'
import { fanThreads } from './fan-threads.ts'

describe('bundleIn', () => {
  it('keeps few threads together, eight units apart', () => {
    expect(bundleIn(100, 300, 10)).toEqual({ start: 100, pitch: 8 })
  })
  it('draws many threads closer, so that they end inside their card', () => {
    expect(bundleIn(26, 520, 104)).toEqual({ start: 26, pitch: 5 })
  })
  it('can stand against the right edge of its room', () => {
    expect(bundleIn(0, 100, 10, 'end')).toEqual({ start: 20, pitch: 8 })
  })
})

/** Where each thread of a path begins and ends. */
const endsOf = (path = ''): readonly { readonly top: number; readonly bottom: number; readonly down: number }[] =>
  path
    .split('M')
    .slice(1)
    .map((thread) => {
      const numbers = thread.split(/[ C]/).map(Number)
      return { top: numbers[0] ?? 0, bottom: numbers.at(-2) ?? 0, down: numbers.at(-1) ?? 0 }
    })

describe('drawFan', () => {
  it('runs each thread from its place in the row to its place in the bundle', () => {
    const { paths } = drawFan(
      [
        { count: 2, target: { start: 0, width: 0.1 } },
        { count: 1, target: { start: 0.8, width: 0.2 } },
      ],
      60,
      100,
    )
    expect(endsOf(paths[0])).toEqual([
      { top: 10, bottom: 1.5, down: 100 },
      { top: 30, bottom: 4.5, down: 100 },
    ])
    expect(endsOf(paths[1])).toEqual([{ top: 50, bottom: 52, down: 100 }])
  })
  it('draws nothing for an empty group', () => {
    const targets = [
      { start: 0, width: 0.5 },
      { start: 0.5, width: 0.5 },
    ] as const
    const { paths } = drawFan(
      [
        { count: 0, target: targets[0] },
        { count: 1, target: targets[1] },
      ],
      10,
      10,
    )
    expect(paths[0]).toBe('')
  })
  it('draws what is not known as threads that end in the void above their card, and keeps their part of the row free of others', () => {
    const { paths } = drawFan(
      [
        { count: undefined, target: { start: 0, width: 0.5 } },
        { count: 4, target: { start: 0.55, width: 0.2 } },
      ],
      1200,
      140,
    )
    const [loose, known] = paths.map(endsOf)
    expect(loose?.every(({ top, down }) => top < 600 && down < 0.7 * 140)).toBe(true)
    expect(new Set(loose?.map(({ down }) => down)).size).toBeGreaterThan(30)
    expect(known?.map(({ top }) => top)).toEqual([668, 684, 700, 716])
  })
  it('(S-53) keeps nearly a hundred threads of one goal apart where most of them run to one card', () => {
    const { counts } = fanThreads(
      [
        { id: 'pension', amount: 1415, tone: 'h1' },
        { id: 'annuities', amount: 147, tone: 'h1' },
        { id: 'other', amount: 207, tone: 'h3' },
        { id: 'gap', kind: 'dashed', amount: 131, tone: 'goal' },
      ],
      'both',
    ).wide
    const rooms = [
      { start: 0.022, width: 0.37 },
      { start: 0.443, width: 0.146 },
      { start: 0.64, width: 0.146 },
      { start: 0.836, width: 0.146 },
    ]
    const { stroke, apart } = drawFan(
      rooms.map((target, at) => ({ count: counts[at], target })),
      1200,
      190,
    )
    expect(apart).toBeGreaterThanOrEqual(2 * stroke)
    expect(stroke).toBeGreaterThanOrEqual(1.2)
  })

  // Cards of the product: beside each other, none narrower than an eighth of the row that they share, as wide as a window or as a phone.
  const fans = fc
    .array(fc.record({ weight: fc.integer({ min: 20, max: 60 }), euros: fc.integer({ min: 0, max: 100_000 }) }), {
      minLength: 1,
      maxLength: 4,
    })
    .filter((list) => list.some(({ euros }) => euros > 0))
  const frames = fc.constantFrom(
    { size: 'large', width: 1200, height: 170 },
    { size: 'small', width: 350, height: 84 },
    { size: 'small', width: 320, height: 120 },
  )
  test.prop([fans, frames])(
    '(S-53) never draws threads of one group nearer to each other than twice their stroke',
    (list, { size, width, height }) => {
      const { counts } = fanThreads(
        list.map(({ euros }, at) => ({ id: `${at}`, amount: euros, tone: 'd1' })),
        size,
      ).wide
      const all = list.reduce((sum, { weight }) => sum + weight, 0)
      let start = 0
      const groups = list.map(({ weight }, at) => {
        const target = { start: start / all, width: (0.94 * weight) / all }
        start += weight
        return { count: counts[at], target }
      })
      const { stroke, apart, paths } = drawFan(groups, width, height)
      expect(apart).toBeGreaterThanOrEqual(2 * stroke)
      expect(paths.map((path) => endsOf(path).length)).toEqual(counts)
    },
  )
})
