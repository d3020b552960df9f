import { groupDigits } from './format.ts'
import { MOST_WHOLE_DIGITS } from './parse.ts'

/** A field's text and where its caret stands, in characters from the start. */
export type TypedText = { readonly text: string; readonly caret: number }

const MOST_DECIMALS = 2

/**
 * Keeps the characters that a numeric field accepts: digits, comma and space.
 *
 * Rule P-FMT-14.
 *
 * @example keepNumericCharacters('a-.1,5') // '1,5'
 */
export const keepNumericCharacters = (text: string): string => text.replace(/[^0-9, ]/g, '')

const isDigit = (character: string): boolean => character >= '0' && character <= '9'
const isComma = (character: string | undefined): boolean => character === ',' || character === '.'

/** Place of the comma that counts, or -1: the first after a digit, but a second one just typed before the caret moves nothing. */
const commaOf = (text: string, caret: number): number => {
  const commas = Array.from(text, (_, place) => place).filter((place) => isComma(text[place]))
  const standing = commas.length > 1 ? commas.filter((place) => place !== caret - 1) : commas
  return standing.find((place) => /\d/.test(text.slice(0, place))) ?? standing[0] ?? -1
}

/** Position in `text` after its first `count` characters that are not spaces. */
const positionAfter = (text: string, count: number): number => {
  let seen = 0
  let position = 0
  while (seen < count) {
    if (text[position] !== ' ') seen += 1
    position += 1
  }
  return position
}

/**
 * Groups the thousands of an amount while it is typed and keeps the caret at the digit where it stood.
 *
 * The dot types a comma, a second comma changes nothing, no third decimal is taken, every other key falls away. Zeros in front and a comma
 * in front stay until the field is left: they are what remains while a saver replaces the first digit.
 * Rule P-FMT-07, P-FMT-08, P-FMT-14, S-AMT-04.
 *
 * @param text what the field holds after the key
 * @param caret where the caret stands in it, in characters
 * @param before what the field held before the key; with it, the Delete key steps over a space instead of stopping at it
 * @param mostWholeDigits digits that the field takes before the comma
 * @example groupWhileTyping('1234', 4) // { text: '1 234', caret: 5 }
 */
export const groupWhileTyping = (
  text: string,
  caret: number,
  before?: TypedText,
  mostWholeDigits = MOST_WHOLE_DIGITS,
): TypedText => {
  const comma = /\d/.test(text) ? commaOf(text, caret) : -1
  let whole = ''
  let decimals = ''
  let keptBeforeCaret = 0
  for (const [place, character] of text.split('').entries()) {
    const isDecimal = comma !== -1 && place > comma
    const isKept =
      place === comma || (isDigit(character) && (isDecimal ? decimals.length < MOST_DECIMALS : whole.length < mostWholeDigits))
    if (!isKept) continue
    if (isDecimal) decimals += character
    else if (place !== comma) whole += character
    if (place < caret) keptBeforeCaret += 1
  }
  const grouped = groupDigits(whole, ' ') + (comma === -1 ? '' : `,${decimals}`)
  const position = positionAfter(grouped, keptBeforeCaret)
  const erasedForward = before !== undefined && before.caret === caret && text.length < before.text.length
  return { text: grouped, caret: erasedForward && grouped[position] === ' ' ? position + 1 : position }
}

/**
 * Keeps digits, spaces and one comma while a number is typed, and the caret at its character; the dot types a comma.
 *
 * A comma needs a digit in the field, and a second one changes nothing. Rule P-FMT-14.
 *
 * @param text what the field holds after the key
 * @param caret where the caret stands in it, in characters
 * @example typeNumeric('a-.1,5', 6) // { text: '1,5', caret: 3 }
 */
export const typeNumeric = (text: string, caret: number): TypedText => {
  const comma = /\d/.test(text) ? commaOf(text, caret) : -1
  let kept = ''
  let keptBeforeCaret = 0
  for (const [place, character] of text.split('').entries()) {
    if (place !== comma && !isDigit(character) && character !== ' ') continue
    kept += place === comma ? ',' : character
    if (place < caret) keptBeforeCaret += 1
  }
  return { text: kept, caret: keptBeforeCaret }
}
