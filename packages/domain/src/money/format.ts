import { wholeCentsOf } from './cents.ts'
import { Decimal, type DecimalValue } from './decimal.ts'
import { requireEuros, type Euros } from './euros.ts'

/** Space of every amount that is read, not typed: an amount never breaks over two lines, and pastes anywhere (S-AMT-05). */
export const NO_BREAK_SPACE = '\u00A0'
/** Minus of every amount that is read. */
export const MINUS_SIGN = '\u2212'

/**
 * Puts a space between the thousands of a run of digits.
 *
 * @param digits digits alone
 * @example groupDigits('1234567', ' ') // '1 234 567'
 */
export const groupDigits = (digits: string, space: string): string => {
  let text = digits.slice(Math.max(0, digits.length - 3))
  for (let end = digits.length - 3; end > 0; end -= 3) text = digits.slice(Math.max(0, end - 3), end) + space + text
  return text
}

const EUROS = `${NO_BREAK_SPACE}€`

const digitsOf = (count: number): readonly string[] =>
  Array.from({ length: 10 ** count }, (_, number) => `${number}`.padStart(count, '0'))

/** Every two and three digits: a page writes hundreds of amounts in a frame. */
const [TWO_DIGITS, THREE_DIGITS] = /* @__PURE__ */ [digitsOf(2), digitsOf(3)]

const ofCents = (cents: number, space: string): string => {
  let whole = Math.floor(cents / 100)
  let text = `,${TWO_DIGITS[cents - whole * 100]}`
  while (whole >= 1000) {
    const thousands = Math.floor(whole / 1000)
    text = space + THREE_DIGITS[whole - thousands * 1000] + text
    whole = thousands
  }
  return whole + text
}

const unsigned = (value: Decimal, space: string): string => {
  const cents = wholeCentsOf(value)
  if (cents !== undefined) return ofCents(cents, space)
  const fixed = value.abs().toFixed(2, Decimal.ROUND_HALF_UP)
  return `${groupDigits(fixed.slice(0, -3), space)},${fixed.slice(-2)}`
}

const ZERO = '0,00'

const signed = (value: Decimal, space: string): string => {
  const text = unsigned(value, space)
  return value.isNegative() && text !== ZERO ? `${MINUS_SIGN}${space}${text}` : text
}

/**
 * Writes an amount for reading, without its currency: two decimals, half up.
 *
 * Rule P-FMT-03, S-AMT-01, S-AMT-05.
 *
 * @example formatAmount(euros('1234.5')) // '1 234,50', with a no-break space
 */
export const formatAmount = (amount: Euros): string => signed(amount, NO_BREAK_SPACE)

/**
 * Writes an amount for reading: two decimals, half up, no-break spaces, the euro sign last.
 *
 * Rule P-FMT-02, P-FMT-03, P-FMT-06, S-CONST-52.
 *
 * @public
 * @throws DomainInputError
 * @example formatEuros(euros('-1234.5')) // '− 1 234,50 €'
 */
export const formatEuros = (amount: Euros): string => {
  requireEuros('amount', amount)
  return signed(amount, NO_BREAK_SPACE) + EUROS
}

/**
 * Writes a movement: like `formatEuros`, and a credit shows its plus.
 *
 * @example formatMovement(euros('12')) // '+ 12,00 €'
 */
export const formatMovement = (amount: Euros): string => {
  const text = formatEuros(amount)
  return amount.isNegative() || text.startsWith(ZERO) ? text : `+${NO_BREAK_SPACE}${text}`
}

/**
 * Writes an amount for a field that is typed in: plain spaces, no currency, two decimals.
 *
 * Rule P-FMT-08, S-AMT-05.
 *
 * @example formatAmountInput(euros(12)) // '12,00'
 */
export const formatAmountInput = (amount: Euros): string => signed(amount, ' ')

const decimalOf = (value: DecimalValue): Decimal => (value instanceof Decimal ? value : new Decimal(value))

/**
 * Writes a percentage that is already in percent, with two decimals, half up.
 *
 * Rule P-FMT-09.
 *
 * @param percent hundredths: 2 is two percent
 * @example formatRate(2) // '2,00 %'
 */
export const formatRate = (percent: DecimalValue): string => `${signed(decimalOf(percent), NO_BREAK_SPACE)}${NO_BREAK_SPACE}%`

/**
 * Writes a part of one as a percentage with two decimals, half up.
 *
 * Rule P-FMT-09.
 *
 * @param share part of one: 0.6 is sixty percent
 * @example formatShare('0.6') // '60,00 %'
 */
export const formatShare = (share: DecimalValue): string => formatRate(decimalOf(share).times(100))

/**
 * Writes a number of points of a pension: two decimals, half up, no-break spaces between thousands.
 *
 * Rule P-FMT-03.
 *
 * @param points number of points
 * @example formatPoints('3030.38') // '3 030,38'
 */
export const formatPoints = (points: DecimalValue): string => signed(decimalOf(points), NO_BREAK_SPACE)

const UNIT_DECIMALS = 4

/**
 * Writes a number of units of a fund: four decimals, half up, no-break spaces between thousands.
 *
 * @param count units, at least 0
 * @example formatUnits(1234.5) // '1 234,5000'
 */
export const formatUnits = (count: DecimalValue): string => {
  const [whole = '', decimals = ''] = decimalOf(count).toFixed(UNIT_DECIMALS, Decimal.ROUND_HALF_UP).split('.')
  return `${groupDigits(whole, NO_BREAK_SPACE)},${decimals}`
}
