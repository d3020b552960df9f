import { isAdult, parseFrenchDate, type PlainDate } from '../calendar/index.ts'
import { isNegative, type ParsedAmount } from '../money/index.ts'
import { fieldError, type FieldError, type FieldErrorCode } from './field-error.ts'

/** True for what a form holds when nothing was entered. */
const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '')

/**
 * Requires that something was entered; zero and false count.
 *
 * @param code what to say when nothing was
 * @example requireValue('gender', '') // { path: 'gender', code: 'required' }
 */
export const requireValue = (path: string, value: unknown, code: FieldErrorCode = 'required'): FieldError | undefined =>
  isBlank(value) ? fieldError(path, code) : undefined

/**
 * Requires that the form has the field at all; an empty value is allowed.
 *
 * Rule MRM-62.
 *
 * @example requireKey({ reversible: '' }, 'reversible') // undefined
 */
export const requireKey = (form: Readonly<Record<string, unknown>>, key: string): FieldError | undefined =>
  Object.hasOwn(form, key) && form[key] !== undefined ? undefined : fieldError(key, 'required')

/** Bounds of a whole number, both allowed, and what to say when it is missing or outside. */
export type IntegerRule = {
  readonly min: number
  readonly max: number
  readonly missing?: FieldErrorCode
  readonly outside?: FieldErrorCode
}

/**
 * Requires a whole number within bounds.
 *
 * Rule MRM-59, MRM-60, MRM-61: a number with decimals is refused like one outside.
 *
 * @example requireInteger('retirement_age', 59, { min: 60, max: 69 }) // { path: 'retirement_age', code: 'wrong', params: { min: 60, max: 69 } }
 */
export const requireInteger = (path: string, value: number | null | undefined, rule: IntegerRule): FieldError | undefined => {
  const { min, max, missing = 'required', outside = 'wrong' } = rule
  if (value === undefined || value === null) return fieldError(path, missing)
  return Number.isInteger(value) && value >= min && value <= max ? undefined : fieldError(path, outside, { min, max })
}

/**
 * Requires one of the listed choices.
 *
 * @param codes what to say when nothing was chosen, and when the choice is not in the list
 * @example requireChoice('reversion_percentage', 55, [50, 60, 100]) // { path: 'reversion_percentage', code: 'wrong' }
 */
export const requireChoice = (
  path: string,
  value: unknown,
  choices: readonly (string | number)[],
  codes: { readonly missing?: FieldErrorCode; readonly outside?: FieldErrorCode } = {},
): FieldError | undefined => {
  if (isBlank(value)) return fieldError(path, codes.missing ?? 'required')
  return choices.some((choice) => choice === value) ? undefined : fieldError(path, codes.outside ?? 'wrong')
}

/**
 * Requires an amount that is not below zero.
 *
 * Rule MRM-70 (nothing entered) and MRM-72 (no amount, or a negative one).
 *
 * @param parsed what the field's text says
 * @example requireAmount('capital_1', parseAmount('')) // { path: 'capital_1', code: 'required' }
 */
export const requireAmount = (path: string, parsed: ParsedAmount): FieldError | undefined => {
  if (parsed.kind === 'empty') return fieldError(path, 'required')
  return parsed.kind === 'refused' || isNegative(parsed.amount) ? fieldError(path, 'wrong') : undefined
}

/**
 * Requires a date written `dd/MM/yyyy` that exists.
 *
 * Rule P-FMT-01.
 *
 * @example requireFrenchDate('birth_date_spouse', '31/02/1970') // { path: 'birth_date_spouse', code: 'date-wrong' }
 */
export const requireFrenchDate = (path: string, text: string): FieldError | undefined => {
  if (isBlank(text)) return fieldError(path, 'required')
  return parseFrenchDate(text) === undefined ? fieldError(path, 'date-wrong') : undefined
}

/**
 * Requires that a person is an adult today: eighteen today is, eighteen tomorrow is not.
 *
 * Rule MRM-65.
 *
 * @param today day in Europe/Paris
 * @example requireAdult('birth_date_spouse', plainDate('2008-11-21'), plainDate('2026-11-20')) // { path: 'birth_date_spouse', code: 'spouse-minor' }
 */
export const requireAdult = (
  path: string,
  birth: PlainDate,
  today: PlainDate,
  code: FieldErrorCode = 'spouse-minor',
): FieldError | undefined => (isAdult(birth, today) ? undefined : fieldError(path, code))
