import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'

import { EXCERPT_LENGTH, excerptOf } from './index.ts'

const lengthOf = (text: string): number => [...new Intl.Segmenter('fr').segment(text)].length

describe('the excerpt of an article', () => {
  it('[P-CONST-27] keeps a text of 90 characters, and cuts one of 91 after the 90th', () => {
    const whole = 'é'.repeat(EXCERPT_LENGTH)
    expect(excerptOf(whole)).toBe(whole)
    expect(excerptOf(`${whole}!`)).toBe(`${whole}…`)
    expect(excerptOf('')).toBe('')
  })

  it('[P-CONST-28] ends at a word, and never after a space or a comma', () => {
    expect(excerptOf(`${'a'.repeat(88)} bcdef`)).toBe(`${'a'.repeat(88)}…`)
    expect(excerptOf(`${'a'.repeat(86)} bcd efg`)).toBe(`${'a'.repeat(86)} bcd…`)
    expect(excerptOf(`${'a'.repeat(87)}, bcdef`)).toBe(`${'a'.repeat(87)}…`)
    expect(excerptOf(`${'a'.repeat(89)} bcdef`)).toBe(`${'a'.repeat(89)}…`)
  })

  it('[P-CONST-28] takes a letter with its accent, and a drawing of several signs, for one character', () => {
    const accented = 'e\u0301'
    expect(excerptOf(accented.repeat(EXCERPT_LENGTH))).toBe(accented.repeat(EXCERPT_LENGTH))
    expect(excerptOf(accented.repeat(EXCERPT_LENGTH + 1))).toBe(`${accented.repeat(EXCERPT_LENGTH)}…`)
  })
})

test.prop([fc.string({ unit: 'grapheme', maxLength: 300 })])(
  '[P-CONST-27] [P-CONST-28] is never longer than 90 characters and the ellipsis, begins as the text does, and leaves a short text alone',
  (text) => {
    const excerpt = excerptOf(text)
    expect(lengthOf(excerpt)).toBeLessThanOrEqual(EXCERPT_LENGTH + 1)
    if (lengthOf(text) <= EXCERPT_LENGTH) expect(excerpt).toBe(text)
    else {
      expect(excerpt.endsWith('…')).toBe(true)
      expect(text.startsWith(excerpt.slice(0, -1))).toBe(true)
      // A word is cut only where the first one alone is too long.
      const left = excerpt.slice(0, -1)
      const rest = text.slice(left.length)
      expect(/^[\s,;:–(]/u.test(rest) || !/\s/u.test(left)).toBe(true)
    }
  },
)
