import * as z from 'zod'

import { frenchDateOnWire } from '../calendar/index.ts'
import { eurosOnWire, isPositive, isZero, subtractEuros, type Euros } from '../money/index.ts'
import type { TaxRequest } from './model.ts'
import type { Situation } from './situation.ts'

/** Shown from this gap to the ceiling on, in euros. */
const WORTH_SAYING = 50

/** What must be said with a result, as data: the words live in the catalogues. */
export const taxNote = z.discriminatedUnion('kind', [
  /** No income tax: a payment saves nothing, and its deduction may be given up. */
  z.object({ kind: z.literal('no-tax') }),
  /** A smaller payment saves as much as the ceiling. */
  z.object({ kind: z.literal('useful-payment'), payment: eurosOnWire }),
  /** A single with children, who did not say whether they live alone, was computed as a single parent. */
  z.object({ kind: z.literal('single-parent') }),
  /** Five stands for five and more, and was computed as five. */
  z.object({ kind: z.literal('five-children') }),
  /** The pay of the spouse was not told and counted as none. */
  z.object({ kind: z.literal('spouse-pay-absent') }),
  /** A monthly payment counts twelve times; only those of the year count for the year. */
  z.object({ kind: z.literal('twelve-payments') }),
  /** The payment is above what is deducted. */
  z.object({ kind: z.literal('above-ceiling') }),
  /** The law of the day has not been checked. */
  z.object({ kind: z.literal('law-not-checked'), checkedUntil: frenchDateOnWire }),
])
export type TaxNote = z.output<typeof taxNote>

/** What the notes look at besides the request. */
export type Noted = {
  readonly situation: Situation
  readonly taxBefore: Euros
  readonly useful: Euros
  readonly payment: Euros
  readonly isMonthly: boolean
}

/**
 * Lists what must be said with a result.
 *
 * Rule TS-02, TS-03, TAX-57, docs/rules/tax-saving.md.
 *
 * @param request answers of the saver
 * @param noted figures of the result
 */
export const notesOf = (request: TaxRequest, { situation, taxBefore, useful, payment, isMonthly }: Noted): readonly TaxNote[] => {
  const notes: TaxNote[] = []
  const { ceiling, checkedUntil, household } = situation
  const isCouple = household.marital_status === 'MA'
  if (isZero(taxBefore)) notes.push({ kind: 'no-tax' })
  else if (subtractEuros(ceiling, useful).greaterThanOrEqualTo(WORTH_SAYING))
    notes.push({ kind: 'useful-payment', payment: useful })
  if (!isCouple && household.children > 0 && request.lives_alone === undefined) notes.push({ kind: 'single-parent' })
  if (request.children === 5) notes.push({ kind: 'five-children' })
  if (isCouple && request.spouse_monthly_income === undefined) notes.push({ kind: 'spouse-pay-absent' })
  if (isMonthly) notes.push({ kind: 'twelve-payments' })
  if (isPositive(subtractEuros(payment, ceiling))) notes.push({ kind: 'above-ceiling' })
  if (checkedUntil !== undefined) notes.push({ kind: 'law-not-checked', checkedUntil })
  return notes
}
