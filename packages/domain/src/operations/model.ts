import * as z from 'zod'

import { ACCOUNT_SCOPES } from '../accounts/index.ts'
import { frenchDateOnWire } from '../calendar/index.ts'
import { eurosOnWire } from '../money/index.ts'

/** Types of the employee-savings scope (P-TXN-05). */
export const EMPLOYEE_TRANSACTION_TYPES = [
  'TRANSFERT',
  'BO_PARTICIPATION',
  'BO_INTERESSEMENT',
  'COMPTABLE_ABONDEMENT',
  'COMPTABLE_REALLOCATION',
] as const

/** Types of the retirement scope (P-TXN-06). */
export const RETIREMENT_TRANSACTION_TYPES = [
  'AFF_ABONDE',
  'AFF_INTERESS',
  'TR_ENT_C_E',
  'ABONDEMENT',
  'VL',
  'PB',
  'AFF_COT',
] as const

/**
 * A line of a history (P-TXN-01). Types, labels and statuses are texts: those that nobody has described are shown as they were sent (P-TXN-09).
 * `abondment` is what the company adds beside the amount; it is zero or absent where the company's part is a line of its own.
 */
export const transactionItem = z.object({
  id: z.string().min(1),
  amount: eurosOnWire,
  date: frenchDateOnWire,
  label: z.string(),
  status: z.string(),
  type: z.string(),
  deadline_date: frenchDateOnWire.nullable().optional(),
  abondment: eurosOnWire.nullable().optional(),
})
export type TransactionItem = z.output<typeof transactionItem>

/** A step on the way of an operation: what happens, on which day, and whether it has happened. A field of ours. */
export const timelineStep = z.object({ step: z.string(), day: frenchDateOnWire, done: z.boolean() })
export type TimelineStep = z.output<typeof timelineStep>

/** What makes an operation pay something else than was told: values, payments that were invested meanwhile, rates of the day of the sale. */
const DIFFERENCES = ['values', 'payments', 'rates'] as const

/**
 * A transaction with the family of savings that it comes from, and the contract that it concerns where the server names one. The fields from
 * `timeline` on are ours: why it ended without being done, which operation it belongs to, the key of the request that made it, the account that its money goes to, what it was before charges,
 * where the saver goes on with it, whether they can still take it back and until when, whether it is deducted from income, and, where it paid something else than was told, what was told and what
 * makes the difference.
 */
export const operation = transactionItem.extend({
  scope: z.enum(ACCOUNT_SCOPES),
  policy_id: z.string().optional(),
  timeline: z.array(timelineStep).optional(),
  reason: z.string().optional(),
  linked_id: z.string().optional(),
  request_key: z.string().optional(),
  to_policy_id: z.string().optional(),
  gross_amount: eurosOnWire.optional(),
  url: z.string().optional(),
  cancellable: z.boolean().optional(),
  /** Until this hour of this day, in Paris; without an hour the whole day. */
  cancellable_until: z.object({ day: frenchDateOnWire, hour: z.string().nullable() }).optional(),
  tax_choice: z.string().optional(),
  told_amount: eurosOnWire.optional(),
  differs_by: z.array(z.enum(DIFFERENCES)).optional(),
})
export type Operation = z.output<typeof operation>
