import { LAST_AGE } from '../mortality/index.ts'
import {
  type AnnuityField,
  checkPayments,
  checkTable,
  checkWhole,
  checkWithin,
  checkWord,
  type FieldRefusal,
  isObject,
  TECHNICAL_RATE_RANGE,
} from './check.ts'
import { type AnnuityInPayment, type LifeInMonths, ticksOf, YEAR } from './in-payment.ts'
import { ANNUITY_TYPES, hasGuaranteedYears, hasReversion, TIMINGS } from './model.ts'

/** Fields of an annuity in payment that can be refused. */
export type InPaymentField =
  | Exclude<AnnuityField, 'life.age' | 'spouse.age' | 'guaranteedYears'>
  | 'life.ageMonths'
  | 'spouse.ageMonths'
  | 'guaranteedMonths'
  | 'nextPayment'

/** Why an annuity in payment has no value: the field and what is wrong with it. `firstAge` is in years, the value in months. */
export type InPaymentRefusal = FieldRefusal<InPaymentField>

const MONTHS_OF_TABLE = 12 * LAST_AGE

const checkAge = (
  field: 'life.ageMonths' | 'spouse.ageMonths',
  { table, birthYear, ageMonths }: LifeInMonths,
): InPaymentRefusal | undefined => {
  const refusal = checkWithin(field, ageMonths, { min: 0, max: MONTHS_OF_TABLE })
  if (refusal !== undefined) return refusal
  const firstAge = table.firstAge(birthYear)
  const age = ticksOf(ageMonths) / YEAR
  if (age < firstAge) return { field, kind: 'no-mortality-before-age', value: ageMonths, birthYear, firstAge }
  return table.survivors(birthYear, age) === 0 ? { field, kind: 'nobody-left', value: ageMonths, birthYear } : undefined
}

const checkLife = (who: 'life' | 'spouse', life: LifeInMonths): InPaymentRefusal | undefined => {
  if (!isObject(life)) return { field: who, kind: 'missing' }
  return (
    checkTable(`${who}.table`, life.table) ?? checkWhole(`${who}.birthYear`, life.birthYear) ?? checkAge(`${who}.ageMonths`, life)
  )
}

const checkReversion = ({ type, spouse, reversion }: AnnuityInPayment): InPaymentRefusal | undefined => {
  if (!hasReversion(type)) return undefined
  if (spouse === undefined) return { field: 'spouse', kind: 'missing' }
  if (reversion === undefined) return { field: 'reversion', kind: 'missing' }
  return checkLife('spouse', spouse) ?? checkWithin('reversion', reversion, { min: 0, max: 1 })
}

const checkGuarantee = ({ type, guaranteedMonths }: AnnuityInPayment): InPaymentRefusal | undefined => {
  if (!hasGuaranteedYears(type)) return undefined
  if (guaranteedMonths === undefined) return { field: 'guaranteedMonths', kind: 'missing' }
  return checkWithin('guaranteedMonths', guaranteedMonths, { min: 0, max: MONTHS_OF_TABLE })
}

const checkNextPayment = ({ nextPayment, paymentsPerYear }: AnnuityInPayment): InPaymentRefusal | undefined =>
  nextPayment === undefined ? undefined : checkWithin('nextPayment', nextPayment, { min: 0, max: 12 / paymentsPerYear })

/**
 * Says why an annuity in payment has no value, or nothing if it has one; the first refusal in the order of the fields is given.
 *
 * Source: docs/rules/annuity.md, ANN-14.
 *
 * @param input the annuity; fields that its type does not read are not looked at
 * @public
 * @example checkAnnuityInPayment({ type: 'RV_NR', life: { table: tables.TGF05, birthYear: 1961, ageMonths: 773 }, technicalRate: 0, paymentsPerYear: 12, timing: 'arrears', nextPayment: 2 })
 * // { field: 'nextPayment', kind: 'out-of-range', value: 2, min: 0, max: 1 }
 */
export const checkAnnuityInPayment = (input: AnnuityInPayment): InPaymentRefusal | undefined => {
  if (!isObject(input)) return { field: 'input', kind: 'missing' }
  return (
    checkWord('type', input.type, ANNUITY_TYPES) ??
    checkLife('life', input.life) ??
    checkReversion(input) ??
    checkGuarantee(input) ??
    checkWithin('technicalRate', input.technicalRate, TECHNICAL_RATE_RANGE) ??
    checkPayments(input) ??
    checkWord('timing', input.timing, TIMINGS) ??
    checkNextPayment(input)
  )
}
