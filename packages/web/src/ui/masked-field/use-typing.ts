import type { FieldFormat } from '@hautelisse/domain/fields'
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
import { afterPaint } from '../live/index.ts'
import { writtenByKey } from './written-by-key.ts'

// Each of them asks the browser for a layout: only where something changes.
const put = (field: HTMLInputElement, { text, caret }: TypedText): void => {
  if (text !== field.value) field.value = text
  if (caret !== field.selectionStart || caret !== field.selectionEnd) field.setSelectionRange(caret, caret)
}

// The browser scrolls a field to what it writes itself; a text longer than its field is rare, so it is looked for once the key is on the screen.
const showEnd = (field: HTMLInputElement): void => {
  if (field.selectionEnd === field.value.length && field.scrollWidth > field.clientWidth) field.scrollLeft = field.scrollWidth
}

/**
 * Writes what a format makes of a key into the field itself, with the caret where it stood, before React compares: a controlled field would otherwise
 * throw the caret to the end at every space.
 *
 * The format is asked before the browser writes a key; where it changes the text, the text is written here, once, and the browser writes nothing.
 *
 * @param field the field
 * @param type what the format makes of a key
 * @param read gives what the field holds
 * @param onValueChange takes what it holds from now on, and says what the page made of it
 * @returns what the field listens to, and whether it is about to write a key: whoever else writes into it waits for that
 */
export const useTyping = (
  field: RefObject<HTMLInputElement | null>,
  type: FieldFormat['type'],
  read: () => string,
  onValueChange: (text: string) => string,
) => {
  const caretBefore = useRef(0)
  const isAnswering = useRef(false)
  // Writing into a field lays the page out: it is done last, so that this is done once for the field and for all that follows from the key.
  const answer = (target: HTMLInputElement, { text, caret }: TypedText): void => {
    isAnswering.current = true
    try {
      put(target, { text: onValueChange(text), caret })
    } finally {
      isAnswering.current = false
    }
  }
  const onKey = useEffectEvent((key: InputEvent, target: HTMLInputElement): void => {
    const written = writtenByKey(key, target)
    if (written === undefined) return
    const typed = type(written.text, written.caret, { text: read(), caret: target.selectionStart ?? 0 })
    if (typed.text === written.text) return
    key.preventDefault()
    answer(target, typed)
    afterPaint(() => showEnd(target))
  })
  useEffect(() => {
    const { current } = field
    const leaving = new AbortController()
    current?.addEventListener('beforeinput', (key) => onKey(key, current), { signal: leaving.signal })
    return () => leaving.abort()
  }, [field])
  const format = (target: HTMLInputElement): void => {
    const typed = type(target.value, target.selectionStart ?? target.value.length, { text: read(), caret: caretBefore.current })
    answer(target, typed)
  }
  const listeners = {
    onKeyDown: ({ currentTarget }: KeyboardEvent<HTMLInputElement>): void => {
      caretBefore.current = currentTarget.selectionStart ?? 0
    },
    onChange: ({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>): void => {
      // A word that a keyboard is still composing is left alone: changing it now would write it twice.
      if ('isComposing' in nativeEvent && nativeEvent.isComposing === true) onValueChange(currentTarget.value)
      else format(currentTarget)
    },
    onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>): void => format(currentTarget),
  }
  return { listeners, isAnswering }
}
