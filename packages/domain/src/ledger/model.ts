import type { PlainDate } from '../calendar/index.ts'
import type { LotOrigin } from '../investments/index.ts'
import type { Decimal } from '../money/index.ts'

/** What is moved: euros, the memory of what was paid into a plan, or units of a fund by the fund's id. */
export type Asset = string

/** Asset of money, to the cent. */
export const EUR: Asset = 'EUR'
/** Asset that remembers, in euros, what was paid into a plan; it moves beside the money and buys nothing. */
export const PAID_IN: Asset = 'PAID-IN'

/** Accounts outside the saver's plans that are written as one word. */
export const OUTER_ACCOUNTS = ['bank', 'annuity', 'levies', 'tax', 'opening'] as const

/** Account of a posting, as text: its kind and its segments, each escaped. */
export type LedgerAccount =
  | (typeof OUTER_ACCOUNTS)[number]
  | `${'market' | 'transit' | 'employer'}/${string}`
  | `paid-in/${string}/${string}`
  | `holding/${string}/${string}/${string}/${string}`

/** So much of an asset that comes to an account, or leaves it below zero. */
export type Posting = { readonly account: LedgerAccount; readonly asset: Asset; readonly quantity: Decimal }

/** A movement on one day: for each asset its quantities sum to exactly zero. */
export type Entry = {
  readonly id: string
  /** Id of the operation that it belongs to. */
  readonly operation: string
  readonly day: PlainDate
  readonly postings: readonly Posting[]
}

/** Units of a fund in a plan that share a date of acquisition, one of availability and an origin. */
export type LotPlace = {
  readonly policy: string
  /** Compartment of the plan, empty in a plan without any. */
  readonly compartment: string
  readonly fund: string
  readonly acquired_on: PlainDate
  /** Day from which it is free; `null` for one that waits for retirement. */
  readonly available_on: PlainDate | null
  readonly origin: LotOrigin
}
