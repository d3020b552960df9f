import { addDays, type PlainDate } from '@hautelisse/domain/calendar'
import type { Moment } from '@hautelisse/domain/operations'

import type { Settled } from './settle.ts'

/** Orders that a person may have under way at once. Nobody has so many; each one is looked at again with every act of the same person. */
export const MOST_UNDER_WAY = 100

/** Days over which changes of one kind are counted, and how many of each are taken in them. */
export const CHANGE_DAYS = 30
export const MOST_CHANGES = { 'bank-account': 20, profile: 50, bulletin: 100 } as const

const ORDERS: ReadonlySet<string> = new Set(['payment', 'release', 'retirement', 'switch'])

type Counted = keyof typeof MOST_CHANGES

const momentsOf: { readonly [Kind in Counted]: (settled: Settled) => readonly { readonly at: Moment }[] } = {
  'bank-account': ({ fold }) => fold.banks.filter(({ act }) => act.kind === 'bank-account'),
  profile: ({ changes }) => changes,
  bulletin: ({ fold }) => fold.bulletins,
}

const isCounted = (kind: string): kind is Counted => kind in MOST_CHANGES

/**
 * Says whether a person does a thing no more for the time being: acts are proof and are never dropped, so that too many are refused. What takes something back
 * or stops it is always taken, and what is at an end counts no more.
 *
 * @param settled what stands; undefined for a person who did nothing
 * @param kind kind of the act that is asked for
 * @param today day of the question
 */
export const isFull = (settled: Settled | undefined, kind: string, today: PlainDate): boolean => {
  if (settled === undefined) return false
  if (ORDERS.has(kind)) return settled.fold.open.filter(({ over }) => over === undefined).length >= MOST_UNDER_WAY
  if (!isCounted(kind)) return false
  const since = addDays(today, -CHANGE_DAYS)
  return momentsOf[kind](settled).filter(({ at }) => at.day > since).length >= MOST_CHANGES[kind]
}
