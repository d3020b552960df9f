import { describe, expect, it } from 'vitest'

import { IBAN_MASK, NIR_MASK, PHONE_MASK, typeInMask, type Mask } from './index.ts'

type TypedText = { readonly text: string; readonly caret: number }

/** Text with `|` where the caret stands. */
const read = (marked: string): TypedText => ({ text: marked.replace('|', ''), caret: marked.indexOf('|') })
const show = ({ text, caret }: TypedText): string => `${text.slice(0, caret)}|${text.slice(caret)}`

/** Keys pressed one by one, `<` being Backspace and `>` Delete. */
const press = (mask: Mask, marked: string, keys: string): string => {
  let field = read(marked)
  for (const key of keys) {
    const { text, caret } = field
    if (key === '<')
      field = typeInMask(mask, text.slice(0, Math.max(0, caret - 1)) + text.slice(caret), Math.max(0, caret - 1), field)
    else if (key === '>') field = typeInMask(mask, text.slice(0, caret) + text.slice(caret + 1), caret, field)
    else field = typeInMask(mask, text.slice(0, caret) + key + text.slice(caret), caret + 1, field)
  }
  return show(field)
}

describe('a field with groups', () => {
  it('[P-FMT-10] [P-FMT-12] [P-FMT-13] groups characters as they come', () => {
    expect(press(IBAN_MASK, '|', 'fr1420041010050500013m02606')).toBe('FR14 2004 1010 0505 0001 3M02 606|')
    expect(press(NIR_MASK, '|', '1850578006084')).toBe('1 85 05 78 006 084|')
    expect(press(PHONE_MASK, '|', '06.12.34.56.78')).toBe('06 12 34 56 78|')
  })

  it.each([
    ['06 |12 34', '9', '06 9|1 23 4'],
    ['0|6 12', '9', '09| 61 2'],
    ['06| 12', '9', '06 9|1 2'],
    ['|06 12', '9', '9|0 61 2'],
    ['06 1|2 34', 'x', '06 1|2 34'],
    ['06 1|2 34', ' ', '06 1|2 34'],
  ])('[P-FMT-13] keeps the caret at its digit: %s, then %s, is %s', (before, keys, after) => {
    expect(press(PHONE_MASK, before, keys)).toBe(after)
  })

  it.each([
    ['06 |12 34', '<', '06| 12 34'],
    ['06 |12 34', '<<', '0|1 23 4'],
    ['06| 12 34', '>', '06 |12 34'],
    ['06| 12 34', '>>', '06 |23 4'],
    ['06 12 3|', '<', '06 12|'],
    ['0|6 12', '>', '0|1 2'],
  ])('[P-FMT-13] lets both erasing keys cross a space: %s, then %s, is %s', (before, keys, after) => {
    expect(press(PHONE_MASK, before, keys)).toBe(after)
  })

  it('[P-FMT-13] takes nothing more when it is full, and loses nothing at its end', () => {
    expect(press(PHONE_MASK, '06 12 |34 56 78', '9')).toBe('06 12| 34 56 78')
    expect(press(PHONE_MASK, '06 12 34 56 78|', '9')).toBe('06 12 34 56 78|')
    expect(press(IBAN_MASK, '|FR14 2004 1010 0505 0001 3M02 6061 23', 'X')).toBe('|FR14 2004 1010 0505 0001 3M02 6061 23')
  })

  it('[P-FMT-12] keeps the letter of Corsica while the digits before it are replaced', () => {
    expect(press(NIR_MASK, '1| 85 05 2A 006 084', '<')).toBe('|8 50 52 A0 060 84')
    expect(press(NIR_MASK, '1| 85 05 2A 006 084', '<2')).toBe('2| 85 05 2A 006 084')
    expect(press(NIR_MASK, '|', '185052b006084')).toBe('1 85 05 2B 006 084|')
    expect(press(NIR_MASK, '1 85 05 2A|', 'B')).toBe('1 85 05 2A|')
    expect(press(NIR_MASK, '1 2|', 'A')).toBe('1 2|')
  })

  it('[P-FMT-11] takes plain letters alone', () => {
    expect(press(IBAN_MASK, '|', 'ßéﬁa')).toBe('A|')
  })
})
