import { describe, expect, it } from 'vitest'
import { capitalAfterKey, capitalUnderPointer } from './moves.ts'

describe('the split handle by keyboard', () => {
  const total = 713_020
  it.each([
    ['ArrowRight', 313_020, 320_150],
    ['ArrowUp', 313_020, 320_150],
    ['ArrowLeft', 313_020, 305_890],
    ['ArrowDown', 313_020, 305_890],
    ['PageUp', 313_020, 384_322],
    ['PageDown', 313_020, 241_718],
    ['Home', 313_020, 0],
    ['End', 313_020, 713_020],
  ])('%s takes %i cents to %i', (key, before, after) => {
    expect(capitalAfterKey(key, before, total)).toBe(after)
  })
  it('stops at the two ends', () => {
    expect(capitalAfterKey('ArrowLeft', 10, total)).toBe(0)
    expect(capitalAfterKey('PageUp', 713_000, total)).toBe(total)
  })
  it('leaves other keys to the browser', () => {
    expect(capitalAfterKey('Tab', 10, total)).toBeUndefined()
    expect(capitalAfterKey('a', 10, total)).toBeUndefined()
  })
  it('always moves, however small the amount', () => {
    expect(capitalAfterKey('PageUp', 0, 10)).toBe(1)
  })
})

describe('the split handle under the pointer', () => {
  it('rests on whole euros', () => {
    expect(capitalUnderPointer(312_743, 713_020)).toBe(312_700)
  })
  it('reaches all of it, to the cent, at the end', () => {
    expect(capitalUnderPointer(713_020, 713_020)).toBe(713_020)
  })
  it('never passes the whole by rounding up', () => {
    expect(capitalUnderPointer(713_019, 713_020)).toBe(713_000)
    expect(capitalUnderPointer(71_380, 71_390)).toBe(71_390)
  })
})
