import * as z from 'zod'

import { ACCOUNT_TYPES } from '../accounts/index.ts'
import { frenchDateOnWire, frenchMomentOnWire } from '../calendar/index.ts'
import { eurosOnWire } from '../money/index.ts'

/** How a bank can be reached: it answers, it does not at the moment, or it is no longer linked. */
export const CONNECTOR_STATES = ['OPEN', 'DOWN', 'CLOSED'] as const

/** A bank that can be linked. */
export const connector = z.object({
  id: z.string().min(1),
  name: z.string(),
  state: z.enum(CONNECTOR_STATES),
  /** Whether it asks for a code at each link. */
  asks_code: z.boolean(),
})
export type Connector = z.output<typeof connector>

/** A bank that the saver has linked. `id` names the link, `connector_id` the bank. */
export const connection = z.object({
  id: z.string().min(1),
  connector_id: z.string().min(1),
  name: z.string(),
  bi_state: z.string().nullable(),
  /** Day on which the consent was given or renewed, and the last one on which it lets us read. */
  given_on: frenchDateOnWire,
  consent_until: frenchDateOnWire,
  /** When the bank told its amounts last; not there before the first time. */
  last_update: frenchMomentOnWire.optional(),
  /** Earliest moment at which the saver can ask anew; not there when it is now. */
  refresh_from: frenchMomentOnWire.optional(),
})
export type Connection = z.output<typeof connection>

/** Why a consent came to its end. */
export const CONSENT_ENDS = ['DELETED', 'ERASED'] as const

/** A line of the register of consents: what was allowed and when, and no amount. */
export const consentRecord = z.object({
  /** Bank that was read. */
  name: z.string(),
  given_on: frenchDateOnWire,
  until: frenchDateOnWire,
  renewed_on: z.array(frenchDateOnWire),
  ended_on: frenchDateOnWire.optional(),
  ended_by: z.enum(CONSENT_ENDS).optional(),
})
export type ConsentRecord = z.output<typeof consentRecord>

/** An account that a bank offers to show; `is_known` says that it is one of ours, which is counted once. */
export const foundAccount = z.object({
  id: z.string().min(1),
  type: z.enum(ACCOUNT_TYPES),
  title: z.string(),
  policy_id: z.string().min(1),
  balance: eurosOnWire,
  is_known: z.boolean(),
  is_shown: z.boolean(),
})
export type FoundAccount = z.output<typeof foundAccount>

/** How a visit to a bank ended. */
export const VISIT_RESULTS = ['CONNECTED', 'REFUSED', 'CANCELLED', 'UNAVAILABLE', 'WRONG_PASSWORD'] as const
export type VisitResult = (typeof VISIT_RESULTS)[number]

/** An operation of an account elsewhere (ENT-38). */
export const aggregatedTransaction = z.object({
  id: z.string().min(1),
  amount: eurosOnWire,
  date: frenchDateOnWire,
  label: z.string(),
  status: z.string(),
  type: z.string(),
})
export type AggregatedTransaction = z.output<typeof aggregatedTransaction>
