import { Decimal as DecimalJs } from 'decimal.js'

/**
 * Exact decimal numbers of the whole project: 40 significant digits, half away from zero, never written with an exponent.
 *
 * A constructor of our own, so that no setting made elsewhere reaches it.
 */
export const Decimal: typeof DecimalJs = /* @__PURE__ */ DecimalJs.clone({
  defaults: true,
  precision: 40,
  rounding: DecimalJs.ROUND_HALF_UP,
  toExpNeg: -100,
  toExpPos: 100,
})
export type Decimal = DecimalJs

/** What a decimal can be made of: exact text first; a number only where it is a whole number or comes from outside. */
export type DecimalValue = DecimalJs.Value

export declare namespace Decimal {
  export type { DecimalValue as Value }
}

const signOf = (value: Decimal): number => (value.d[0] === 0 ? 0 : value.s)

/** Orders two decimals without their signs, by their exponents and then their digits, seven in each group; a group that is missing counts as none. */
const compareSizes = (a: Decimal, b: Decimal): -1 | 0 | 1 => {
  if (a.e !== b.e) return a.e < b.e ? -1 : 1
  const [left, right] = [a.d, b.d]
  const most = Math.max(left.length, right.length)
  for (let at = 0; at < most; at += 1) {
    const difference = (left[at] ?? -1) - (right[at] ?? -1)
    if (difference !== 0) return difference < 0 ? -1 : 1
  }
  return 0
}

/**
 * Orders two decimals: below zero when the first is the smaller; minus zero is zero.
 *
 * The same as `comparedTo`, which copies its argument first: a law is looked up and bounded many times for one figure, and hundreds of times for a chart.
 *
 * @param a finite decimal
 * @param b finite decimal
 * @example compareDecimals(new Decimal(1), new Decimal('1.5')) // -1
 */
export const compareDecimals = (a: Decimal, b: Decimal): -1 | 0 | 1 => {
  const sign = signOf(a)
  if (sign !== signOf(b)) return sign < signOf(b) ? -1 : 1
  return sign === 0 ? 0 : sign === 1 ? compareSizes(a, b) : compareSizes(b, a)
}
