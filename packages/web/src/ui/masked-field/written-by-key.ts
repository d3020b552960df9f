import type { TypedText } from '@hautelisse/domain/money'

/** What the browser says of a key before it writes it. */
type Key = Pick<InputEvent, 'inputType' | 'data' | 'isComposing' | 'cancelable'>

/** What the field holds before the key; no caret in fields that tell none. */
type Held = Pick<HTMLInputElement, 'value' | 'selectionStart' | 'selectionEnd'>

/** One character is one place of the caret: all that figures, codes and names of our formats are made of, but for accents written apart. */
const SIMPLE = /^[\u0020-\u007E\u00A0-\u02FF\u202F\u2019]*$/

/**
 * Says what a field would hold after a key, where that is known before the browser writes it: a character typed, or one erased.
 *
 * @param key what the browser is about to do
 * @param held what the field holds
 * @returns its text and caret after the key; undefined where only the browser knows
 * @example writtenByKey({ inputType: 'insertText', data: '7', … }, { value: '314', selectionStart: 3, selectionEnd: 3 }) // { text: '3147', caret: 4 }
 */
export const writtenByKey = (
  { inputType, data, isComposing, cancelable }: Key,
  { value, selectionStart: start, selectionEnd: end }: Held,
): TypedText | undefined => {
  if (!cancelable || isComposing || start === null || end === null || !SIMPLE.test(value)) return undefined
  const between = (from: number, to: number, text = ''): TypedText => ({
    text: value.slice(0, from) + text + value.slice(to),
    caret: from + text.length,
  })
  if (inputType === 'insertText') return data === null || !SIMPLE.test(data) ? undefined : between(start, end, data)
  if (inputType !== 'deleteContentBackward' && inputType !== 'deleteContentForward') return undefined
  if (start !== end) return between(start, end)
  const [from, to] = inputType === 'deleteContentBackward' ? [start - 1, start] : [start, start + 1]
  // At either end there is nothing to erase.
  return from < 0 || to > value.length ? undefined : between(from, to)
}
