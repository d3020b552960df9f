import { addMarketDays, addMonths, dateOf, daysInMonth, monthOf, orderDay, yearOf, type PlainDate } from '../calendar/index.ts'
import {
  changeableUntil,
  firstDebit,
  investedOn,
  lifeAfterAll,
  timelineOf,
  type LifeState,
  type Moment,
  type TimelineStep,
} from '../operations/index.ts'
import { MONTHS_BETWEEN, type Frequency } from './model.ts'

/** A payment that is made once, with what became of it so far. */
export type OncePaid = {
  readonly method: 'CARD' | 'DIRECT_DEBIT'
  readonly asked: Moment
  /** What the card provider told. */
  readonly card?: { readonly isAccepted: boolean; readonly at: Moment } | undefined
  readonly cancelled?: Moment | undefined
  /** The bank refused the debit. */
  readonly isRejected?: boolean | undefined
}

/** Where a payment is: its state, its days, and the day on which its money is invested, as long as it goes on. */
export type PaymentLife = {
  readonly state: LifeState
  readonly timeline: readonly TimelineStep[]
  readonly invested: PlainDate | undefined
}

/** Minutes in which a card must be accepted. */
export const CARD_MINUTES = 30

const DAYS = { CARD: { invested: 2 }, DIRECT_DEBIT: { collected: 3, invested: 5 } } as const

const waiting = ({ asked, card, cancelled }: OncePaid, now: Moment): LifeState => {
  // A payment can only be taken back while its card is awaited: what the provider tells afterwards comes too late.
  if (cancelled !== undefined) return lifeAfterAll('awaiting-card', ['cancelled-by-saver'])
  const until = asked.minutes + CARD_MINUTES
  if (card === undefined) return now.minutes < until ? 'awaiting-card' : lifeAfterAll('awaiting-card', ['time-over'])
  return lifeAfterAll('awaiting-card', [card.isAccepted ? 'card-accepted' : 'card-refused'])
}

/**
 * Says where a payment that is made once is: the answer follows from what happened and from the moment alone, however often it is asked.
 *
 * A card is captured at once and invested two market days later, a debit collected after three and invested after five; before 18:00 the day of the
 * acceptance counts, else the next market day. A debit can be taken back until then. docs/rules/payment.md, PAYM-07, PAYM-08.
 *
 * @param payment the payment with what became of it
 * @param now moment of the question
 * @example lifeOf({ method: 'CARD', asked, card: { isAccepted: true, at: asked } }, now).invested // '2026-11-24'
 */
export const lifeOf = (payment: OncePaid, now: Moment): PaymentLife => {
  const { method, asked, card, cancelled, isRejected } = payment
  const [state, from] = method === 'CARD' ? [waiting(payment, now), card?.at ?? asked] : (['accepted', asked] as const)
  const ordered = orderDay(from.day, from.hour)
  const requested = { step: 'requested', day: asked.day, done: true }
  if (state !== 'accepted') return { state, timeline: [requested], invested: undefined }
  if (cancelled !== undefined)
    return { state: lifeAfterAll(state, ['cancelled-by-saver']), timeline: [requested], invested: undefined }
  const steps = timelineOf(method === 'CARD' ? 'card' : 'debit', ordered, now.day).slice(1)
  const invested = addMarketDays(ordered, DAYS[method].invested)
  const hasStarted = method === 'CARD' || orderDay(now.day, now.hour) > ordered
  if (isRejected === true && method === 'DIRECT_DEBIT' && now.day >= addMarketDays(ordered, DAYS.DIRECT_DEBIT.collected))
    return { state: lifeAfterAll(state, ['started', 'rejected-by-bank']), timeline: [requested], invested: undefined }
  return {
    state: lifeAfterAll(state, [
      ...(hasStarted ? (['started'] as const) : []),
      ...(now.day >= invested ? (['settled'] as const) : []),
    ]),
    timeline: [requested, ...steps],
    invested,
  }
}

/** A payment that is made again and again. */
export type AgainPaid = {
  readonly day: number
  readonly every: Frequency
  readonly asked: PlainDate
  readonly stopped?: PlainDate | undefined
}

/** A debit and the day on which its money is invested. */
export type Debit = { readonly on: PlainDate; readonly invested: PlainDate }

const nthDebit = ({ day, every, asked }: AgainPaid, count: number, liquidityDay: number): Debit => {
  const first = firstDebit(day, asked)
  // The first debit may have moved to the next market day: its month is the one that its day was chosen in.
  const month = addMonths(dateOf(yearOf(first), monthOf(first), 1), count * MONTHS_BETWEEN[every])
  const chosen = dateOf(yearOf(month), monthOf(month), Math.min(day, daysInMonth(yearOf(month), monthOf(month))))
  const on = count === 0 ? first : addMarketDays(chosen, 0)
  return { on, invested: investedOn(on, liquidityDay) }
}

const isStopped = ({ stopped }: AgainPaid, { on }: Debit): boolean => stopped !== undefined && stopped <= changeableUntil(on)

/**
 * Lists the debits of a payment that is made again and again, up to a day: none that a stop came in time for. docs/rules/payment.md, PAYM-09.
 *
 * @param payment the payment
 * @param liquidityDay day of the month at whose value a debit is invested
 * @param until last day that is looked at
 * @example debitsUntil({ day: 10, every: 'MENSUELLE', asked }, 28, plainDate('2026-12-10')) // [{ on: '2026-12-10', invested: '2026-12-28' }]
 */
export const debitsUntil = (payment: AgainPaid, liquidityDay: number, until: PlainDate): readonly Debit[] => {
  const debits: Debit[] = []
  for (let count = 0; ; count += 1) {
    const debit = nthDebit(payment, count, liquidityDay)
    if (debit.on > until || isStopped(payment, debit)) return debits
    debits.push(debit)
  }
}

/**
 * Gives the next debit of a payment after a day.
 *
 * @param payment the payment
 * @param liquidityDay day of the month at whose value a debit is invested
 * @param today day of the question
 * @returns undefined once it is stopped
 */
export const nextDebitOf = (payment: AgainPaid, liquidityDay: number, today: PlainDate): Debit | undefined => {
  const next = nthDebit(payment, debitsUntil({ ...payment, stopped: undefined }, liquidityDay, today).length, liquidityDay)
  return isStopped(payment, next) ? undefined : next
}
