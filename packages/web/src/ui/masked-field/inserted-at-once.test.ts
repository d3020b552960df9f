import { describe, expect, it } from 'vitest'
import { insertedAtOnce, writtenAtOnce } from './typing.ts'

const insertion = (inputType: string, data: string | null = '3.333,33') => ({ inputType, data, isComposing: false })
const held = (value: string, start: number | null = value.length, end = start) => ({
  value,
  selectionStart: start,
  selectionEnd: end,
})

describe('a text that comes into a field at once', () => {
  it.each(['insertText', 'insertFromDrop', 'insertReplacementText'])(
    '[P-FMT-07] is all that an empty field will hold: %s',
    (type) => {
      expect(insertedAtOnce(insertion(type), held(''))).toBe('3.333,33')
    },
  )

  it.each(['insertText', 'insertReplacementText'])('[P-FMT-07] is all that is left where it replaces everything: %s', (type) => {
    expect(insertedAtOnce(insertion(type), held('1 250', 0, 5))).toBe('3.333,33')
  })

  it.each([
    ['one key', insertion('insertText', '3'), held('')],
    ['a word being composed', { ...insertion('insertText'), isComposing: true }, held('')],
    ['a text without its characters', insertion('insertReplacementText', null), held('')],
    ['a paste, which is read on its own', insertion('insertFromPaste'), held('')],
    ['what is added', insertion('insertText'), held('1 250')],
    ['what replaces a part', insertion('insertText'), held('1 250', 0, 4)],
    ['what is dropped beside a chosen text', insertion('insertFromDrop'), held('1 250', 0, 5)],
    ['a filled field that tells no selection', insertion('insertText'), held('a', null)],
  ])('is not %s', (_, event, field) => {
    expect(insertedAtOnce(event, field)).toBeUndefined()
  })
})

describe('a text that is written without being announced', () => {
  const event = (inputType?: string): Event => Object.assign(new Event('input'), inputType === undefined ? {} : { inputType })

  it('[P-FMT-07] is all that the field holds where no kind of input is named, or where it held nothing', () => {
    for (const of of [event(), event('')]) expect(writtenAtOnce(of, '3.333,33', '1 250')).toBe('3.333,33')
    expect(writtenAtOnce(event('insertText'), '3.333,33', '')).toBe('3.333,33')
  })

  it('is nothing of the kind where it may have been added, or is one key', () => {
    expect(writtenAtOnce(event('insertText'), '1 2503', '1 250')).toBeUndefined()
    expect(writtenAtOnce(event(), '3', '')).toBeUndefined()
  })
})
