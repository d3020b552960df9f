import type { TypedText } from '@hautelisse/domain/money'

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
