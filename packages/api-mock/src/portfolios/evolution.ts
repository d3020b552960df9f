import type { Account, AccountSince } from '@hautelisse/domain/accounts'
import { addMonths, compareDates, dateOf, daysInMonth, monthOf, yearOf, type PlainDate } from '@hautelisse/domain/calendar'
import { PERIODS, performanceBetween, periodStart } from '@hautelisse/domain/investments'
import { isPositive, sumEuros, ZERO_EUROS, type Euros } from '@hautelisse/domain/money'

import { heldFrom, type HeldLot } from '../people/index.ts'
import { countingOf, type Counting } from './counting.ts'

type AccountMovement = NonNullable<Account['movements']>[number]

const MONTHS_A_QUARTER = 3

/** Last days of the quarters from one day to another. */
const quarterEnds = (from: PlainDate, to: PlainDate): readonly PlainDate[] => {
  const count = (yearOf(to) - yearOf(from) + 1) * 4
  return Array.from({ length: count }, (_, place) =>
    addMonths(dateOf(yearOf(from), MONTHS_A_QUARTER, 1), place * MONTHS_A_QUARTER),
  )
    .map((month) => dateOf(yearOf(month), monthOf(month), daysInMonth(yearOf(month), monthOf(month))))
    .filter((day) => day >= from && day <= to)
}

const movement = (date: PlainDate, kind: AccountMovement['kind'], amount: Euros): AccountMovement => ({ date, kind, amount })

/** Lists what came to a contract and left it until a day, the earliest first: one line for a day and a kind. */
const movementsUntil = (
  lots: readonly HeldLot[],
  chargesOn: Counting['chargesOn'] | undefined,
  day: PlainDate,
): readonly AccountMovement[] => {
  const first = lots.map(heldFrom).toSorted(compareDates)[0]
  if (first === undefined) return []
  const all = [
    ...lots.map(({ acquired_on, origin, paid, arrived }) =>
      arrived === undefined
        ? movement(acquired_on, origin === 'top-up' ? 'top_up' : 'paid_in', paid)
        : movement(arrived.on, 'paid_in', arrived.amount),
    ),
    ...lots.flatMap(({ released }) => (released === undefined ? [] : [movement(released.on, 'paid_out', released.amount)])),
    ...(chargesOn === undefined ? [] : quarterEnds(first, day).map((end) => movement(end, 'charges', chargesOn(end)))),
  ].filter(({ date, amount }) => date <= day && isPositive(amount))
  return [...Map.groupBy(all, ({ date, kind }) => `${date} ${kind}`).values()]
    .flatMap(([one, ...others]) =>
      one === undefined ? [] : [movement(one.date, one.kind, sumEuros([one.amount, ...others.map(({ amount }) => amount)]))],
    )
    .toSorted((one, other) => compareDates(one.date, other.date))
}

const sumOf = (movements: readonly AccountMovement[], kind: AccountMovement['kind']): Euros =>
  sumEuros(movements.filter((one) => one.kind === kind).map(({ amount }) => amount))

/**
 * Says what moved a balance from a day on.
 *
 * @param from the day
 * @param then what there was then
 * @param now what there is
 * @param moved movements after that day
 */
export const sinceDay = (from: PlainDate, then: Euros, now: Euros, moved: readonly AccountMovement[]): AccountSince => {
  const parts = {
    paid_in: sumOf(moved, 'paid_in'),
    top_up: sumOf(moved, 'top_up'),
    paid_out: sumOf(moved, 'paid_out'),
    charges: sumOf(moved, 'charges'),
  }
  return { from, ...parts, performance: performanceBetween(then, now, parts) }
}

const HISTORY_MONTHS = 60

/**
 * Says how the balance of a contract came about: since the start of the year, over one, three and five years where it is as old, and since its
 * opening; with the movements that explain it and the balances of the first days of months. docs/rules/accounts.md.
 *
 * @param lots every lot that the contract ever had
 * @param charges charges of the contract a year, as a share
 * @param today day of the question
 */
export const evolutionOf = (
  lots: readonly HeldLot[],
  charges: string,
  today: PlainDate,
): Required<Pick<Account, 'since' | 'movements' | 'history'>> | undefined => {
  const { balanceOn, chargesOn } = countingOf(lots, charges)
  const movements = movementsUntil(lots, charges === '0' ? undefined : chargesOn, today)
  const opening = movements[0]?.date
  if (opening === undefined) return undefined
  const now = balanceOn(today)
  const starts = PERIODS.map((period) => periodStart(period, today)).filter((from) => from > opening)
  const since = starts.map((from) =>
    sinceDay(
      from,
      balanceOn(from),
      now,
      movements.filter(({ date }) => date > from),
    ),
  )
  const months = Array.from({ length: HISTORY_MONTHS }, (_, place) =>
    addMonths(dateOf(yearOf(today), monthOf(today), 1), place + 1 - HISTORY_MONTHS),
  ).filter((day) => day > opening)
  return {
    since: [...since, sinceDay(opening, ZERO_EUROS, now, movements)],
    movements: [...movements],
    history: [...months.map((date) => ({ date, amount: balanceOn(date) })), { date: today, amount: now }],
  }
}
