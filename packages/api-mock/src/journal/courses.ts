import { compareDates, type PlainDate } from '@hautelisse/domain/calendar'
import type { Moment } from '@hautelisse/domain/operations'

import type { OpenOrder } from '../people/index.ts'
import { paidTo, payableFrom, wayLost } from './bank-accounts.ts'
import type { Book } from './book.ts'
import type { Course, Setting } from './due.ts'
import type { KeptAct } from './model.ts'
import { askPayment, paymentCourse, type AskedPayment } from './payments.ts'
import { askRelease, releaseCourse, type AskedRelease } from './releases.ts'
import { askRetirement, retiredOn, retirementCourse, type AskedRetirement } from './retirements.ts'
import { askSwitch, switchCourse, type AskedSwitch } from './switches.ts'

/** An order as it stood when it was asked for. */
export type Asked = AskedPayment | AskedRelease | AskedRetirement | AskedSwitch

/** An order that is not at an end: its act, the acts that name it, and the day from which it is made no more. */
export type Open = {
  readonly place: number
  readonly act: KeptAct
  readonly about: readonly KeptAct[]
  readonly stopped: PlainDate | undefined
  /** Its documents are refused once they are checked. */
  readonly isRefused: boolean
  readonly asked: Asked
  /** Its course, once nothing more happens to it unless it is told something: it is put aside with the day. */
  readonly over: Course | undefined
}

/**
 * Reads an act as an order, by what stands when it is asked for; undefined for one that asks for none.
 *
 * @param book everything that has fallen due before
 * @param orders orders that are not finished
 * @param act the act
 */
export const askedBy = (book: Book, orders: readonly OpenOrder[], act: KeptAct): Asked | undefined => {
  const { kind } = act.act
  if (kind === 'payment') return askPayment(act)
  if (kind === 'release') return askRelease(book, orders, act)
  if (kind === 'retirement') return askRetirement(book, act)
  return kind === 'switch' ? askSwitch(book, orders, act) : undefined
}

/** What the courses of orders depend on together: the book, the bank accounts that are awaited, and the contracts that were withdrawn whole. */
export type Ground = {
  readonly book: Book
  readonly open: readonly Open[]
  readonly banks: readonly KeptAct[]
  readonly retired: ReadonlyMap<string, PlainDate>
}

const settingOf = ({ book, banks }: Ground, now: Moment): Setting => ({
  book,
  now,
  payableFrom: (company) => payableFrom(book.person, company, banks),
  paidTo: (company, day) => paidTo(book.person, company, banks, day),
  wayLost: (company, asked) => wayLost(book.person, company, banks, asked),
})

/** The day from which a contract takes no more scheduled payments; undefined for one that goes on. */
const retiredFrom = (ground: Ground, policy: string, now: Moment): PlainDate | undefined => {
  const known = ground.retired.get(policy)
  if (known !== undefined) return known
  for (const { act, about, asked } of ground.open)
    if (asked.kind === 'retirement' && asked.contracts.some((one) => one.asked.policyId === policy)) {
      const day = retiredOn(act, about, settingOf(ground, now))
      if (day !== undefined) return day
    }
  return undefined
}

/**
 * Says where an order is at a moment.
 *
 * @param ground what the orders of a person depend on together
 * @param open the order
 * @param now the moment
 */
export const courseOf = (ground: Ground, { act, about, asked, stopped, isRefused }: Open, now: Moment): Course => {
  switch (asked.kind) {
    case 'payment': {
      const { request } = asked
      const retired = request.kind === 'PERIODIC' ? retiredFrom(ground, request.policy_id, now) : undefined
      const [until] = [stopped, retired].filter((day) => day !== undefined).toSorted(compareDates)
      return paymentCourse(ground.book, { act, about, request, stopped: until }, now)
    }
    case 'release':
      return releaseCourse({ act, about, isRefused }, asked, settingOf(ground, now))
    case 'retirement':
      return retirementCourse(act, about, asked, settingOf(ground, now))
    case 'switch':
      return switchCourse(act, about, asked, settingOf(ground, now))
    default:
      return asked satisfies never
  }
}

/** Orders hold lots, payments do not. */
const HOLDING: ReadonlySet<Asked['kind']> = new Set(['release', 'retirement', 'switch'])

/**
 * Lists what orders hold at a moment, in the order of the journal.
 *
 * @param ground what the orders of a person depend on together
 * @param now the moment
 */
export const ordersAt = (ground: Ground, now: Moment): readonly OpenOrder[] =>
  ground.open.flatMap((one) => (one.over === undefined && HOLDING.has(one.asked.kind) ? courseOf(ground, one, now).orders : []))

/**
 * Lists the contracts that are withdrawn whole, with the day from which they take no more scheduled payments.
 *
 * @param ground what the orders of a person depend on together
 * @param now the moment
 */
export const retiredAt = (ground: Ground, now: Moment): ReadonlyMap<string, PlainDate> => {
  const policies = ground.open.flatMap(({ asked }) =>
    asked.kind === 'retirement' ? asked.contracts.map((one) => one.asked.policyId) : [],
  )
  const found = policies.flatMap((policy): readonly (readonly [string, PlainDate])[] => {
    const day = retiredFrom(ground, policy, now)
    return day === undefined ? [] : [[policy, day]]
  })
  return new Map([...ground.retired, ...found])
}
