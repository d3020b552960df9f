import type { PlainDate } from '../calendar/index.ts'
import { ZERO_EUROS, type Euros } from '../money/index.ts'
import {
  leftOutOf,
  monthlyParts,
  parseAge,
  type LeftOut,
  type KeptEstimate,
  type MonthlyParts,
  type ResultRow,
} from '../pension/index.ts'

const MONTHS_PER_YEAR = 12

/** What a person may say of their state pension: an estimate, or a month's amount that they know. */
export type PensionSource = { readonly estimate: KeptEstimate | null; readonly known: Euros | null }

/** State pension at a departure, gross, in euros of today. */
export type CountedPension =
  | { readonly kind: 'estimated'; readonly index: number | undefined; readonly parts: MonthlyParts; readonly leftOut?: LeftOut }
  /** The departure comes before the pension opens: none is counted, and from when it would be. */
  | { readonly kind: 'not-open'; readonly from: PlainDate | undefined; readonly age: string; readonly leftOut?: LeftOut }
  | { readonly kind: 'known'; readonly month: Euros }
  | { readonly kind: 'none' }

/** When somebody leaves. */
export type Departure = { readonly start: PlainDate; readonly age: number }

const isReached = ({ age, start, type }: ResultRow, departure: Departure): boolean => {
  if (type === 'EN_PAIEMENT') return true
  // A row without its day is met at its whole age.
  return start === undefined ? (parseAge(age) ?? Infinity) <= departure.age * MONTHS_PER_YEAR : start <= departure.start
}

/**
 * Gives the place of the estimate's row for a departure: the last that has begun by then. Rule RP-08.
 *
 * @param estimate of the state pension
 * @param departure start and age
 * @returns undefined before the pension opens
 */
export const ageIndexAt = ({ result }: KeptEstimate, departure: Departure): number | undefined => {
  const place = result.findLastIndex((row) => isReached(row, departure))
  return place === -1 ? undefined : place
}

/**
 * Says of which scheme an estimate gives nothing for the years to come: it is then the least of the pension, not the pension. Rule RP-08.
 *
 * @param estimate of the state pension
 * @returns undefined where all of it is computed, or where it does not say what it is computed from
 */
export const estimateLeavesOut = ({ basis }: KeptEstimate): LeftOut | undefined =>
  basis === undefined ? undefined : leftOutOf(basis)

/**
 * Gives the state pension that counts at a departure.
 *
 * Rule RP-08: the row of the estimate for that age; before the pension opens none, with the day from which it would count; without an estimate, or where it leaves a scheme out, the
 * amount that the saver knows; else nothing, and the gap is then not called one.
 *
 * @param source estimate, or a known amount
 * @param departure start and age
 * @example pensionAt({ estimate: null, known: null }, departure) // { kind: 'none' }
 */
export const pensionAt = ({ estimate, known }: PensionSource, departure: Departure): CountedPension => {
  if (estimate === null) return known === null ? { kind: 'none' } : { kind: 'known', month: known }
  const leftOut = estimateLeavesOut(estimate)
  if (leftOut !== undefined && known !== null) return { kind: 'known', month: known }
  const least = leftOut === undefined ? {} : { leftOut }
  const index = ageIndexAt(estimate, departure)
  const row = index === undefined ? undefined : estimate.result[index]
  if (row !== undefined) return { kind: 'estimated', index, parts: monthlyParts(row), ...least }
  const [first] = estimate.result
  return first === undefined ? { kind: 'none' } : { kind: 'not-open', from: first.start, age: first.age, ...least }
}

/** Whether all of a counted pension is known: neither missing, nor without one of its schemes. Rule RP-21. */
export const isPensionKnown = (pension: CountedPension): boolean =>
  pension.kind !== 'none' && (pension.kind === 'known' || pension.leftOut === undefined)

/** The month's amount of a counted pension. */
export const pensionMonth = (pension: CountedPension): Euros => {
  if (pension.kind === 'estimated') return pension.parts.month
  return pension.kind === 'known' ? pension.month : ZERO_EUROS
}
