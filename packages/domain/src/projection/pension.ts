import type { PlainDate } from '../calendar/index.ts'
import { ZERO_EUROS, type Euros } from '../money/index.ts'
import { monthlyParts, parseAge, type KeptEstimate, type MonthlyParts, type ResultRow } from '../pension/index.ts'

const MONTHS_PER_YEAR = 12

/** What a person may say of their state pension: an estimate, or a month's amount that they know. */
export type PensionSource = { readonly estimate: KeptEstimate | null; readonly known: Euros | null }

/** State pension at a departure, gross, in euros of today. */
export type CountedPension =
  | { readonly kind: 'estimated'; readonly index: number | undefined; readonly parts: MonthlyParts }
  /** The departure comes before the pension opens: none is counted, and from when it would be. */
  | { readonly kind: 'not-open'; readonly from: PlainDate | undefined; readonly age: string }
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
 * Gives the state pension that counts at a departure.
 *
 * Rule RP-08: the row of the estimate for that age; before the pension opens none, with the day from which it would count; without an estimate the amount that
 * the saver knows; else nothing, and the gap is then not called one.
 *
 * @param source estimate, or a known amount
 * @param departure start and age
 * @example pensionAt({ estimate: null, known: null }, departure) // { kind: 'none' }
 */
export const pensionAt = ({ estimate, known }: PensionSource, departure: Departure): CountedPension => {
  if (estimate === null) return known === null ? { kind: 'none' } : { kind: 'known', month: known }
  const index = ageIndexAt(estimate, departure)
  const row = index === undefined ? undefined : estimate.result[index]
  if (row !== undefined) return { kind: 'estimated', index, parts: monthlyParts(row) }
  const [first] = estimate.result
  return first === undefined ? { kind: 'none' } : { kind: 'not-open', from: first.start, age: first.age }
}

/** The month's amount of a counted pension. */
export const pensionMonth = (pension: CountedPension): Euros => {
  if (pension.kind === 'estimated') return pension.parts.month
  return pension.kind === 'known' ? pension.month : ZERO_EUROS
}
