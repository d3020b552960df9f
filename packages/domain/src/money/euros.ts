import { DomainInputError, refuse } from '../input/index.ts'
import { Decimal, type DecimalValue } from './decimal.ts'

declare const eurosBrand: unique symbol

/** An amount in euros, exact. A plain decimal is not one: `euros` checks it first. */
export type Euros = Decimal & { readonly [eurosBrand]: 'euros' }

const checked = (value: Decimal): Euros => {
  if (!value.isFinite())
    throw new DomainInputError(
      { field: 'value', value: value.toString(), reason: 'not-finite' },
      `An amount must be finite, not ${value.toString()}`,
    )
  // Minus zero is no amount: it would count as negative.
  return (value.isZero() ? value.abs() : value) as Euros
}

const NUMERIC = new Set(['number', 'string', 'bigint'])

/** Makes a decimal of what may be none: a text that is no number, or a value of another kind. */
export const decimalOf = (field: string, value: DecimalValue): Decimal => {
  if (value instanceof Decimal) return value
  if (!NUMERIC.has(typeof value) && !Decimal.isDecimal(value)) refuse(field, value, 'not-a-number')
  try {
    return new Decimal(value)
  } catch {
    throw new DomainInputError({ field, value, reason: 'not-a-number' })
  }
}

/**
 * Makes an amount of a number or of its text in the English form, without rounding.
 *
 * @param value euros; must be finite, else it throws
 * @public
 * @throws DomainInputError
 * @example euros('1234.5') // 1 234,50 €
 */
export const euros = (value: DecimalValue): Euros => checked(decimalOf('value', value))

/**
 * Requires an amount that `euros` made.
 *
 * @param field name of the field, with its path
 * @param value what was given
 */
export const requireEuros = (field: string, value: unknown): void => {
  if (!(value instanceof Decimal) || !value.isFinite()) refuse(field, value, 'not-an-amount')
}

/**
 * Requires an amount that is not below zero.
 *
 * @param field name of the field, with its path
 * @param value what was given
 */
export const requirePositiveEuros = (field: string, value: unknown): void => {
  requireEuros(field, value)
  // The sign alone: a comparison would copy zero each time.
  if ((value as Decimal).isNegative() && !(value as Decimal).isZero()) refuse(field, value, 'out-of-range')
}

/** No money at all. */
export const ZERO_EUROS: Euros = /* @__PURE__ */ euros(0)

/**
 * Adds two amounts, exactly.
 *
 * @public
 * @throws DomainInputError
 * @example addEuros(euros('0.1'), euros('0.2')) // 0,30 €
 */
export const addEuros = (a: Euros, b: Euros): Euros => {
  requireEuros('a', a)
  requireEuros('b', b)
  return a.plus(b) as Euros
}

/**
 * Takes the second amount from the first, exactly.
 *
 * @public
 * @throws DomainInputError
 * @example subtractEuros(euros(10), euros('9.99')) // 0,01 €
 */
export const subtractEuros = (a: Euros, b: Euros): Euros => {
  requireEuros('a', a)
  requireEuros('b', b)
  return a.minus(b) as Euros
}

/**
 * Adds up any number of amounts, exactly; nothing adds up to zero.
 *
 * @public
 * @throws DomainInputError
 * @example sumEuros([euros(1), euros(2), euros(3)]) // 6,00 €
 */
export const sumEuros = (amounts: Iterable<Euros>): Euros => {
  if (typeof amounts !== 'object' || typeof amounts?.[Symbol.iterator] !== 'function') refuse('amounts', amounts, 'not-a-list')
  let total: Decimal = ZERO_EUROS
  for (const amount of amounts) {
    requireEuros('amounts', amount)
    total = total.plus(amount)
  }
  return total as Euros
}

/**
 * Multiplies an amount by a plain number, without rounding to cents.
 *
 * @param factor number without unit; must be finite, else it throws
 * @public
 * @throws DomainInputError
 * @example multiplyEuros(euros(100), '0.99') // 99,00 €
 */
export const multiplyEuros = (amount: Euros, factor: DecimalValue): Euros => {
  requireEuros('amount', amount)
  return checked(amount.times(decimalOf('factor', factor)))
}

/**
 * Divides an amount by a plain number, to 40 significant digits and without rounding to cents.
 *
 * @param divisor number without unit; must be finite and not zero, else it throws
 * @public
 * @throws DomainInputError
 * @example divideEuros(euros(100), 12) // 8,333… €
 */
export const divideEuros = (amount: Euros, divisor: DecimalValue): Euros => {
  requireEuros('amount', amount)
  const by = decimalOf('divisor', divisor)
  if (!by.isFinite() || by.isZero()) {
    const text = by.toString()
    throw new DomainInputError(
      { field: 'divisor', value: text, reason: 'out-of-range' },
      `An amount cannot be divided by ${text}`,
    )
  }
  return amount.dividedBy(by) as Euros
}

/**
 * Says whether an amount is above zero; zero itself is not.
 *
 * @example isPositive(euros('0.01')) // true
 */
export const isPositive = (amount: Euros): boolean => amount.greaterThan(0)

/**
 * Says whether an amount is below zero.
 *
 * @example isNegative(euros('-0.01')) // true
 */
export const isNegative = (amount: Euros): boolean => amount.lessThan(0)

/**
 * Says whether an amount is exactly zero.
 *
 * @example isZero(euros('0.00')) // true
 */
export const isZero = (amount: Euros): boolean => amount.isZero()

/**
 * Orders two amounts, for a sort: below zero when the first is the smaller.
 *
 * @example compareEuros(euros(1), euros(2)) // -1
 */
export const compareEuros = (a: Euros, b: Euros): number => a.comparedTo(b)
