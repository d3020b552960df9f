import * as z from 'zod'

import { frenchDateOnWire, type PlainDate } from '../calendar/index.ts'
import type { TopUpCase } from '../contributions/index.ts'
import { Decimal, nonNegativeEurosOnWire, type Euros } from '../money/index.ts'
import { RELEASE_TAXES, type Release } from '../release/index.ts'

/** Form of a receipt, and the edition of the rules by which its figures were reckoned. */
export const [RECEIPT_SCHEMA, RULE_BOOK] = [1, '0.1.0'] as const

/** Acts that have a receipt. */
const RECEIPT_ACTS = ['payment', 'option-bulletin', 'release', 'fund-switch', 'retirement'] as const

const rateOnWire = z.codec(z.number().min(0).max(10), z.custom<Decimal>(), {
  decode: (rate) => new Decimal(rate),
  encode: (rate) => rate.toNumber(),
})

const caseOnWire = z.strictObject({
  policy_id: z.string().min(1),
  kind: z.enum(['pee', 'perco']),
  as_of: frenchDateOnWire,
  bands: z.array(z.strictObject({ up_to: nonNegativeEurosOnWire.nullable(), rate: rateOnWire })),
  ceiling: nonNegativeEurosOnWire.nullable(),
  payment: nonNegativeEurosOnWire,
  matched_before: nonNegativeEurosOnWire,
  own_before: nonNegativeEurosOnWire,
  received_before: nonNegativeEurosOnWire,
  kind_received_before: nonNegativeEurosOnWire,
})

/** A part of a contract that is sold, as it stood on the day of the request. */
const saleOnWire = z.strictObject({
  policy_id: z.string().min(1),
  tax: z.enum(RELEASE_TAXES),
  value: nonNegativeEurosOnWire,
  paid_in: nonNegativeEurosOnWire,
  amount: nonNegativeEurosOnWire,
  on: frenchDateOnWire,
})

/** What the figures of a receipt follow from: a premium, the case of each plan that adds something, and what is sold. */
const givenOnWire = z.strictObject({
  premium: z.strictObject({ gross: nonNegativeEurosOnWire, as_of: frenchDateOnWire }).nullable(),
  top_ups: z.array(caseOnWire),
  sales: z.array(saleOnWire).optional(),
})

/** What entries of the ledger paid out, to the cent, as text, with the causes that the operation names. */
const movedOnWire = z.strictObject({ paid: z.string(), differs_by: z.array(z.string()) })

/** A figure by its name, to the cent, as text. */
const figures = z.record(z.string(), z.string())

/** A receipt of an act, as a file: what was asked and answered, and every figure with what it follows from. */
export const receipt = z.strictObject({
  schema: z.literal(RECEIPT_SCHEMA),
  rule_book: z.string(),
  act: z.enum(RECEIPT_ACTS),
  operation_id: z.string().min(1),
  made_on: frenchDateOnWire,
  request: z.unknown(),
  answer: z.unknown(),
  given: givenOnWire,
  figures,
  /** How each figure was reckoned, step by step. */
  derivations: z.record(z.string(), z.unknown()),
  /** Values of the law that were used, with the day from which they hold. */
  parameters: z.array(z.strictObject({ id: z.string(), from: frenchDateOnWire, source: z.string(), value: z.string() })),
  /** Entries of the ledger that belong to the operation, as far as it is done. */
  entries: z.array(z.string()),
  /** What these entries paid out, once the sale is done, and what makes it another sum than the figures say. */
  moved: movedOnWire.optional(),
  /** SHA-256 of the canonical text of all the rest, in hexadecimal digits. */
  sha256: z.string().regex(/^[\da-f]{64}$/),
})
export type Receipt = z.output<typeof receipt>

/** A part of a contract that is sold. */
export type ReceiptSale = { readonly policyId: string; readonly sale: Release }

/** What the figures follow from, in the domain's words. */
export type ReceiptGiven = {
  readonly premium: { readonly gross: Euros; readonly asOf: PlainDate } | undefined
  readonly topUps: readonly { readonly policyId: string; readonly given: TopUpCase }[]
  /** Parts of contracts that are sold, each taxed in its own way. */
  readonly sales?: readonly ReceiptSale[] | undefined
}

type GivenOnWire = z.output<typeof givenOnWire>

/**
 * Writes what figures follow from as a receipt does.
 *
 * @param given premium and cases of plans
 */
export const writeGiven = ({ premium, topUps, sales }: ReceiptGiven): GivenOnWire => ({
  premium: premium === undefined ? null : { gross: premium.gross, as_of: premium.asOf },
  top_ups: topUps.map(({ policyId, given: { kind, asOf, rule, payment, ...before } }) => ({
    policy_id: policyId,
    kind,
    as_of: asOf,
    bands: rule.bands.map(({ upTo, rate }) => ({ up_to: upTo ?? null, rate })),
    ceiling: rule.ceiling ?? null,
    payment,
    matched_before: before.matchedBefore,
    own_before: before.ownBefore,
    received_before: before.receivedBefore,
    kind_received_before: before.kindReceivedBefore,
  })),
  ...(sales === undefined
    ? {}
    : {
        sales: sales.map(({ policyId, sale: { tax, value, paidIn, amount, on } }) => ({
          policy_id: policyId,
          tax,
          value,
          paid_in: paidIn,
          amount,
          on,
        })),
      }),
})

/**
 * Reads what the figures of a receipt follow from.
 *
 * @param written what a receipt says
 */
export const readGiven = ({ premium, top_ups: topUps, sales }: GivenOnWire): ReceiptGiven => ({
  premium: premium === null ? undefined : { gross: premium.gross, asOf: premium.as_of },
  topUps: topUps.map(({ policy_id, kind, as_of, bands, ceiling, payment, ...before }) => ({
    policyId: policy_id,
    given: {
      kind,
      asOf: as_of,
      rule: { bands: bands.map(({ up_to, rate }) => ({ upTo: up_to ?? undefined, rate })), ceiling: ceiling ?? undefined },
      payment,
      matchedBefore: before.matched_before,
      ownBefore: before.own_before,
      receivedBefore: before.received_before,
      kindReceivedBefore: before.kind_received_before,
    },
  })),
  sales: sales?.map(({ policy_id: policyId, tax, value, paid_in: paidIn, amount, on }) => ({
    policyId,
    sale: { tax, value, paidIn, amount, on },
  })),
})
