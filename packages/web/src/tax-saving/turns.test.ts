import { describe, expect, it } from 'vitest'
import { isSwipe, turnOfSwipe } from './turns.ts'

describe('a finger on the slides', () => {
  it('[TAX-17] turns them when it has gone far enough: to the left forward, to the right back', () => {
    expect([-200, -56, -55, 0, 55, 56, 200].map(turnOfSwipe)).toEqual([
      'forward',
      'forward',
      undefined,
      undefined,
      undefined,
      'back',
      'back',
    ])
  })

  it('leaves a movement up or down to the page', () => {
    expect(isSwipe(-40, 10)).toBe(true)
    expect(isSwipe(40, 60)).toBe(false)
    expect(isSwipe(9, 0)).toBe(false)
  })
})
