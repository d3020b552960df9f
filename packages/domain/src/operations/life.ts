import { addDays, addMarketDays, type PlainDate } from '../calendar/index.ts'
import type { LifeState } from './status.ts'

/** When something happened: the day and the hour in Paris, as acts live on them, and minutes that only count on. */
export type Moment = { readonly day: PlainDate; readonly hour: string; readonly minutes: number }
/** A moment as market orders count it: the day, and whether it is before the cut-off. */
export type Hour = Omit<Moment, 'minutes'>

/** Until when an order can be taken back: until this hour of this day in Paris, without an hour the whole day. */
export type CancelUntil = { readonly day: PlainDate; readonly hour: string | null }

/** What can happen to an operation. */
export const LIFE_EVENTS = [
  'card-accepted',
  'card-refused',
  'signed',
  'signature-refused',
  'documents-received',
  'documents-refused',
  'checked',
  'started',
  'settled',
  'nothing-left',
  'cancelled-by-saver',
  'rejected-by-bank',
  'time-over',
] as const
export type LifeEvent = (typeof LIFE_EVENTS)[number]

/** What becomes of an operation, by its state and by what happens; what is not here cannot happen. */
const LIFE: Readonly<Record<LifeState, Partial<Record<LifeEvent, LifeState>>>> = {
  'awaiting-card': {
    'card-accepted': 'accepted',
    'card-refused': 'refused',
    'cancelled-by-saver': 'cancelled',
    'time-over': 'lapsed',
  },
  'awaiting-signature': {
    signed: 'accepted',
    'signature-refused': 'cancelled',
    'cancelled-by-saver': 'cancelled',
    'time-over': 'lapsed',
  },
  'awaiting-documents': {
    'documents-received': 'checking',
    'cancelled-by-saver': 'cancelled',
    'time-over': 'lapsed',
  },
  checking: { checked: 'accepted', 'documents-refused': 'refused', 'cancelled-by-saver': 'cancelled' },
  accepted: { started: 'executing', 'cancelled-by-saver': 'cancelled', 'rejected-by-bank': 'rejected' },
  executing: { settled: 'settled', 'nothing-left': 'refused', 'rejected-by-bank': 'rejected' },
  settled: {},
  cancelled: {},
  refused: {},
  rejected: {},
  lapsed: {},
}

/**
 * Gives the state of an operation after an event. docs/rules/operations.md, OPER-13.
 *
 * @param state state before
 * @param event what happens
 * @returns undefined where the event cannot happen in that state: a conflict
 * @example lifeAfter('awaiting-card', 'card-accepted') // 'accepted'
 */
export const lifeAfter = (state: LifeState, event: LifeEvent): LifeState | undefined => LIFE[state][event]

/**
 * Follows events in turn; one that cannot happen changes nothing. OPER-13.
 *
 * @param state state before
 * @param events what happens, in its order
 * @example lifeAfterAll('accepted', ['started', 'settled']) // 'settled'
 */
export const lifeAfterAll = (state: LifeState, events: readonly LifeEvent[]): LifeState =>
  events.reduce((now, event) => lifeAfter(now, event) ?? now, state)

const SIGNATURE_DAYS = 15
const DOCUMENT_DAYS = 30
const CHECK_MARKET_DAYS = 2

/**
 * Gives the last day of a state that ends by itself. OPER-13.
 *
 * @param state state of an operation
 * @param since day on which it began
 * @returns undefined for a state without such a day; the wait for a card is counted in minutes
 * @example lastDayIn('awaiting-signature', plainDate('2026-11-20')) // '2026-12-05'
 */
export const lastDayIn = (state: LifeState, since: PlainDate): PlainDate | undefined => {
  if (state === 'awaiting-signature') return addDays(since, SIGNATURE_DAYS)
  if (state === 'awaiting-documents') return addDays(since, DOCUMENT_DAYS)
  return state === 'checking' ? addMarketDays(since, CHECK_MARKET_DAYS) : undefined
}
