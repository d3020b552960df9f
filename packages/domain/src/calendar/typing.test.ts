import { describe, expect, it } from 'vitest'

import { filledDate, readPastedDate, typeDate } from './index.ts'

type TypedText = { readonly text: string; readonly caret: number }
const read = (marked: string): TypedText => ({ text: marked.replace('|', ''), caret: marked.indexOf('|') })
const show = ({ text, caret }: TypedText): string => `${text.slice(0, caret)}|${text.slice(caret)}`

/** Keys pressed one by one, `<` being Backspace and `>` Delete. */
const press = (marked: string, keys: string): string => {
  let field = read(marked)
  for (const key of keys) {
    const { text, caret } = field
    if (key === '<') field = typeDate(text.slice(0, Math.max(0, caret - 1)) + text.slice(caret), Math.max(0, caret - 1), field)
    else if (key === '>') field = typeDate(text.slice(0, caret) + text.slice(caret + 1), caret, field)
    else field = typeDate(text.slice(0, caret) + key + text.slice(caret), caret + 1, field)
  }
  return show(field)
}

describe('a date field while it is typed in', () => {
  it('[P-FMT-01] puts the bars while digits are typed', () => {
    expect(press('|', '12')).toBe('12/|')
    expect(press('|', '12031964')).toBe('12/03/1964|')
  })

  it('takes a bar typed by hand where one stands already', () => {
    expect(press('|', '12/03/1964')).toBe('12/03/1964|')
    expect(press('12|/03/1964', '/')).toBe('12/|03/1964')
  })

  it('keeps a date written without leading zeros as it was written', () => {
    expect(press('|', '1/3/1964')).toBe('1/3/1964|')
    expect(typeDate('1/3/1964', 8).text).toBe('1/3/1964')
  })

  it('lets a bar be deleted, and puts it back with the next digit', () => {
    expect(press('12/|', '<')).toBe('12|')
    expect(press('12/|', '<0')).toBe('12/0|')
    expect(press('12/|03/1964', '<')).toBe('12|03/1964')
    expect(press('12|/03', '>4')).toBe('12/4|0/3')
  })

  it('drops the last of three bars where the caret stands before it', () => {
    expect(show(typeDate('1/2/3/4', 1, { text: '', caret: 0 }))).toBe('1|/2/34')
    expect(show(typeDate('1/2/3/4', 7, { text: '', caret: 0 }))).toBe('1/2/34|')
  })

  it('drops letters and anything after the year', () => {
    expect(press('|', 'a1b2-0 3/19645x')).toBe('12/03/1964|')
  })

  it.each([
    ['1|2/03/1964', '5', '1|2/03/1964'],
    ['12|/03/1964', '5', '12|/03/1964'],
    ['1|2/03/1964', '<5', '5|2/03/1964'],
    ['12/0|3/1964', '<1', '12/1|3/1964'],
    ['12/03/19|64', '<<20', '12/03/20|64'],
    ['12/|03/1964', '>>11', '12/11|/1964'],
    ['|12/03/1964', '/', '|12/03/1964'],
    ['12|/03/1964', '<<15', '15|/03/1964'],
    ['12/03/19|64', '/', '12/03/19|64'],
    ['12/|', '/', '12/|'],
    ['12/|/1964', '/', '12//|1964'],
    ['1|2/3/1964', '/', '1|2/3/1964'],
  ])('keeps the caret and the digits behind it: %s, then %s, is %s', (before, keys, after) => {
    expect(press(before, keys)).toBe(after)
  })
})

describe('a pasted date', () => {
  it.each([
    ['12/03/1964', '1964-03-12'],
    [' 12.03.1964\n', '1964-03-12'],
    ['12-03-1964', '1964-03-12'],
    ['12031964', '1964-03-12'],
    ['1964-03-12', '1964-03-12'],
  ])('[P-FMT-01] is read whole: %j', (pasted, date) => {
    expect(readPastedDate(pasted)).toBe(date)
  })

  it.each(['1/3/1964', '31/02/1964', '12/03/64', '12 mars 1964', '12/03/1964 à Lille', '1964/03/12', ''])(
    '[P-FMT-01] is refused when it is no day that exists in full: %j',
    (pasted) => {
      expect(readPastedDate(pasted)).toBeUndefined()
    },
  )

  it('may come from the browser’s own memory', () => {
    expect(filledDate('1964-03-12')).toBe('12/03/1964')
    expect(filledDate('12/03/1964')).toBeUndefined()
  })
})
