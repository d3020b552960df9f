import { test } from '@fast-check/vitest'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fanThreads, neutralCounts, type FanGroup } from './fan-threads.ts'

const goalOf = (pension: FanGroup, gap: number) =>
  fanThreads([pension, { id: 'gap', kind: 'dashed', amount: gap, tone: 'goal' }], 'both', 1900)

describe('the threads of a fan', () => {
  it('(S-2) draws what is missing to a goal with as many threads as it is worth', () => {
    expect(goalOf({ id: 'pension', amount: 71.93, tone: 'h1' }, 1828.07)).toMatchObject({
      whole: 1900,
      wide: { unit: 20, counts: [4, 91] },
      narrow: { unit: 50, counts: [1, 37] },
    })
    expect(goalOf({ id: 'pension', amount: 2196.84, tone: 'h1' }, 303.16).wide.counts).toEqual([44, 6])
  })
  it('(S-2) counts no thread for what is not known, whose worth it does not guess', () => {
    const threads = fanThreads(
      [
        { id: 'pension', kind: 'unknown', tone: 'unknown' },
        { id: 'annuities', amount: 71.93, tone: 'h1' },
      ],
      'both',
      1900,
    )
    expect(threads.wide).toEqual({ unit: 20, counts: [undefined, 4] })
    expect(threads.narrow).toEqual({ unit: 50, counts: [undefined, 1] })
  })
  it('has one number of threads at every width where there is one drawing', () => {
    const groups: readonly FanGroup[] = [{ id: 'one', amount: 1900, tone: 'd1' }]
    expect(fanThreads(groups, 'small')).toMatchObject({ wide: { unit: 50 }, narrow: { unit: 50 } })
    expect(fanThreads(groups, 'large')).toMatchObject({ wide: { unit: 20 }, narrow: { unit: 20 } })
  })
  it('is the same for every amount while amounts are hidden, and tells no more of what is not known', () => {
    const groups = (amount: number): readonly FanGroup[] => [
      { id: 'a', amount, tone: 'd1' },
      { id: 'b', kind: 'unknown', tone: 'unknown' },
      { id: 'c', kind: 'dashed', amount: 1, tone: 'd2' },
    ]
    expect(neutralCounts(groups(5))).toEqual([20, undefined, 20])
    expect(neutralCounts(groups(0))).toEqual(neutralCounts(groups(1_000_000)))
  })

  const cents = fc.integer({ min: 0, max: 99_999_999_999 }).map((amount) => amount / 100)
  const group = fc.oneof(
    cents.map((amount): FanGroup => ({ id: 'solid', amount, tone: 'd1' })),
    cents.map((amount): FanGroup => ({ id: 'dashed', kind: 'dashed', amount, tone: 'd1' })),
    fc.constant<FanGroup>({ id: 'unknown', kind: 'unknown', tone: 'unknown' }),
  )
  const groups = fc.array(group, { minLength: 1, maxLength: 6 })
  test.prop([groups, fc.constantFrom('both' as const, 'small' as const, 'large' as const), cents])(
    '(S-2) gives every known group threads times their worth that are its amount, within a thread, and the unknown none',
    (list, size, whole) => {
      const threads = fanThreads(list, size, whole)
      for (const { unit, counts } of [threads.wide, threads.narrow])
        for (const [at, { kind, amount = 0 }] of list.entries()) {
          const count = counts[at]
          if (kind === 'unknown') expect(count).toBeUndefined()
          else expect(Math.abs((count ?? Number.NaN) * unit - amount)).toBeLessThan(unit)
        }
    },
  )
  test.prop([groups, cents])('(S-2) is not moved by what is not known', (list, whole) => {
    const known = list.filter(({ kind }) => kind !== 'unknown')
    const [all, some] = [fanThreads(list, 'both', whole), fanThreads(known, 'both', whole)]
    expect(all.wide.unit).toBe(some.wide.unit)
    expect(all.narrow.counts.filter((count) => count !== undefined)).toEqual(some.narrow.counts)
  })
})
