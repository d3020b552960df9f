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
import { NO_HISTORY, noted, redone, undone } from './history.ts'
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

const stepOf = ({ key, shiftKey, altKey, ctrlKey, metaKey }: KeyboardEvent): typeof undone | undefined => {
  if (altKey || ctrlKey === metaKey) return undefined
  if (key.toLowerCase() === 'z') return shiftKey ? redone : undone
  // On a Mac the command key and "y" are the browser's own.
  return key.toLowerCase() === 'y' && ctrlKey ? redone : undefined
}

/**
 * Writes what a format makes of a key into the field itself, with the caret where it stood, before React compares: a controlled field would otherwise
 * throw the caret to the end at every space.
 *
 * The format is asked before the browser writes a key; where it changes the text, the text is written here, once, and the browser writes nothing.
 *
 * The browser's own history knows nothing of a text that is written here, and would put its characters where they never stood: the field takes its
 * changes back itself, as long as it has the focus.
 *
 * @param field the field
 * @param type what the format makes of a key
 * @param read gives what the field holds
 * @param onValueChange takes what it holds from now on, and says what the page made of it
 * @returns what the field listens to; whether it is about to write a key: whoever else writes into it waits for that; how to say that a paste is about
 *   to change it; and how to say that it is left
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
  const history = useRef(NO_HISTORY)
  const beforePaste = useRef<TypedText>(undefined)
  const holds = (caret: number | null): TypedText => ({ text: read(), caret: caret ?? 0 })
  const note = (before: TypedText, after: string): void => {
    history.current = noted(history.current, before, after)
  }
  // What the page makes of a paste shows once it has written it.
  const notePaste = (): void => {
    if (beforePaste.current !== undefined) note(beforePaste.current, read())
    beforePaste.current = undefined
  }
  const write = (target: HTMLInputElement, before: TypedText, typed: TypedText): void => {
    notePaste()
    answer(target, typed)
    note(before, target.value)
  }
  const walk = (target: HTMLInputElement, step: typeof undone): void => {
    notePaste()
    const taken = step(history.current, holds(target.selectionStart))
    if (taken === undefined) return
    history.current = taken.history
    answer(target, taken.held)
  }
  const onKey = useEffectEvent((key: InputEvent, target: HTMLInputElement): void => {
    if (key.inputType === 'historyUndo' || key.inputType === 'historyRedo') {
      key.preventDefault()
      walk(target, key.inputType === 'historyUndo' ? undone : redone)
      return
    }
    const written = writtenByKey(key, target)
    if (written === undefined) return
    const before = holds(target.selectionStart)
    const typed = type(written.text, written.caret, before)
    if (typed.text === written.text) return
    key.preventDefault()
    write(target, before, typed)
    afterPaint(() => showEnd(target))
  })
  useEffect(() => {
    const { current } = field
    const leaving = new AbortController()
    current?.addEventListener('beforeinput', (key) => onKey(key, current), { signal: leaving.signal })
    return () => leaving.abort()
  }, [field])
  const format = (target: HTMLInputElement): void => {
    const before = holds(caretBefore.current)
    write(target, before, type(target.value, target.selectionStart ?? target.value.length, before))
  }
  const listeners = {
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>): void => {
      const { currentTarget } = event
      caretBefore.current = currentTarget.selectionStart ?? 0
      const step = stepOf(event)
      if (step === undefined || currentTarget.readOnly) return
      // The browser says so itself only where its own history holds something.
      event.preventDefault()
      walk(currentTarget, step)
    },
    onChange: ({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>): void => {
      // A word that a keyboard is still composing is left alone: changing it now would write it twice.
      if ('isComposing' in nativeEvent && nativeEvent.isComposing === true) {
        const before = holds(caretBefore.current)
        notePaste()
        note(before, onValueChange(currentTarget.value))
      } else format(currentTarget)
    },
    onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>): void => format(currentTarget),
  }
  const pasting = ({ selectionStart }: HTMLInputElement): void => {
    notePaste()
    beforePaste.current = holds(selectionStart)
  }
  const forget = (): void => {
    history.current = NO_HISTORY
    beforePaste.current = undefined
  }
  return { listeners, isAnswering, pasting, forget }
}
