import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { writtenByKey } from './typing.ts'

const key = (inputType: string, data: string | null = null) => ({ inputType, data, isComposing: false, cancelable: true })
const held = (value: string, start: number | null = value.length, end = start) => ({
  value,
  selectionStart: start,
  selectionEnd: end,
})

describe('what a key will have written', () => {
  it('[P-FMT-07] a character stands where the caret was, or in the place of what was chosen', () => {
    expect(writtenByKey(key('insertText', '7'), held('314'))).toEqual({ text: '3147', caret: 4 })
    expect(writtenByKey(key('insertText', '7'), held('314', 0, 2))).toEqual({ text: '74', caret: 1 })
  })

  it('an erased character is the one before the caret, or after it, or what was chosen', () => {
    expect(writtenByKey(key('deleteContentBackward'), held('3\u202F147', 2))).toEqual({ text: '3147', caret: 1 })
    expect(writtenByKey(key('deleteContentForward'), held('3\u202F147', 1))).toEqual({ text: '3147', caret: 1 })
    expect(writtenByKey(key('deleteContentForward'), held('3147', 1, 3))).toEqual({ text: '37', caret: 1 })
  })

  it.each([
    ['a word being composed', { ...key('insertCompositionText', 'é'), isComposing: true }, held('')],
    ['what cannot be kept from being written', { ...key('insertText', '7'), cancelable: false }, held('')],
    ['an undone key', key('historyUndo'), held('3147')],
    ['a whole word erased', key('deleteWordBackward'), held('3147')],
    ['a field that tells no caret', key('insertText', 'a'), held('a', null)],
    ['letters of several parts', key('deleteContentBackward'), held('e\u0301')],
    ['an end with nothing before it', key('deleteContentBackward'), held('3147', 0)],
    ['an end with nothing after it', key('deleteContentForward'), held('12/', 3)],
    ['a typed drawing', key('insertText', '👍'), held('')],
    ['text without its characters', key('insertText'), held('')],
  ])('is left to the browser for %s', (_, event, field) => {
    expect(writtenByKey(event, field)).toBeUndefined()
  })

  test.prop([fc.stringMatching(/^[0-9 ,]{0,12}$/), fc.nat(12), fc.nat(12), fc.stringMatching(/^[0-9,]$/)])(
    'a character that is typed and erased again leaves what was not chosen',
    (value, a, b, data) => {
      const [start, end] = [Math.min(a, b, value.length), Math.min(Math.max(a, b), value.length)]
      const typed = writtenByKey(key('insertText', data), held(value, start, end))
      expect(typed?.text.slice(0, typed.caret)).toBe(value.slice(0, start) + data)
      const erased = writtenByKey(key('deleteContentBackward'), held(typed?.text ?? '', typed?.caret ?? 0))
      expect(erased).toEqual({ text: value.slice(0, start) + value.slice(end), caret: start })
    },
  )
})
