import { euros, formatAmountInput, parseAmount, type Euros } from '../money/index.ts'
import { fieldError, type FieldError } from '../validation/index.ts'
import { HIGHEST_VALUE, type TypedAmount } from './model.ts'

/** An amount that nobody has typed. */
export const EMPTY_AMOUNT: TypedAmount = { text: '', parsed: { kind: 'empty' } }

/**
 * Writes an amount or a percentage as a field holds it.
 *
 * @param amount euros, or a number of percent
 * @example typed(50).text // '50,00'
 */
export const typed = (amount: Euros | number): TypedAmount => {
  const exact = euros(amount)
  return { text: formatAmountInput(exact), parsed: { kind: 'amount', amount: exact } }
}

/** Reads the text of an amount field. */
export const typedAs = (text: string): TypedAmount => ({ text, parsed: parseAmount(text) })

/** Refuses what is no amount, below 0 or too large; nothing entered is for the caller. */
export const requireValue = (path: string, { parsed }: TypedAmount, isRequired: boolean): FieldError | undefined => {
  if (parsed.kind === 'empty') return isRequired ? fieldError(path, 'required') : undefined
  if (parsed.kind === 'refused') return fieldError(path, parsed.reason === 'too-large' ? 'amount-too-large' : 'wrong')
  if (parsed.amount.greaterThan(HIGHEST_VALUE)) return fieldError(path, 'amount-too-large', { maximum: HIGHEST_VALUE.toString() })
  if (isRequired && parsed.amount.isZero()) return fieldError(path, 'required')
  return parsed.amount.isNegative() ? fieldError(path, 'wrong') : undefined
}
