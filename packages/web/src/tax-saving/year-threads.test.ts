import { describe, expect, it } from 'vitest'
import { yearPath, yearThreads } from './year-threads.ts'

describe('the threads of a year', () => {
  it('counts at most five a month, each worth a round amount', () => {
    expect(yearThreads(5000)).toEqual({ unit: 1000, perMonth: 5, isExact: true })
    expect(yearThreads(3333.33)).toEqual({ unit: 1000, perMonth: 3, isExact: false })
    for (const pay of [0.01, 12, 1234.56, 99_999_999.99]) {
      const { perMonth } = yearThreads(pay)
      expect(perMonth).toBeGreaterThanOrEqual(1)
      expect(perMonth).toBeLessThanOrEqual(5)
    }
  })

  it('draws each month’s threads, and one a month while no pay is known', () => {
    expect(yearPath(5).split('M')).toHaveLength(1 + 60)
    expect(yearPath().split('M')).toHaveLength(1 + 12)
  })
})
