import type { PastedText } from '../identifiers/index.ts'
import type { TypedText } from '../money/index.ts'

/**
 * How one kind of field takes what is typed, pasted and left in it. Pure functions: the page keeps what the field holds.
 *
 * A key changes only what it is meant to, and the caret stays beside the character where it stood. A pasted text is read whole: it is
 * what the field holds from then on, or it is refused and the field keeps what it had.
 */
export type FieldFormat = {
  /**
   * Says what the field holds after a key.
   *
   * @param text its text after the key
   * @param caret where the caret stands in it, in characters
   * @param before text and caret before the key
   */
  readonly type: (text: string, caret: number, before?: TypedText) => TypedText
  /** Reads a pasted text whole. */
  readonly paste: (pasted: string) => PastedText
  /** Says what the field holds once it is left. */
  readonly leave: (text: string) => string
}

/** For fields that are left as they are. */
export const asItIs = (text: string): string => text
