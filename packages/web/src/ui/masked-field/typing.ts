import { isReadOtherwise, type FieldFormat } from '@hautelisse/domain/fields'
import type { TypedText } from '@hautelisse/domain/money'
import {
  useEffect,
  useEffectEvent,
  useRef,
  type ChangeEvent,
  type CompositionEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react'
import { useHistory } from './history.ts'

/** What the browser says of an insertion before it makes it. */
type Insertion = Pick<InputEvent, 'inputType' | 'data' | 'isComposing'>

/** What the field holds before it; no selection in fields that tell none. */
type Held = Pick<HTMLInputElement, 'value' | 'selectionStart' | 'selectionEnd'>

/** Dictation, a text dragged here, a correction or what the browser remembers. */
const AT_ONCE = new Set(['insertText', 'insertFromDrop', 'insertReplacementText'])

/**
 * Gives the text that is about to be all that the field holds, where several characters come at once without being pasted.
 *
 * @param insertion what the browser is about to do
 * @param held what the field holds
 * @returns nothing of a key, nor of what is added to a text that stays
 * @example insertedAtOnce({ inputType: 'insertText', data: '3.333,33', … }, { value: '', … }) // '3.333,33'
 */
export const insertedAtOnce = ({ inputType, data, isComposing }: Insertion, held: Held): string | undefined => {
  if (isComposing || data === null || data.length < 2 || !AT_ONCE.has(inputType)) return undefined
  // What is dropped stands beside what was chosen elsewhere in the field, not in its place.
  const isAllChosen = inputType !== 'insertFromDrop' && held.selectionStart === 0 && held.selectionEnd === held.value.length
  return held.value === '' || isAllChosen ? data : undefined
}

/**
 * Gives the text that is all a field holds, where it was written without being announced: by an extension, or by what the browser remembers.
 *
 * @param event the change, as the browser tells it; one that names no kind of input stands for all of the text
 * @param after what the field holds now
 * @param before what it held
 * @returns nothing of a key, nor of what may have been added to a text that stays
 * @example writtenAtOnce(new Event('input'), '3.333,33', '1 250') // '3.333,33'
 */
export const writtenAtOnce = (event: Event, after: string, before: string): string | undefined => {
  const isKind = 'inputType' in event && event.inputType !== ''
  return after.length > 1 && (before === '' || !isKind) ? after : undefined
}

/** What the browser says of a key before it writes it. */
type Key = Pick<InputEvent, 'inputType' | 'data' | 'isComposing' | 'cancelable'>

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

// Each of them asks the browser for a layout: only where something changes.
const put = (field: HTMLInputElement, { text, caret }: TypedText): void => {
  if (text !== field.value) field.value = text
  if (caret !== field.selectionStart || caret !== field.selectionEnd) field.setSelectionRange(caret, caret)
}

// The browser scrolls a field to what it writes itself, not to what the page writes.
const showEnd = (field: HTMLInputElement): void => {
  if (field.selectionEnd === field.value.length && field.scrollWidth > field.clientWidth) field.scrollLeft = field.scrollWidth
}

/** Who keeps what the field holds. */
type Page = {
  readonly value: string
  readonly change: (text: string) => void
  readonly take: (pasted: string) => void
}

/**
 * Writes what a format makes of a key into the field itself, with the caret where it stood, before React compares: a controlled field would otherwise
 * throw the caret to the end at every space.
 *
 * The format is asked before the browser writes a key. The text is written here, once, and the browser writes nothing: what it wrote would be written again
 * wherever the format changes it, and the browser would read the whole form anew for what it might fill in.
 *
 * A text that comes at once, and that keys would turn into another, is pasted.
 *
 * @param field the field
 * @param format what becomes of a key
 * @param page gives what the field holds; takes what it holds from now on, and says what it made of it; takes a paste
 * @returns what the field listens to; how to paste a text; and how to say that it is left
 */
export const useTyping = (field: RefObject<HTMLInputElement | null>, format: FieldFormat, { value, change, take }: Page) => {
  const caretBefore = useRef(0)
  const announced = useRef<{ readonly whole: string | undefined }>(undefined)
  const answer = (target: HTMLInputElement, typed: TypedText): void => {
    change(typed.text)
    put(target, typed)
  }
  const history = useHistory(value, answer)
  const { holds, changing, forget } = history
  const paste = (target: HTMLInputElement, text: string): void => {
    history.pasting(target)
    take(text)
  }
  const write = (target: HTMLInputElement, before: TypedText, typed: TypedText): void =>
    changing(before, () => {
      answer(target, typed)
      return target.value
    })
  const isPaste = (whole: string | undefined): whole is string => whole !== undefined && isReadOtherwise(format, whole)
  const onKey = useEffectEvent((key: InputEvent, target: HTMLInputElement): void => {
    if (history.onBrowserStep(key, target)) return
    const whole = insertedAtOnce(key, target)
    announced.current = { whole }
    const written = writtenByKey(key, target)
    if (written === undefined || isPaste(whole)) return
    const before = holds(target.selectionStart)
    key.preventDefault()
    announced.current = undefined
    write(target, before, format.type(written.text, written.caret, before))
    showEnd(target)
  })
  useEffect(() => {
    const { current } = field
    const leaving = new AbortController()
    current?.addEventListener('beforeinput', (key) => onKey(key, current), { signal: leaving.signal })
    return () => leaving.abort()
  }, [field])
  const rewrite = (target: HTMLInputElement): void => {
    const before = holds(caretBefore.current)
    write(target, before, format.type(target.value, target.selectionStart ?? target.value.length, before))
  }
  const listeners = {
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>): void => {
      caretBefore.current = event.currentTarget.selectionStart ?? 0
      history.onKey(event)
    },
    onChange: ({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>): void => {
      const written = currentTarget.value
      const { whole } = announced.current ?? { whole: writtenAtOnce(nativeEvent, written, value) }
      announced.current = undefined
      // A word that a keyboard is still composing is left alone: changing it now would write it twice.
      if ('isComposing' in nativeEvent && nativeEvent.isComposing === true)
        changing(holds(caretBefore.current), () => {
          change(written)
          return written
        })
      else if (isPaste(whole)) {
        put(currentTarget, holds(caretBefore.current))
        paste(currentTarget, whole)
      } else rewrite(currentTarget)
    },
    onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>): void => rewrite(currentTarget),
  }
  return { listeners, paste, forget }
}
