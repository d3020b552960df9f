import type { FieldFormat } from '@hautelisse/domain/fields'
import { useRef, type ChangeEvent, type CompositionEvent, type KeyboardEvent } from 'react'

/**
 * Writes what a format makes of a key into the field itself and puts the caret back where it stood, before React compares: a controlled
 * field would otherwise throw the caret to the end at every space.
 *
 * @param type what the format makes of a key
 * @param value what the field holds
 * @param onValueChange takes what it holds from now on
 */
export const useTyping = (type: FieldFormat['type'], value: string, onValueChange: (text: string) => void) => {
  const caretBefore = useRef(0)
  const format = (field: HTMLInputElement): void => {
    const before = { text: value, caret: caretBefore.current }
    const typed = type(field.value, field.selectionStart ?? field.value.length, before)
    // Either asks the browser for a layout: only where the format has changed what the key wrote.
    if (typed.text !== field.value) field.value = typed.text
    if (typed.caret !== field.selectionStart || typed.caret !== field.selectionEnd)
      field.setSelectionRange(typed.caret, typed.caret)
    onValueChange(typed.text)
  }
  return {
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
}
