import { fieldError, type FieldError } from '../validation/index.ts'

/** Most characters of a message (O-CONST-01, S-CONST-40). */
export const MOST_CHARACTERS = 1800

/** A line break is one character, however it is written. */
const lengthOf = (text: string): number => text.replaceAll('\r\n', '\n').length

/**
 * Requires a message of 1 800 characters at most; blanks alone count as missing.
 *
 * Rule ADV-21, ADV-22, TADV-11, TADV-12.
 *
 * @param text what is typed
 * @example requireMessage(' ')?.code // 'required'
 */
export const requireMessage = (text: string): FieldError | undefined => {
  if (text.trim() === '') return fieldError('message', 'required')
  return lengthOf(text) > MOST_CHARACTERS ? fieldError('message', 'wrong', { max: MOST_CHARACTERS }) : undefined
}

/**
 * Gives the characters that are left of a message.
 *
 * Rule ADV-24, ADV-25, TADV-13.
 *
 * @param text what is typed
 * @returns undefined once the text is full
 * @example charactersLeft('Bonjour !') // 1791
 */
export const charactersLeft = (text: string): number | undefined => {
  const left = MOST_CHARACTERS - lengthOf(text)
  return left > 0 ? left : undefined
}
