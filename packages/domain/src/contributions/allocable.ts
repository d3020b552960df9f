import * as z from 'zod'

import { ACCOUNT_TYPES } from '../accounts/index.ts'
import { frenchDateOnWire, type PlainDate } from '../calendar/index.ts'
import { Decimal, nonNegativeEurosOnWire, type Euros } from '../money/index.ts'
import { planKindOf } from './paid.ts'
import { topUpOf, type TopUp, type TopUpCase } from './top-up.ts'

/** A share as the wire writes it: 0.25 for 25 %. */
const rateOnWire = z.codec(z.number().min(0).max(10), z.custom<Decimal>(), {
  decode: (rate) => new Decimal(rate),
  encode: (rate) => rate.toNumber(),
})

/** A plan's rule of the employer's addition, with what it has seen of the year already. */
const planRule = z.object({
  bands: z.array(z.object({ up_to: nonNegativeEurosOnWire.nullable(), rate: rateOnWire })),
  ceiling: nonNegativeEurosOnWire.nullable(),
  /** Payments of the year that the plan has matched. */
  matched: nonNegativeEurosOnWire,
  /** All own payments of the year to plans of the kind. */
  own: nonNegativeEurosOnWire,
  /** Gross additions of the year: from this plan, and from all plans of the kind. */
  received: nonNegativeEurosOnWire,
  kind_received: nonNegativeEurosOnWire,
})

/** A fund of an account that takes money. */
const allocableFund = z.object({
  id: z.string().min(1),
  label: z.string(),
  risk_level: z.int().min(1).max(7).optional(),
  /** Most of a payment that may go into it, in percent; without it all may. */
  fund_max_rate: z.number().min(0).max(100).optional(),
  /** Whether something of it is held already. */
  held: z.boolean(),
})

/**
 * An account that a payment or a bonus can go to, with its funds, the day from which what comes today is free (`null`: at retirement), and what the
 * employer adds. Fields of ours stand beside those of the specification (ENT-47). docs/rules/payment.md, PAYM-03.
 */
export const allocableAccount = z.object({
  policy_id: z.string().min(1),
  title: z.string(),
  type: z.enum(ACCOUNT_TYPES),
  order: z.int(),
  available_on: frenchDateOnWire.nullable().optional(),
  top_up: planRule.optional(),
  investments: z.array(allocableFund),
})
export type AllocableAccount = z.output<typeof allocableAccount>

/**
 * Gives the case by which a plan's addition to an amount is reckoned.
 *
 * @param account account that the amount goes to
 * @param payment euros
 * @param asOf day on which it is invested
 * @returns undefined where nothing is added
 * @example topUpCaseOf(account, euros(200), asOf)?.payment // 200,00 €
 */
export const topUpCaseOf = (
  { type, top_up: rule }: Pick<AllocableAccount, 'type' | 'top_up'>,
  payment: Euros,
  asOf: PlainDate,
): TopUpCase | undefined => {
  const kind = planKindOf(type)
  if (kind === undefined || rule === undefined) return undefined
  return {
    kind,
    asOf,
    rule: {
      bands: rule.bands.map(({ up_to: upTo, rate }) => ({ upTo: upTo ?? undefined, rate })),
      ceiling: rule.ceiling ?? undefined,
    },
    payment,
    matchedBefore: rule.matched,
    ownBefore: rule.own,
    receivedBefore: rule.received,
    kindReceivedBefore: rule.kind_received,
  }
}

/**
 * Gives what the employer adds to an amount.
 *
 * @param account account that the amount goes to
 * @param payment euros
 * @param asOf day on which it is invested
 * @returns undefined where nothing is ever added
 * @example topUpFor(account, euros(200), asOf)?.net // 45,15 €
 */
export const topUpFor = (
  account: Pick<AllocableAccount, 'type' | 'top_up'>,
  payment: Euros,
  asOf: PlainDate,
): TopUp | undefined => {
  const given = topUpCaseOf(account, payment, asOf)
  return given && topUpOf(given)
}
