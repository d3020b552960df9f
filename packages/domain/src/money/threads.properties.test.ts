import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { euros, sumEuros } from './euros.ts'
import { countThreads } from './threads.ts'

const cents = fc.integer({ min: 0, max: 500_000_000 }).map((value) => euros(value).dividedBy(100)).map((value) => euros(value))
const amounts = fc.array(cents, { minLength: 1, maxLength: 6 })
const most = fc.constantFrom(60, 120)

describe('threads', () => {
  test.prop([amounts, most])('never draws fewer threads than the amounts are worth less a half, nor more than one too many for each amount', (list, limit) => {
    const { unit, counts } = countThreads(list, limit)
    const drawn = counts.reduce((sum, count) => sum + count, 0)
    const worth = sumEuros(list).dividedBy(unit).toNumber()
    expect(drawn).toBeGreaterThanOrEqual(worth - 0.5)
    expect(drawn).toBeLessThanOrEqual(worth + 0.5 + list.length)
    expect(worth).toBeLessThanOrEqual(limit)
  })

  test.prop([amounts, most])('never gives a larger amount fewer threads than a smaller one', (list, limit) => {
    const { counts } = countThreads(list, limit)
    for (const [one, larger] of list.entries())
      for (const [other, smaller] of list.entries())
        if (larger.greaterThan(smaller)) expect(counts[one] ?? 0).toBeGreaterThanOrEqual(counts[other] ?? 0)
  })
})
