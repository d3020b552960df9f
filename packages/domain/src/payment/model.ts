import * as z from 'zod'

import { allocableAccount } from '../contributions/index.ts'
import { ifReadable } from '../contract/index.ts'
import { nonNegativeEurosOnWire } from '../money/index.ts'

/** How often a payment can be made again, in the wire's words (CTX-09). */
export const FREQUENCIES = ['MENSUELLE', 'TRIMESTRIELLE', 'SEMESTRIELLE', 'ANNUELLE'] as const
export type Frequency = (typeof FREQUENCIES)[number]

/** Months between two debits of a payment. */
export const MONTHS_BETWEEN: Readonly<Record<Frequency, number>> = {
  MENSUELLE: 1,
  TRIMESTRIELLE: 3,
  SEMESTRIELLE: 6,
  ANNUELLE: 12,
}

const day = z.int().min(1).max(31)

/** Whether a payment to a retirement plan is deducted from income, in the wire's words. */
export const TAX_CHOICES = ['DEDUCTIBLE', 'NOT_DEDUCTIBLE'] as const
export type TaxChoice = (typeof TAX_CHOICES)[number]

/** An account that payments go to; a retirement plan says which tax choices it takes, and what the year leaves to be deducted. Both are ours. */
const payableAccount = allocableAccount.extend({
  tax_choices: z.array(z.enum(TAX_CHOICES)).optional(),
  /** Left of the ceiling on the tax notice, where it was passed on. */
  deductible_left: nonNegativeEurosOnWire.optional(),
})
export type PayableAccount = z.output<typeof payableAccount>

/**
 * What a company lets its people pay, and how (CTX-07 to CTX-09). The fields from `min_amount` on are ours: the least of a payment, what the law lets the
 * person pay in the year where the employer tells the pay, and the accounts that take money.
 */
export const paymentContext = z.object({
  max_amount: nonNegativeEurosOnWire,
  blockings: z.array(z.string()),
  /** Last day of a month that can be chosen for a debit. */
  day_limit: day,
  /** Day of the month at whose value a debit is invested. */
  day_value_liquidity: day,
  direct_debit_exceptional_payment: z.boolean(),
  debit_card_exceptional_payment: z.boolean(),
  scheduled_payment: z.boolean(),
  scheduled_payment_creation: z.boolean(),
  frequencies: z.array(z.enum(FREQUENCIES)),
  min_amount: ifReadable(nonNegativeEurosOnWire),
  yearly_limit: ifReadable(z.object({ ceiling: nonNegativeEurosOnWire, counted: nonNegativeEurosOnWire })),
  allocable_accounts: z.array(payableAccount).optional(),
})
export type PaymentContext = z.output<typeof paymentContext>

/** Whether payments can be made at all, once or again and again (ENT-54). A flag that the answer leaves out does not permit (P-PERM-13). */
export const paymentPermission = z.object({ punctual: z.boolean().default(false), periodic: z.boolean().default(false) })
export type PaymentPermission = z.output<typeof paymentPermission>

/** Ways to pay, in the wire's words. */
export const METHODS = ['CARD', 'DIRECT_DEBIT'] as const

const part = z.strictObject({ id: z.string().min(1), amount: nonNegativeEurosOnWire })

/** A payment as it is asked for: amounts by fund, which add up to the whole. */
export const paymentRequest = z.strictObject({
  main_company_id: z.string().min(1),
  policy_id: z.string().min(1),
  kind: z.enum(['PUNCTUAL', 'PERIODIC']),
  method: z.enum(METHODS),
  amount: nonNegativeEurosOnWire,
  repartitions: z.array(z.strictObject({ id: z.string().min(1), investments: z.array(part).max(50) })).max(1),
  rum: z.string().min(1).optional(),
  periodicity: z.enum(FREQUENCIES).optional(),
  debit_day: day.optional(),
  /** Asked of a retirement plan, and of no other. */
  tax_choice: z.enum(TAX_CHOICES).optional(),
  /** Scheduled payment to the same account that this one takes the place of. */
  replaces: z.string().min(1).optional(),
})
export type PaymentRequest = z.output<typeof paymentRequest>
