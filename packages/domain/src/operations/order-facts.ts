import * as z from 'zod'

import { lotOnWire } from '../accounts/index.ts'
import { frenchDateOnWire } from '../calendar/index.ts'
import { eurosOnWire, nonNegativeEurosOnWire } from '../money/index.ts'

/** How far a document is that came with an order. */
const DOCUMENT_STATES = ['received', 'accepted', 'refused'] as const
/** Who pays an order out: a bank account receives it, or the company pays it with the wages. */
const PAYERS = ['bank', 'company'] as const

/**
 * What stands behind an operation that was asked for here: when and how it was asked for, which lots it sells, what its sale is taxed on, its documents and the
 * account that it goes to. Fields of ours: a server without them leaves them out, and what they say is not said.
 */
export const orderFacts = z.object({
  asked: z
    .object({
      day: frenchDateOnWire,
      hour: z.string(),
      /** A code that was sent to the saver's mobile confirmed it. */
      with_code: z.boolean().optional(),
      /** Why money is released, and the day of the event; a reason that nobody has described is not shown. */
      release: z.string().optional(),
      event_date: frenchDateOnWire.optional(),
      amount_to_finance: eurosOnWire.optional(),
      /** Funds in the order in which the money is taken. */
      funds: z.array(z.string()).optional(),
      /** How a payment is paid. */
      method: z.string().optional(),
    })
    .optional(),
  lots: z.array(lotOnWire.extend({ policy_id: z.string(), investment_id: z.string() })).optional(),
  unit_values: z.array(z.object({ investment_id: z.string(), value: z.number(), day: frenchDateOnWire })).optional(),
  /** Sums that are taken out, one for each way of taxing: what the plan was worth, and what was paid in and not given back. */
  sales: z
    .array(
      z.object({
        tax: z.string(),
        value: nonNegativeEurosOnWire,
        paid_in: nonNegativeEurosOnWire,
        amount: nonNegativeEurosOnWire,
        on: frenchDateOnWire,
      }),
    )
    .optional(),
  documents: z
    .array(
      z.object({
        kind: z.string().optional(),
        name: z.string(),
        bytes: z.int().nonnegative(),
        state: z.enum(DOCUMENT_STATES),
        day: frenchDateOnWire,
      }),
    )
    .optional(),
  paid_to: z
    .object({
      by: z.enum(PAYERS),
      last_digits: z.string().optional(),
      /** Day from which the account can be used, while it is in validation. */
      usable_on: frenchDateOnWire.optional(),
    })
    .optional(),
})
export type OrderFacts = z.output<typeof orderFacts>
