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
import { insertedAtOnce, writtenAtOnce } from './inserted-at-once.ts'
import { useHistory } from './use-history.ts'
import { writtenByKey } from './written-by-key.ts'

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
