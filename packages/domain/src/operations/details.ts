import * as z from 'zod'

import { frenchDateOnWire } from '../calendar/index.ts'
import { addEuros, eurosOnWire, isZero, subtractEuros, sumEuros, ZERO_EUROS, type Euros } from '../money/index.ts'
import { orderFacts } from './order-facts.ts'

/** What an instruction does with a fund: money leaves it, or goes into it (ENT-43). */
export const INSTRUCTION_MEANINGS = ['RACHAT', 'SOUSCRIPTION'] as const
export type InstructionMeaning = (typeof INSTRUCTION_MEANINGS)[number]

/** A part of an operation: so much out of a fund, or into it (ENT-43). */
export const instruction = z.object({
  policy_id: z.string(),
  investment_id: z.string(),
  amount: eurosOnWire,
  meaning: z.enum(INSTRUCTION_MEANINGS),
  nature: z.string().nullish(),
})
export type Instruction = z.output<typeof instruction>

/** An account that an operation can be spread over, with the names of its funds. */
const allocableAccount = z.object({
  policy_id: z.string(),
  title: z.string(),
  type: z.string().optional(),
  order: z.int().optional(),
  investments: z.array(z.object({ id: z.string(), label: z.string() })).optional(),
})

/** A bulletin in full: what an operation is made of (ENT-44). */
export const bulletinDetails = z.object({
  id: z.string().min(1),
  company_id: z.string().nullish(),
  date: frenchDateOnWire,
  deadline_date: frenchDateOnWire.nullish(),
  gross_amount: eurosOnWire,
  net_amount: eurosOnWire,
  social_tax: eurosOnWire,
  /** Paid out to the saver instead of being invested. */
  payment_amount: eurosOnWire,
  instructions: z.array(instruction),
  allocable_accounts: z.array(allocableAccount),
})
export type BulletinDetails = z.output<typeof bulletinDetails>

/** Status of details from the acceptance of the operation on (OPS-28). */
export const ACCEPTED_STATUS = 'VALIDEE'

/** An operation in full (ENT-42), with what stands behind it where it was asked for here. */
export const transactionDetails = bulletinDetails.extend({ status: z.string(), ...orderFacts.shape })
export type TransactionDetails = z.output<typeof transactionDetails>

/** From the gross amount of an operation to what is invested. */
export type Breakdown = {
  readonly gross: Euros
  readonly tax: Euros
  readonly net: Euros
  readonly paidOut: Euros
  readonly invested: Euros
}

/**
 * Gives the way of an operation from gross to invested; undefined if nothing is taken on the way, or if the figures that were sent do not
 * add up.
 *
 * gross − social tax = net, net − paid out = invested, which is what the instructions put into funds. docs/rules/operations.md, OPER-05.
 *
 * @param details an operation in full
 * @example breakdownOf(details)?.invested // 1 320,00 €
 */
export const breakdownOf = (details: TransactionDetails): Breakdown | undefined => {
  const { gross_amount: gross, social_tax: tax, net_amount: net, payment_amount: paidOut } = details
  const invested = subtractEuros(net, paidOut)
  const isTaken = !isZero(tax) || !isZero(paidOut)
  const bought = sumEuros(instructionsOf(details, 'SOUSCRIPTION').map(({ amount }) => amount))
  const addsUp = subtractEuros(gross, tax).equals(net) && bought.equals(invested)
  return isTaken && addsUp ? { gross, tax, net, paidOut, invested } : undefined
}

/**
 * Lists the instructions of one meaning.
 *
 * @param details an operation in full
 * @example instructionsOf(details, 'RACHAT') // what left its funds
 */
export const instructionsOf = ({ instructions }: TransactionDetails, meaning: InstructionMeaning): readonly Instruction[] =>
  instructions.filter((one) => one.meaning === meaning)

/** Where a part of an operation went: an account of the saver, their bank, or the levies. */
export type Destination =
  | { readonly kind: 'account'; readonly policyId: string; readonly amount: Euros }
  | { readonly kind: 'bank' | 'levies'; readonly amount: Euros }

/**
 * Lists where the gross amount of an operation went, account by account, then the bank, then the levies; the parts add up to it.
 *
 * @param details an operation in full
 * @example destinationsOf(details).map(({ amount }) => amount) // they add up to the gross amount
 */
export const destinationsOf = (details: TransactionDetails): readonly Destination[] => {
  const breakdown = breakdownOf(details)
  if (breakdown === undefined) return []
  const accounts = new Map<string, Euros>()
  for (const { policy_id: policyId, amount } of instructionsOf(details, 'SOUSCRIPTION'))
    accounts.set(policyId, addEuros(accounts.get(policyId) ?? ZERO_EUROS, amount))
  const all: readonly Destination[] = [
    ...[...accounts].map(([policyId, amount]) => ({ kind: 'account', policyId, amount }) as const),
    { kind: 'bank', amount: breakdown.paidOut },
    { kind: 'levies', amount: breakdown.tax },
  ]
  return all.filter(({ amount }) => !isZero(amount))
}
