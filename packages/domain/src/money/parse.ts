import { euros, type Euros } from './euros.ts'
import { roundToCents } from './round.ts'

/** Whole digits of the largest amount: with two decimals, fifteen digits, which a JSON number carries exactly. */
export const MOST_WHOLE_DIGITS = 13

/** Largest amount that a field or a call takes, in euros. */
export const HIGHEST_AMOUNT: Euros = /* @__PURE__ */ euros('9999999999999.99')

export type AmountRefusal = 'not-an-amount' | 'ambiguous-dot' | 'too-large'

/** What a text says: an amount, nothing at all (which is not zero), or something that is no amount, with the reason. */
export type ParsedAmount =
  | { readonly kind: 'amount'; readonly amount: Euros }
  | { readonly kind: 'empty' }
  | { readonly kind: 'refused'; readonly reason: AmountRefusal }

const EMPTY: ParsedAmount = { kind: 'empty' }
const refused = (reason: AmountRefusal): ParsedAmount => ({ kind: 'refused', reason })

const SPACES = /[ \u00A0\u202F]/g
// Sign, digits bare or in threes, decimals, currency. Misplaced spaces are refused: "12 50" may be two amounts copied together.
const FRENCH = /^([+\-\u2212]? ?)(\d+|\d{1,3}(?: \d{3})+)?(?:,(\d*))?(?: ?€)?$/

const read = (text: string): ParsedAmount => {
  const plain = text.replace(SPACES, ' ').trim()
  if (plain === '') return EMPTY
  const match = FRENCH.exec(plain)
  if (match === null) return refused('not-an-amount')
  const whole = (match[2] ?? '').replaceAll(' ', '').replace(/^0+(?=\d)/, '')
  const decimals = match[3] ?? ''
  if (whole === '' && decimals === '') return refused('not-an-amount')
  if (whole.length > MOST_WHOLE_DIGITS) return refused('too-large')
  const sign = match[1]?.startsWith('-') === true || match[1]?.startsWith('\u2212') === true ? '-' : ''
  const amount = roundToCents(euros(`${sign}${whole === '' ? '0' : whole}.${decimals === '' ? '0' : decimals}`))
  return amount.abs().greaterThan(HIGHEST_AMOUNT) ? refused('too-large') : { kind: 'amount', amount }
}

/**
 * Reads an amount written the French way, to the cent, half up. Never gives NaN, and no text is not zero.
 *
 * Spaces may be ordinary, no-break or narrow no-break; a sign and a euro sign are read; a dot is not.
 * Rule P-FMT-04, P-FMT-05, P-FMT-06, S-AMT-01, S-AMT-05.
 *
 * @example parseAmount('1 234,56 €') // { kind: 'amount', amount: 1234.56 }
 */
export const parseAmount = (text: string): ParsedAmount => read(text)

const ENDS_LIKE_CENTS = /\.\d{1,2}(?: ?€)?$/

/**
 * Reads a pasted text whole: like `parseAmount`, and one dot stands for the comma if one or two digits follow it at the end.
 *
 * Any other dot is refused, because "1.234" is a thousand for some and one euro for others (decisions, section 7).
 *
 * @example parsePastedAmount('1234.5') // { kind: 'amount', amount: 1234.5 }
 */
export const parsePastedAmount = (text: string): ParsedAmount => {
  if (!text.includes('.')) return read(text)
  const plain = text.replace(SPACES, ' ').trim()
  if (!/\d/.test(plain) || /[^\d ,.+\-\u2212€]/.test(plain)) return refused('not-an-amount')
  if (plain.includes(',') || plain.indexOf('.') !== plain.lastIndexOf('.') || !ENDS_LIKE_CENTS.test(plain))
    return refused('ambiguous-dot')
  return read(plain.replace('.', ','))
}
