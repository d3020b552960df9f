import * as z from 'zod'

import { nonNegativeEurosOnWire } from '../money/index.ts'
import { paymentContext } from '../payment/index.ts'

/** A fund of an account, with what can still be moved out of it and what it comes to once every order is done. */
const switchFund = z.object({
  id: z.string().min(1),
  label: z.string(),
  risk_level: z.int().min(1).max(7).optional(),
  amount: nonNegativeEurosOnWire,
  /** What no order has claimed yet. */
  movable: nonNegativeEurosOnWire,
  /** What orders that are not finished have claimed; absent for nothing. */
  claimed: nonNegativeEurosOnWire.optional(),
  /** Its amount once every order that is under way is done. */
  expected: nonNegativeEurosOnWire,
  /** Most of the contract's value that it may hold, in percent; without it all may. */
  fund_max_rate: z.number().min(0).max(100).optional(),
})
export type SwitchFund = z.output<typeof switchFund>

/** An account whose funds can be switched: a form of ours, which both families of savings answer. */
const switchableAccount = z.object({
  policy_id: z.string().min(1),
  /** Value of the contract, money on its way from one fund to another included. */
  value: nonNegativeEurosOnWire,
  /** What orders that are under way move. */
  under_way: nonNegativeEurosOnWire,
  investments: z.array(switchFund),
})
export type SwitchableAccount = z.output<typeof switchableAccount>

/** What blocks the fund switches of a company's people; `switchable_accounts` is ours. */
export const switchContext = z.object({
  blockings: z.array(z.string()),
  switchable_accounts: z.array(switchableAccount).optional(),
})
export type SwitchContext = z.output<typeof switchContext>

/** Acts of a retirement contract, in the wire's words. */
const RETIREMENT_ACTS = ['VV_PONCTUEL', 'VV_PROGRAMME', 'ARBITRAGE', 'RETRAIT'] as const
/** Where an act is made: here, or in the external space. */
const CHANNELS = ['portal', 'external'] as const
export type ActChannel = (typeof CHANNELS)[number]

/** Acts that a retirement contract allows; one that is missing is made in the external space. `switchable` and `payable` are ours. */
export const authorizedActs = z.object({
  authorized_acts: z.array(
    z.object({
      policy_id: z.string().min(1),
      acts: z.array(z.object({ act: z.enum(RETIREMENT_ACTS), channel: z.enum(CHANNELS) })),
      switchable: switchableAccount.optional(),
      payable: paymentContext.optional(),
    }),
  ),
})
export type AuthorizedActs = z.output<typeof authorizedActs>['authorized_acts']

/** Whether acts on employee savings are authorised at all (P-PERM-08). What is not said is not permitted (P-PERM-13). */
export const actPermissions = z.object({
  authorizedAct: z.boolean().default(false),
  companyTopUp: z.boolean().default(false),
  isVoluntaryPaymentAllowed: z.boolean().default(false),
})
export type ActPermissions = z.output<typeof actPermissions>

const MOST_FUNDS = 50
const side = z.strictObject({
  policy_id: z.string().min(1),
  investments: z
    .array(z.strictObject({ id: z.string().min(1), amount: nonNegativeEurosOnWire }))
    .min(1)
    .max(MOST_FUNDS),
})

/** A fund switch as it is asked for: euros out of funds, and into others. */
export const switchRequest = z.strictObject({ main_company_id: z.string().min(1), source: side, destination: side })
export type SwitchRequest = z.output<typeof switchRequest>
