import { test } from '@fast-check/vitest'
import { expect, inject } from 'vitest'

import { addDays, dayOf, plainDate, type PlainDate } from '../calendar/index.ts'
import {
  bought,
  entryOf,
  EUR,
  inTransit,
  lotsHeld,
  moved,
  NO_BALANCES,
  overdrawn,
  paidInOf,
  paidInto,
  sumsByAsset,
  transitAccount,
  unitsFor,
  withEntries,
  type Entry,
  type LotPlace,
} from '../ledger/index.ts'
import { euros, sumEuros, type Euros } from '../money/index.ts'
import { paymentCommands, type PAID_BY, type PaymentCommand } from './arbitraries.ts'
import type { Moment } from '../operations/index.ts'
import { debitsUntil, lifeOf, nextDebitOf, type AgainPaid, type OncePaid } from './index.ts'

declare module 'vitest' {
  interface ProvidedContext {
    isAll: boolean
  }
}

const LENGTH = 40
const RUNS = inject('isAll') ? 2500 : 25
const TIME_LIMIT_MS = 600_000
const AMOUNT = euros('100.01')
const [FIRST, DEBIT_DAY, LIQUIDITY_DAY, MORNING] = [plainDate('2026-11-20'), 10, 28, 600]

/** What a journal keeps of a payment: facts, from which the domain derives all that is shown. */
type Fact = { readonly key: string; readonly id: string } & (
  | { readonly kind: 'once'; readonly paid: OncePaid }
  | { readonly kind: 'again'; readonly paid: AgainPaid }
)

/** Days on which markets are closed, from a calendar of 2026 to 2028, beside Saturdays and Sundays. */
const CLOSED: ReadonlySet<string> = new Set([
  '2026-12-25',
  '2027-01-01',
  '2027-03-26',
  '2027-03-29',
  '2027-05-06',
  '2027-05-17',
  '2027-07-14',
  '2027-11-01',
  '2027-11-11',
  '2028-04-14',
  '2028-04-17',
])
const isClosed = (day: PlainDate): boolean => CLOSED.has(day) || [0, 6].includes(new Date(`${day}T12:00:00Z`).getUTCDay())

const walk = (from: PlainDate, count: number): PlainDate => {
  let [day, left] = [from, Math.abs(count)]
  while (isClosed(day)) day = addDays(day, Math.sign(count) || 1)
  while (left > 0) {
    day = addDays(day, Math.sign(count))
    if (!isClosed(day)) left -= 1
  }
  return day
}

/** The plain reference: a payment that lives minute by minute, and knows nothing of how the domain derives its state. */
type Lived = {
  readonly key: string
  readonly by: (typeof PAID_BY)[number]
  readonly asked: number
  readonly day: PlainDate
  state: string
  waits: boolean
  order?: PlainDate
  invested?: PlainDate
  stopped?: PlainDate
  debits: PlainDate[]
}

const orderOf = (day: PlainDate, minute: number): PlainDate =>
  walk(!isClosed(day) && minute >= 18 * 60 ? addDays(day, 1) : day, 0)

const accept = (one: Lived, day: PlainDate, minute: number): void => {
  one.order = orderOf(day, minute)
  one.invested = walk(one.order, one.by === 'card' ? 2 : 5)
  one.waits = false
  one.state = one.by === 'card' ? 'executing' : 'accepted'
}

/** Money is debited on the tenth or the next open day, where the third open day before has not passed at the order, nor at a stop. */
const debitOn = (one: Lived, day: PlainDate): boolean => {
  const tenth = plainDate(`${day.slice(0, 8)}${DEBIT_DAY}`)
  if (one.by !== 'monthly' || dayOf(day) < DEBIT_DAY || walk(tenth, 0) !== day || day <= one.day) return false
  const lastDay = walk(day, -3)
  return lastDay >= one.day && (one.stopped === undefined || one.stopped > lastDay)
}

const liveOn = (one: Lived, day: PlainDate, minute: number, minutes: number): void => {
  if (one.waits && minutes - one.asked >= 30) [one.state, one.waits] = ['lapsed', false]
  if (one.state === 'accepted' && one.order !== undefined && orderOf(day, minute) > one.order) one.state = 'executing'
  if (one.state === 'executing' && one.invested !== undefined && day >= one.invested) one.state = 'settled'
}

/** Both at once: the facts with what the domain makes of them, and the reference. */
const world = () => {
  let [day, minute, passed] = [FIRST, MORNING, 0]
  let facts: readonly Fact[] = []
  const lived: Lived[] = []
  const now = (): Moment => ({
    day,
    hour: `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`,
    minutes: passed,
  })

  const pass = (minutes: number): void => {
    for (let left = minutes; left > 0; left -= 1) {
      ;[minute, passed] = [minute + 1, passed + 1]
      if (minute === 24 * 60) {
        ;[minute, day] = [0, addDays(day, 1)]
        for (const one of lived) if (debitOn(one, day)) one.debits.push(day)
      }
      for (const one of lived) liveOn(one, day, minute, passed)
    }
  }

  const record = (key: string, by: (typeof PAID_BY)[number]): void => {
    if (facts.some((fact) => fact.key === key)) return
    const id = `op-${facts.length + 1}`
    const paid: Fact =
      by === 'monthly'
        ? { key, id, kind: 'again', paid: { day: DEBIT_DAY, every: 'MENSUELLE', asked: day } }
        : { key, id, kind: 'once', paid: { method: by === 'card' ? 'CARD' : 'DIRECT_DEBIT', asked: now() } }
    facts = [...facts, paid]
    const one: Lived = {
      key,
      by,
      asked: passed,
      day,
      state: by === 'card' ? 'awaiting-card' : '',
      waits: by === 'card',
      debits: [],
    }
    if (by === 'debit') accept(one, day, minute)
    lived.push(one)
  }

  const amend = (at: number, change: Partial<OncePaid> & Partial<AgainPaid>): void => {
    facts = facts.map((fact, place) => (place === at ? ({ ...fact, paid: { ...fact.paid, ...change } } as Fact) : fact))
  }

  const tellCard = (isAccepted: boolean): void => {
    const at = lived.findLastIndex(({ waits }) => waits)
    const one = lived[at]
    if (one === undefined) return
    amend(at, { card: { isAccepted, at: now() } })
    if (isAccepted) accept(one, day, minute)
    else [one.state, one.waits] = ['refused', false]
  }

  const withdraw = (kind: 'cancel' | 'stop', at: number): void => {
    const one = lived[at]
    if (one === undefined) return
    if (kind === 'stop') {
      if (one.by !== 'monthly' || one.stopped !== undefined) return
      amend(at, { stopped: day })
      one.stopped = day
    } else if (one.waits || one.state === 'accepted') {
      amend(at, { cancelled: now() })
      ;[one.state, one.waits] = ['cancelled', false]
    }
  }

  return {
    pass,
    record,
    tellCard,
    withdraw,
    lived,
    now,
    facts: () => facts,
    reload: () => void (facts = JSON.parse(JSON.stringify(facts)) as readonly Fact[]),
  }
}

const PLAN = 'pee'
const lotOf = (day: PlainDate): LotPlace => ({
  policy: PLAN,
  compartment: '',
  fund: 'prudence',
  acquired_on: day,
  available_on: null,
  origin: 'payment',
})

const entriesFor = (id: string, collected: PlainDate, invested: PlainDate, now: Moment): readonly Entry[] => [
  ...(collected <= now.day
    ? [entryOf({ id: `${id}-c`, operation: id, day: collected, postings: moved(EUR, 'bank', transitAccount(PLAN), AMOUNT) })]
    : []),
  ...(invested <= now.day
    ? [
        entryOf({
          id: `${id}-i`,
          operation: id,
          day: invested,
          postings: [
            ...bought(lotOf(invested), AMOUNT, unitsFor(AMOUNT, euros(1))),
            ...paidInto({ policy: PLAN, compartment: '' }, AMOUNT),
          ],
        }),
      ]
    : []),
]

/** What the domain makes of the facts: the state of each payment, or the days of its debits, and the ledger. */
const derive = (facts: readonly Fact[], now: Moment) => {
  const told = facts.map((fact) => {
    if (fact.kind === 'once') {
      const { state, invested, timeline } = lifeOf(fact.paid, now)
      const collected = timeline.find(({ step }) => step === 'collected')?.day ?? fact.paid.card?.at.day
      const entries = invested && collected ? entriesFor(fact.id, collected, invested, now) : []
      return { shown: state, entries }
    }
    const debits = debitsUntil(fact.paid, LIQUIDITY_DAY, now.day)
    const entries = debits.flatMap(({ on, invested }, at) => entriesFor(`${fact.id}-${at}`, on, invested, now))
    return { shown: debits.map(({ on }) => on).join(' '), entries }
  })
  return { shown: told.map(({ shown }) => shown), entries: told.flatMap(({ entries }) => entries) }
}

const times = (count: number): Euros => euros(AMOUNT.times(count))

test.prop([paymentCommands(LENGTH)], { numRuns: RUNS })(
  '[PAYM-07] [PAYM-08] [PAYM-09] [LEDG-01] [LEDG-06] [LEDG-07] [LEDG-08] payments that are derived from facts live as in a plain model: one for a key, in its state, paid once, and all of it balances',
  (given: readonly PaymentCommand[]) => {
    const { pass, record, tellCard, withdraw, reload, lived, now, facts } = world()
    let [tab, last]: [number, { key: string; by: (typeof PAID_BY)[number] } | undefined] = [0, undefined]
    const confirmed = new Set<string>()
    for (const command of given) {
      if (command.kind === 'submit') {
        last = { key: `tab-${tab}-${facts().length}-${now().minutes}`, by: command.by }
        if (command.answer !== 'lost-before') record(last.key, last.by)
        if (command.answer === 'comes') confirmed.add(last.key)
      } else if (command.kind === 'click-again' || command.kind === 'send-again') {
        if (last === undefined) continue
        record(last.key, last.by)
        if (command.kind === 'click-again') record(last.key, last.by)
        confirmed.add(last.key)
      } else if (command.kind === 'reload') reload()
      else if (command.kind === 'second-tab') tab += 1
      else if (command.kind === 'card') tellCard(command.isAccepted)
      else if (command.kind === 'minutes') pass(command.minutes)
      else if (command.kind === 'days') pass(command.days * 24 * 60)
      else if (command.kind === 'cancel' || command.kind === 'stop') withdraw(command.kind, command.which)

      const { shown, entries } = derive(facts(), now())
      expect(shown).toEqual(lived.map(({ by, state, debits }) => (by === 'monthly' ? debits.join(' ') : state)))
      expect(new Set(facts().map(({ key }) => key)).size).toBe(facts().length)
      expect([...confirmed].every((key) => lived.filter((one) => one.key === key).length === 1)).toBe(true)
      const balances = withEntries(NO_BALANCES, entries)
      expect(overdrawn(balances)).toEqual([])
      const settled = entries.filter(({ id }) => id.endsWith('-i')).length
      const captured = entries.filter(({ id }) => id.endsWith('-c')).length
      expect(paidInOf(balances, PLAN, '')).toEqual(times(settled))
      expect(inTransit(balances, PLAN)).toEqual(times(captured - settled))
      // A unit is worth one euro here.
      expect(sumEuros(lotsHeld(balances).map(({ units }) => euros(units)))).toEqual(times(settled))
      for (const fact of facts())
        if (fact.kind === 'again') {
          const next = nextDebitOf(fact.paid, LIQUIDITY_DAY, now().day)
          expect(next === undefined || next.on > now().day).toBe(true)
        }
    }
    const whole = derive(facts(), now())
    expect(derive(facts(), now())).toEqual(whole)
    const sums = whole.entries.flatMap(({ postings }) => Array.from(sumsByAsset(postings).values()))
    expect(sums.every((sum) => sum.isZero())).toBe(true)
  },
  TIME_LIMIT_MS,
)
