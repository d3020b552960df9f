import type { TypedText } from '@hautelisse/domain/money'
import { useRef, type KeyboardEvent } from 'react'

/** What a field held before each of its changes, for taking them back: a field that writes its own text has none in the browser that fits it. */
export type History = {
  /** What it held before each change, the latest last. */
  readonly past: readonly TypedText[]
  /** What it held before each change was taken back, the latest last. */
  readonly future: readonly TypedText[]
  /** What it has held since; where it holds another text, someone else wrote it, and no step leads across. */
  readonly since: string
}

/** A step back or forth: what the field is to hold, and the history from there. */
type Step = { readonly history: History; readonly held: TypedText }

export const NO_HISTORY: History = { past: [], future: [], since: '' }

/** Nobody takes back more keys than that one by one. */
export const MOST_STEPS = 100

/**
 * Notes a change of the field; what was taken back before it cannot be brought back any more.
 *
 * @param history changes so far
 * @param before text and caret before the change
 * @param after text after it
 * @example noted(NO_HISTORY, { text: '1', caret: 1 }, '12').past // [{ text: '1', caret: 1 }]
 */
export const noted = (history: History, before: TypedText, after: string): History => {
  if (before.text === after) return history
  const past = before.text === history.since ? history.past : []
  return { past: [...past, before].slice(-MOST_STEPS), future: [], since: after }
}

/**
 * Takes the latest change back.
 *
 * @param history changes so far
 * @param now what the field holds
 * @returns undefined where there is no change of this field to take back
 * @example undone(noted(NO_HISTORY, { text: '1', caret: 1 }, '12'), { text: '12', caret: 2 })?.held // { text: '1', caret: 1 }
 */
export const undone = ({ past, future, since }: History, now: TypedText): Step | undefined => {
  const held = past.at(-1)
  if (held === undefined || now.text !== since) return undefined
  return { history: { past: past.slice(0, -1), future: [...future, now], since: held.text }, held }
}

/**
 * Brings back the change that was taken back last.
 *
 * @param history changes so far
 * @param now what the field holds
 * @returns undefined where there is no change of this field to bring back
 * @example redone({ past: [], future: [{ text: '12', caret: 2 }], since: '1' }, { text: '1', caret: 1 })?.held // { text: '12', caret: 2 }
 */
export const redone = ({ past, future, since }: History, now: TypedText): Step | undefined => {
  const held = future.at(-1)
  if (held === undefined || now.text !== since) return undefined
  return { history: { past: [...past, now], future: future.slice(0, -1), since: held.text }, held }
}

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
