import { DomainInputError, textOf } from '../input/index.ts'
import { LAST_AGE, isTable } from '../mortality/index.ts'
import {
  ANNUITY_TYPES,
  type AnnuityInput,
  hasGuaranteedYears,
  hasReversion,
  type Life,
  PAYMENTS_PER_YEAR,
  TIMINGS,
} from './model.ts'

/**
 * Technical rates with a price, as shares of 1.
 *
 * At −1 and below a discount has no meaning; at less than −0.99 it would leave the range of float64 over 121 years. Above 0.5 a rate is taken for a
 * percentage typed without its hundredths (2 for 2 %).
 */
export const TECHNICAL_RATE_RANGE = { min: -0.99, max: 0.5 } as const

/** Fields of an annuity that can be refused, in the words of the model. */
export type AnnuityField =
  | 'input'
  | 'type'
  | 'life'
  | 'life.table'
  | 'life.birthYear'
  | 'life.age'
  | 'spouse'
  | 'spouse.table'
  | 'spouse.birthYear'
  | 'spouse.age'
  | 'reversion'
  | 'guaranteedYears'
  | 'technicalRate'
  | 'paymentsPerYear'
  | 'timing'

/** What is wrong with a field, with the figures concerned. */
export type AnnuityRefusalReason =
  | { readonly kind: 'missing' | 'not-a-table' }
  | { readonly kind: 'not-in-list'; readonly allowed: readonly string[] }
  | { readonly kind: 'not-whole'; readonly value: number }
  | { readonly kind: 'out-of-range'; readonly value: number; readonly min: number; readonly max: number }
  | { readonly kind: 'not-one-of'; readonly value: number; readonly allowed: readonly number[] }
  | { readonly kind: 'no-mortality-before-age'; readonly value: number; readonly birthYear: number; readonly firstAge: number }
  | { readonly kind: 'nobody-left'; readonly value: number; readonly birthYear: number }

/** A field that is refused, and what is wrong with it. */
export type FieldRefusal<Field extends string> = { readonly field: Field } & AnnuityRefusalReason

/** Why an annuity has no price: the field and what is wrong with it. */
export type AnnuityRefusal = FieldRefusal<AnnuityField>

/** The error of a caller who asked for the price of an annuity that its check refuses. */
export const annuityError = (input: object, refusal: FieldRefusal<string>): DomainInputError => {
  const { field, kind } = refusal
  const [outer, inner] = field.split('.') as [string, string?]
  const holder: unknown = field === 'input' ? input : (input as Readonly<Record<string, unknown>>)[outer]
  const value = inner === undefined ? holder : (holder as Readonly<Record<string, unknown>>)[inner]
  return new DomainInputError({ field, value, reason: kind }, `No price for this annuity: ${textOf(refusal)}`)
}

type Bounds = { readonly min: number; readonly max: number }

export const checkWithin = <Field extends string>(
  field: Field,
  value: number,
  { min, max }: Bounds,
): FieldRefusal<Field> | undefined =>
  typeof value === 'number' && value >= min && value <= max ? undefined : { field, kind: 'out-of-range', value, min, max }

export const checkWhole = <Field extends string>(field: Field, value: number): FieldRefusal<Field> | undefined =>
  Number.isInteger(value) ? undefined : { field, kind: 'not-whole', value }

const checkAge = (field: AnnuityField, { table, birthYear, age }: Life): AnnuityRefusal | undefined => {
  const firstAge = table.firstAge(birthYear)
  if (age < firstAge) return { field, kind: 'no-mortality-before-age', value: age, birthYear, firstAge }
  return table.survivors(birthYear, age) === 0 ? { field, kind: 'nobody-left', value: age, birthYear } : undefined
}

export const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null

export const checkTable = <Field extends string>(field: Field, table: Life['table']): FieldRefusal<Field> | undefined =>
  isTable(table) ? undefined : { field, kind: 'not-a-table' }

const checkLife = (who: 'life' | 'spouse', life: Life): AnnuityRefusal | undefined => {
  if (!isObject(life)) return { field: who, kind: 'missing' }
  return (
    checkTable(`${who}.table`, life.table) ??
    checkWhole(`${who}.birthYear`, life.birthYear) ??
    checkWhole(`${who}.age`, life.age) ??
    checkAge(`${who}.age`, life)
  )
}

const checkReversion = ({ type, spouse, reversion }: AnnuityInput): AnnuityRefusal | undefined => {
  if (!hasReversion(type)) return undefined
  if (spouse === undefined) return { field: 'spouse', kind: 'missing' }
  if (reversion === undefined) return { field: 'reversion', kind: 'missing' }
  return checkLife('spouse', spouse) ?? checkWithin('reversion', reversion, { min: 0, max: 1 })
}

const checkGuarantee = ({ type, guaranteedYears }: AnnuityInput): AnnuityRefusal | undefined => {
  if (!hasGuaranteedYears(type)) return undefined
  if (guaranteedYears === undefined) return { field: 'guaranteedYears', kind: 'missing' }
  return (
    checkWhole('guaranteedYears', guaranteedYears) ?? checkWithin('guaranteedYears', guaranteedYears, { min: 0, max: LAST_AGE })
  )
}

export const checkWord = <Word extends string>(
  field: 'type' | 'timing',
  value: Word,
  allowed: readonly Word[],
): FieldRefusal<'type' | 'timing'> | undefined => (allowed.includes(value) ? undefined : { field, kind: 'not-in-list', allowed })

export const checkPayments = ({
  paymentsPerYear,
}: Pick<AnnuityInput, 'paymentsPerYear'>): FieldRefusal<'paymentsPerYear'> | undefined =>
  (PAYMENTS_PER_YEAR as readonly number[]).includes(paymentsPerYear)
    ? undefined
    : { field: 'paymentsPerYear', kind: 'not-one-of', value: paymentsPerYear, allowed: PAYMENTS_PER_YEAR }

/**
 * Says why an annuity has no price, or nothing if it has one; the first refusal in the order of the fields is given.
 *
 * Source: docs/decisions/07 for ages, docs/rules/annuity.md for the rest.
 *
 * @param input the annuity; fields that its type does not read are not looked at
 * @public
 * @example checkAnnuity({ type: 'RV_NRAG', life: { table: tables.TGF05, birthYear: 1961, age: 64 }, guaranteedYears: -5, technicalRate: 0, paymentsPerYear: 12, timing: 'arrears' })
 * // { field: 'guaranteedYears', kind: 'out-of-range', value: -5, min: 0, max: 121 }
 */
export const checkAnnuity = (input: AnnuityInput): AnnuityRefusal | undefined => {
  if (!isObject(input)) return { field: 'input', kind: 'missing' }
  return (
    checkWord('type', input.type, ANNUITY_TYPES) ??
    checkLife('life', input.life) ??
    checkReversion(input) ??
    checkGuarantee(input) ??
    checkWithin('technicalRate', input.technicalRate, TECHNICAL_RATE_RANGE) ??
    checkPayments(input) ??
    checkWord('timing', input.timing, TIMINGS)
  )
}
