import { addMarketDays, orderDay, type PlainDate } from '../calendar/index.ts'
import { changeableUntil, firstDebit, investedOn } from '../operations/index.ts'
import type { PaymentForm } from './answers.ts'
import type { Offer } from './form.ts'

/** Something that happens after a payment is confirmed, with its day. */
export type Happening = {
  readonly what: 'recorded' | 'captured' | 'changeable-until' | 'collected' | 'debited' | 'invested' | 'again' | 'available'
  /** Undefined for what has no day of its own. */
  readonly day: PlainDate | undefined
}

const COLLECTED = 3
const [CARD_INVESTED, DEBIT_INVESTED] = [2, 5] as const

/**
 * Lists what happens after a payment is confirmed at a moment, in the order of the days. PAYM-07 to PAYM-09.
 *
 * @param form the answers
 * @param offer account with its company
 * @param day day in Paris on which it is confirmed
 * @param hour hour and minute in Paris
 * @example happeningsOf(form, offer, plainDate('2026-11-20'), '10:00').map(({ day }) => day) // for the 10th of each month: 20/11, 07/12, 10/12, 28/12, 01/06/2031
 */
export const happeningsOf = (
  form: PaymentForm,
  { allocable, context }: Offer,
  day: PlainDate,
  hour: string,
): readonly Happening[] => {
  const free: readonly Happening[] =
    allocable.available_on === undefined || allocable.available_on === null
      ? []
      : [{ what: 'available', day: allocable.available_on }]
  const recorded: Happening = { what: 'recorded', day }
  if (form.way === 'scheduled') {
    const debit = firstDebit(form.day, day)
    return [
      recorded,
      { what: 'changeable-until', day: changeableUntil(debit) },
      { what: 'debited', day: debit },
      { what: 'invested', day: investedOn(debit, context.day_value_liquidity) },
      { what: 'again', day: undefined },
      ...free,
    ]
  }
  const ordered = orderDay(day, hour)
  return form.way === 'card'
    ? [{ what: 'captured', day }, { what: 'invested', day: addMarketDays(ordered, CARD_INVESTED) }, ...free]
    : [
        recorded,
        { what: 'collected', day: addMarketDays(ordered, COLLECTED) },
        { what: 'invested', day: addMarketDays(ordered, DEBIT_INVESTED) },
        ...free,
      ]
}
