import type { Decimal } from './decimal.ts'

/** Digits of a word of a decimal: `d`, `e` and `s` are its documented properties. */
const WORD_DIGITS = 7
const WORD = 1e7
/** What a word after the point holds of one cent. */
const CENT_IN_WORD = 1e5
/** Whole euros whose cents are exact in a float. */
const MOST_WHOLE = 9e13

/**
 * Gives the cents of an amount, without its sign, where they are whole and below 2⁵³: nearly every amount that is shown.
 *
 * Amounts are written many times a frame; whole cents need no arithmetic of decimals. docs/decisions/06.
 *
 * @param value a finite amount
 * @returns undefined for anything else, which the library writes
 * @example wholeCentsOf(new Decimal('-1234.5')) // 123450
 */
export const wholeCentsOf = ({ d: words, e: exponent }: Decimal): number | undefined => {
  const count = Math.floor(exponent / WORD_DIGITS) + 1
  if (count < 0 || words.length > count + 1) return undefined
  let whole = 0
  for (let place = 0; place < count; place += 1) whole = whole * WORD + (words[place] ?? 0)
  const fraction = words[count] ?? 0
  const cents = Math.floor(fraction / CENT_IN_WORD)
  return whole > MOST_WHOLE || cents * CENT_IN_WORD !== fraction ? undefined : whole * 100 + cents
}
