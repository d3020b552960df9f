import type { TypedText } from '@hautelisse/domain/money'
import { useRef, type KeyboardEvent } from 'react'
import { NO_HISTORY, noted, redone, undone } from './history.ts'

const stepOf = ({ key, shiftKey, altKey, ctrlKey, metaKey }: KeyboardEvent): typeof undone | undefined => {
  if (altKey || ctrlKey === metaKey) return undefined
  if (key.toLowerCase() === 'z') return shiftKey ? redone : undone
  // On a Mac the command key and "y" are the browser's own.
  return key.toLowerCase() === 'y' && ctrlKey ? redone : undefined
}

/**
 * Takes the changes of a field back, and brings them back, as long as it has the focus.
 *
 * The browser's own history knows nothing of a text that the page writes, and would put its characters where they never stood.
 *
 * @param value what the field holds
 * @param write writes text and caret into the field
 * @returns how to note a change, and a paste before the page has read it; what to do with a key, and with what the browser is about to do, and whether it
 *   was a step; and how to say that the field is left
 */
export const useHistory = (value: string, write: (target: HTMLInputElement, held: TypedText) => void) => {
  const history = useRef(NO_HISTORY)
  const beforePaste = useRef<TypedText>(undefined)
  const holds = (caret: number | null): TypedText => ({ text: value, caret: caret ?? 0 })
  const note = (before: TypedText, after: string): void => {
    history.current = noted(history.current, before, after)
  }
  // What the page makes of a paste shows once it has written it.
  const notePaste = (): void => {
    if (beforePaste.current !== undefined) note(beforePaste.current, value)
    beforePaste.current = undefined
  }
  const walk = (target: HTMLInputElement, step: typeof undone): void => {
    notePaste()
    const taken = step(history.current, holds(target.selectionStart))
    if (taken === undefined) return
    history.current = taken.history
    write(target, taken.held)
  }
  const changing = (before: TypedText, change: () => string): void => {
    notePaste()
    note(before, change())
  }
  const pasting = ({ selectionStart }: HTMLInputElement): void => {
    notePaste()
    beforePaste.current = holds(selectionStart)
  }
  const forget = (): void => {
    history.current = NO_HISTORY
    beforePaste.current = undefined
  }
  const onKey = (event: KeyboardEvent<HTMLInputElement>): void => {
    const step = stepOf(event)
    if (step === undefined || event.currentTarget.readOnly) return
    // The browser says so itself only where its own history holds something.
    event.preventDefault()
    walk(event.currentTarget, step)
  }
  const onBrowserStep = (event: InputEvent, target: HTMLInputElement): boolean => {
    const isUndo = event.inputType === 'historyUndo'
    if (!isUndo && event.inputType !== 'historyRedo') return false
    event.preventDefault()
    walk(target, isUndo ? undone : redone)
    return true
  }
  return { holds, changing, pasting, forget, onKey, onBrowserStep }
}
