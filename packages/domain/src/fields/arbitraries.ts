import fc from 'fast-check'

import type { TypedText } from '../money/index.ts'
import type { FieldFormat } from './format.ts'

/** What a hand does in a field. */
export type Key =
  | { readonly kind: 'character'; readonly character: string }
  | { readonly kind: 'backspace' | 'delete' }
  | { readonly kind: 'move'; readonly to: number }

const CHARACTERS = Array.from('0123456789 ,./-abABfr%€\u00A0')

/** One key of a keyboard, or a press somewhere in the field. */
export const keys: fc.Arbitrary<Key> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...CHARACTERS).map((character): Key => ({ kind: 'character', character })) },
  { weight: 1, arbitrary: fc.constantFrom<Key>({ kind: 'backspace' }, { kind: 'delete' }) },
  { weight: 1, arbitrary: fc.nat({ max: 40 }).map((to): Key => ({ kind: 'move', to })) },
)

/** A while of typing. */
export const typing: fc.Arbitrary<readonly Key[]> = fc.array(keys, { maxLength: 40 })

/**
 * Does in a field what a browser does with a key, then what the format makes of it.
 *
 * @param format format of the field
 * @param field what it holds, and its caret
 * @param key the key
 */
export const press = (format: FieldFormat, field: TypedText, key: Key): TypedText => {
  const { text, caret } = field
  if (key.kind === 'move') return { text, caret: Math.min(key.to, text.length) }
  if (key.kind === 'character') return format.type(text.slice(0, caret) + key.character + text.slice(caret), caret + 1, field)
  const from = key.kind === 'backspace' ? caret - 1 : caret
  // A browser sends no event if there is nothing to erase.
  return from < 0 || from >= text.length ? field : format.type(text.slice(0, from) + text.slice(from + 1), from, field)
}
