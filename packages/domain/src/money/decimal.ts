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
