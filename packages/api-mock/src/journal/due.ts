import { compareDates, type PlainDate } from '@hautelisse/domain/calendar'
import type { LotOrigin } from '@hautelisse/domain/investments'
import type { Euros } from '@hautelisse/domain/money'
import type { Moment, Operation, OrderFacts, ScheduledPayment } from '@hautelisse/domain/operations'
import type { TaxChoice } from '@hautelisse/domain/payment'

import type { DoneDetails, OpenOrder, SwitchOrder } from '../people/index.ts'
import type { Book } from './book.ts'
import type { KeptAct } from './model.ts'

/** Something that falls due on a day, and what it does to the book: each is done once, by its id. It sees the orders that are not finished on that day. */
export type Due = {
  readonly id: string
  readonly day: PlainDate
  readonly apply: (book: Book, orders: () => readonly OpenOrder[]) => void
}

/** What falls due is done by day, then by id: each meets what those before have left. docs/rules/ledger.md, LEDG-07. */
export const inOrder = (one: Pick<Due, 'day' | 'id'>, other: Pick<Due, 'day' | 'id'>): number =>
  compareDates(one.day, other.day) || one.id.localeCompare(other.id)

/** A sum that is invested on a day: its parts by fund add up to it. */
export type Investment = {
  readonly id: string
  /** Operation that it belongs to, where that has another id, and what it counts as, where it is no payment. */
  readonly operation?: string
  readonly type?: string
  readonly origin?: LotOrigin
  readonly day: PlainDate
  readonly policy: string
  readonly amount: Euros
  /** Compartment that the saver's own payment goes to, where the plan has one for it. */
  readonly compartment?: 'vv' | 'vvd' | 'vvnd'
  /** Whether it is deducted from income, where the plan asks. */
  readonly taxChoice?: TaxChoice
  readonly parts: readonly { readonly id: string; readonly amount: Euros }[]
}

/** Where an order is at a moment: everything that follows from it. */
export type Course = {
  readonly operations: readonly Operation[]
  readonly details: readonly (readonly [id: string, details: DoneDetails])[]
  /** Everything that falls due, done or not. */
  readonly dues: readonly Due[]
  /** Sums that are invested, each on its day. */
  readonly investments: readonly Investment[]
  /** What it holds until it is sold. */
  readonly orders: readonly OpenOrder[]
  readonly switches: readonly SwitchOrder[]
  readonly scheduled: readonly ScheduledPayment[]
  /** Nothing more happens to it. */
  readonly isOver: boolean
}

/** A course with nothing in it. */
export const NOTHING: Course = {
  operations: [],
  details: [],
  dues: [],
  investments: [],
  orders: [],
  switches: [],
  scheduled: [],
  isOver: false,
}

/** What the course of an order depends on beside the order itself. */
export type Setting = {
  readonly book: Book
  readonly now: Moment
  readonly payableFrom: (company: string) => PlainDate | undefined
  /** Where the money of a company's plan goes on a day; undefined where nothing is known to receive it. */
  readonly paidTo: (company: string, day: PlainDate) => OrderFacts['paid_to']
  /** When the account that an order waited for was taken back. */
  readonly wayLost: (company: string, asked: Moment) => Moment | undefined
}

/** The last of the acts of a kind that name an order. */
export const lastOf = (about: readonly KeptAct[], kind: KeptAct['act']['kind']): KeptAct | undefined =>
  about.find(({ act }) => act.kind === kind)
