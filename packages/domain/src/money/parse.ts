import { refuse } from '../input/index.ts'
import { euros, type Euros } from './euros.ts'

/** Whole digits of the largest amount: with two decimals, fifteen digits, which a JSON number carries exactly. */
export const MOST_WHOLE_DIGITS = 13

const MOST_CENTS = 999_999_999_999_999

/** Largest amount that a field or a call takes, in euros. */
export const HIGHEST_AMOUNT: Euros = /* @__PURE__ */ euros(MOST_CENTS / 100)

export type AmountRefusal = 'not-an-amount' | 'ambiguous-dot' | 'ambiguous-comma' | 'too-large'

/** What a text says: an amount, nothing at all (which is not zero), or something that is no amount, with the reason. */
export type ParsedAmount =
  | { readonly kind: 'amount'; readonly amount: Euros }
  | { readonly kind: 'empty' }
  | { readonly kind: 'refused'; readonly reason: AmountRefusal }

const EMPTY: ParsedAmount = { kind: 'empty' }
const refused = (reason: AmountRefusal): ParsedAmount => ({ kind: 'refused', reason })

// Sign, digits bare or in threes, decimals, currency. Misplaced spaces are refused: "12 50" may be two amounts copied together.
const FRENCH = /^([+\-\u2212]?)[ \u00A0\u202F]?(\d+|\d{1,3}(?:[ \u00A0\u202F]\d{3})+)?(?:,(\d*))?(?:[ \u00A0\u202F]?€)?$/
const numberOf = (digits: string): number => {
  let number = 0
  for (let place = 0; place < digits.length; place += 1) {
    const digit = digits.charCodeAt(place) - 48
    if (digit >= 0 && digit <= 9) number = number * 10 + digit
  }
  return number
}

/** Hundredths of digits after the comma, half up. */
const centsOf = (decimals: string): number => numberOf(decimals.slice(0, 2).padEnd(2, '0')) + (decimals.charAt(2) >= '5' ? 1 : 0)

const read = (text: string): ParsedAmount => {
  const trimmed = text.trim()
  if (trimmed === '') return EMPTY
  const match = FRENCH.exec(trimmed)
  if (match === null) return refused('not-an-amount')
  const [, sign, whole = '', decimals = ''] = match
  if (whole === '' && decimals === '') return refused('not-an-amount')
  const cents = numberOf(whole) * 100 + centsOf(decimals)
  if (cents > MOST_CENTS) return refused('too-large')
  // Fifteen digits at most: the float nearest to the quotient has the very text of the amount, of which the decimal is made.
  return { kind: 'amount', amount: euros((sign === '' || sign === '+' ? cents : -cents) / 100) }
}

/**
 * Reads an amount written the French way, to the cent, half up. Never gives NaN, and no text is not zero.
 *
 * Spaces may be ordinary, no-break or narrow no-break; a sign and a euro sign are read; a dot is not.
 * Rule P-FMT-04, P-FMT-05, P-FMT-06, S-AMT-01, S-AMT-05.
 *
 * @public
 * @throws DomainInputError
 * @example parseAmount('1 234,56 €') // { kind: 'amount', amount: 1234.56 }
 */
export const parseAmount = (text: string): ParsedAmount =>
  typeof text === 'string' ? read(text) : refuse('text', text, 'not-a-text')

const DOT_BEFORE_CENTS = /^[^.,]*\.\d{1,2}[ \u00A0\u202F]?€?$/
const FOREIGN = /[^\d \u00A0\u202F,.+\-\u2212€]/
/** A zero in front can only stand before decimals. */
const COMMA_BEFORE_THREE = /^[+\-\u2212]?[ \u00A0\u202F]?[1-9]\d{0,2},\d{3}[ \u00A0\u202F]?€?$/

/** Marks without width come along when a text is copied; thin and figure spaces stand between thousands. */
const INVISIBLE = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g
const OTHER_SPACES = /[\u2007-\u200A]/g
const CODE = /EUR$/i

const cleaned = (text: string): string => text.replaceAll(INVISIBLE, '').replaceAll(OTHER_SPACES, ' ').trim().replace(CODE, '€')

/**
 * Reads a pasted text whole: like `parseAmount`, and one dot stands for the comma if one or two digits follow it at the end.
 *
 * Any other dot is refused, and so is a comma before exactly three digits with nothing else to say what it means: "1.234" and "50,000" are thousands to
 * some and decimals to others (docs/decisions/06). EUR is read for the sign.
 *
 * @example parsePastedAmount('1234.5') // { kind: 'amount', amount: 1234.5 }
 * @example parsePastedAmount('50,000') // { kind: 'refused', reason: 'ambiguous-comma' }
 */
export const parsePastedAmount = (text: string): ParsedAmount => {
  const pasted = cleaned(text)
  if (COMMA_BEFORE_THREE.test(pasted)) return refused('ambiguous-comma')
  if (!pasted.includes('.')) return read(pasted)
  if (!/\d/.test(pasted) || FOREIGN.test(pasted)) return refused('not-an-amount')
  return DOT_BEFORE_CENTS.test(pasted) ? read(pasted.replace('.', ',')) : refused('ambiguous-dot')
}

/**
 * Gives both amounts that a pasted text with a comma before three digits may mean: thousands first.
 *
 * @param text what `parsePastedAmount` refuses as `ambiguous-comma`
 * @example readingsOf('50,000') // 50 000 and 50
 */
export const readingsOf = (text: string): readonly Euros[] =>
  [cleaned(text).replace(',', ''), cleaned(text)].map(read).flatMap((parsed) => (parsed.kind === 'amount' ? [parsed.amount] : []))
