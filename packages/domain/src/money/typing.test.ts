import { describe, expect, it } from 'vitest'

import { groupWhileTyping, keepNumericCharacters, typeNumeric, type TypedText } from './index.ts'

/** Text with `|` where the caret stands. */
const read = (marked: string): TypedText => ({ text: marked.replace('|', ''), caret: marked.indexOf('|') })
const show = ({ text, caret }: TypedText): string => `${text.slice(0, caret)}|${text.slice(caret)}`
const typed = (marked: string): string => show(groupWhileTyping(read(marked).text, read(marked).caret))

/** What stands in the field after keys typed one by one. */
const typeKeys = (keys: string): string => {
  let field: TypedText = { text: '', caret: 0 }
  for (const key of keys) {
    field = groupWhileTyping(field.text.slice(0, field.caret) + key + field.text.slice(field.caret), field.caret + 1)
  }
  return show(field)
}

describe('an amount field while it is typed in', () => {
  it('[P-FMT-07] [S-AMT-04] groups thousands as they come', () => {
    expect(typeKeys('1234567')).toBe('1 234 567|')
    expect(typeKeys('1234567,89')).toBe('1 234 567,89|')
  })

  it.each([
    ['1234|', '1 234|'],
    ['12|34', '1 2|34'],
    ['1 92|34', '19 2|34'],
    ['|1 234', '|1 234'],
    ['1 |34', '1|34'],
    ['1 |234 567', '1| 234 567'],
    ['1 234 5|', '12 345|'],
    ['1 23|', '123|'],
    ['1 234,5|', '1 234,5|'],
  ])('[P-FMT-07] keeps the caret at its digit: %s becomes %s', (before, after) => {
    expect(typed(before)).toBe(after)
  })

  it('[P-FMT-14] ignores keys other than digits, comma and space', () => {
    expect(typeKeys('a-.1,5')).toBe('1,5|')
    expect(typeKeys('12€e+3')).toBe('123|')
    expect(typed('a-.1,5|')).toBe('1,5|')
  })

  it('[P-FMT-14] types a comma for a dot', () => {
    expect(typeKeys('12.5')).toBe('12,5|')
  })

  it('[P-FMT-08] takes two decimals at most', () => {
    expect(typeKeys('1,239')).toBe('1,23|')
  })

  it('leaves the amount alone when a second comma is typed', () => {
    expect(typed('1,|2,34')).toBe('1|2,34')
    expect(typed('12,34,|')).toBe('12,34|')
    expect(typeKeys(',')).toBe('|')
  })

  it('keeps what remains while the first digit is replaced', () => {
    expect(typed('| 000')).toBe('|000')
    expect(typed('2|000')).toBe('2| 000')
    expect(typed('|,50')).toBe('|,50')
    expect(typed('2|,50')).toBe('2|,50')
  })

  it('takes no digit that would make the amount too large to be read', () => {
    expect(typeKeys('12345678901234')).toBe('1 234 567 890 123|')
  })

  it('lets both erasing keys cross a space', () => {
    const field = read('1| 234')
    const afterDelete = groupWhileTyping('1234', 1, field)
    expect(show(afterDelete)).toBe('1 |234')
    expect(show(groupWhileTyping('1 34', 2, afterDelete))).toBe('1|34')
    expect(show(groupWhileTyping('1234', 1, read('1 |234')))).toBe('1| 234')
  })

  it('[P-FMT-07] stays before the space when a digit is replaced by another', () => {
    expect(show(groupWhileTyping('9 234', 1, read('1| 234')))).toBe('9| 234')
  })
})

describe('a numeric field', () => {
  it('[P-FMT-14] keeps digits, commas and spaces', () => {
    expect(keepNumericCharacters('a-.1,5')).toBe('1,5')
    expect(keepNumericCharacters('1\u00A0234 €')).toBe('1234 ')
  })
})

describe('a numeric field while it is typed in', () => {
  it.each([
    ['a-.1,5|', '1,5|'],
    ['|', '|'],
    ['abc|', '|'],
    [',|', '|'],
    ['.|', '|'],
    ['12.|', '12,|'],
    ['12,|', '12,|'],
    ['1 2|34', '1 2|34'],
    ['1a|2', '1|2'],
    ['|1a2', '|12'],
    ['1,2,|', '1,2|'],
    ['1,|2,5', '1|2,5'],
    [',5|', ',5|'],
    ['1/2:3|', '123|'],
  ])('[P-FMT-14] keeps digits, spaces and one comma, and the caret at its character: %s gives %s', (before, after) => {
    const { text, caret } = read(before)
    expect(show(typeNumeric(text, caret))).toBe(after)
  })
})
