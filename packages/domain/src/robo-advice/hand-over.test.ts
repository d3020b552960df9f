import { describe, expect, it } from 'vitest'

import { handOverOf, shownEuros } from './index.ts'

const levels = (capacity: 1 | 3) => ({ capacity, knowledge: 4, tolerance: 4 }) as const

describe('the way to the fund switch', () => {
  it('[ROBO-03] is open for one’s own profile, a more cautious one, and without any', () => {
    expect(handOverOf('balanced', 'balanced', levels(3))).toBe('open')
    expect(handOverOf('security', 'balanced', levels(3))).toBe('open')
    expect(handOverOf('offensive', null, null)).toBe('open')
  })

  it('[ROBO-03] asks to confirm a bolder one, and closes the boldest to the lowest capacity', () => {
    expect(handOverOf('offensive', 'balanced', levels(3))).toBe('bolder')
    expect(handOverOf('balanced', 'security', levels(1))).toBe('bolder')
    expect(handOverOf('offensive', 'security', levels(1))).toBe('contact')
  })
})

it('[ROBO-03] amounts of a fan are shown to 100 €, below 10 000 € to 10 €', () => {
  expect([127154.85, 513.19, 9994.9, 9995, 10_049, -677.58].map(shownEuros)).toEqual([127_200, 510, 9990, 10_000, 10_000, -680])
})
