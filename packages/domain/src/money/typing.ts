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

type Kept = { readonly whole: string; readonly decimals: string; readonly comma: boolean }

/** What remains of typed characters: a dot is a comma, a comma needs a digit before it, and only the first one counts. */
const keep = (text: string): Kept => {
  let whole = ''
  let decimals = ''
  let comma = false
  for (const character of text) {
    if (character >= '0' && character <= '9') {
      if (!comma) whole = whole === '0' ? character : whole.length < MOST_WHOLE_DIGITS ? whole + character : whole
      else if (decimals.length < MOST_DECIMALS) decimals += character
    } else if ((character === ',' || character === '.') && whole !== '') comma = true
  }
  return { whole, decimals, comma }
}

const written = ({ whole, decimals, comma }: Kept): string => groupDigits(whole, ' ') + (comma ? `,${decimals}` : '')

const significant = (text: string): number => text.replaceAll(' ', '').length

/** Position in `text` after its first `count` characters that are not spaces. */
const positionAfter = (text: string, count: number): number => {
  let seen = 0
  let position = 0
  while (seen < count && position < text.length) {
    if (text[position] !== ' ') seen += 1
    position += 1
  }
  return position
}

/**
 * Groups the thousands of an amount while it is typed and keeps the caret at the digit where it stood.
 *
 * Keys other than digits, comma and space fall away, the dot types a comma, and no third decimal is taken.
 * Rule P-FMT-07, P-FMT-08, S-AMT-04.
 *
 * @param text what the field holds after the key
 * @param caret where the caret stands in it, in characters
 * @example groupWhileTyping('1234', 4) // { text: '1 234', caret: 5 }
 */
export const groupWhileTyping = (text: string, caret: number): TypedText => {
  const grouped = written(keep(text))
  const before = significant(written(keep(text.slice(0, caret))))
  return { text: grouped, caret: positionAfter(grouped, before) }
}
