import { fundsOf, type Account } from '@hautelisse/domain/accounts'
import { formatFrenchDate, type PlainDate } from '@hautelisse/domain/calendar'
import type { DocumentBlock, DocumentTone } from '@hautelisse/domain/explain'
import type { FreeFrom } from '@hautelisse/domain/investments'
import { isPositive, subtractEuros, sumEuros } from '@hautelisse/domain/money'

import { threadsOf, type ThreadPart } from './threads.ts'

/** Days that are drawn each for itself; what becomes free later is drawn together. */
const MOST_DAYS = 5

const whenFree = (on: FreeFrom['on']): string =>
  on === undefined ? 'Disponible' : on === 'retirement' ? 'À la retraite' : `Le\u00A0${formatFrenchDate(on)}`

const toneOf = (on: FreeFrom['on']): DocumentTone => (on === undefined ? 'd6' : on === 'retirement' ? 'd4' : 'd1')

/** What is free now, what becomes free on each day, the days to come that are too many together, and what waits for retirement. */
const partsOf = (accounts: readonly Account[], date: PlainDate): readonly ThreadPart[] => {
  const free = fundsOf(accounts, date).flatMap((fund) => fund.free)
  const groups = [...Map.groupBy(free, ({ on }) => on)].map(([on, parts]) => ({
    on,
    amount: sumEuros(parts.map(({ amount }) => amount)),
  }))
  const partOf = ({ on, amount }: FreeFrom): ThreadPart => ({ name: whenFree(on), tone: toneOf(on), amount })
  const dated = groups
    .flatMap(({ on, amount }) => (on === undefined || on === 'retirement' ? [] : [{ on, amount }]))
    .toSorted((one, other) => one.on.localeCompare(other.on))
  const alone = dated.length > MOST_DAYS + 1 ? dated.slice(0, MOST_DAYS) : dated
  const later = dated.slice(alone.length)
  const last = later.at(-1)
  return [
    ...groups.filter(({ on }) => on === undefined).map(partOf),
    ...alone.map(partOf),
    ...(last === undefined
      ? []
      : [
          {
            name: `Ensuite, jusqu’au\u00A0${formatFrenchDate(last.on)}`,
            tone: 'd1' as const,
            amount: sumEuros(later.map(({ amount }) => amount)),
          },
        ]),
    ...groups.filter(({ on }) => on === 'retirement').map(partOf),
  ].filter(({ amount }) => isPositive(amount))
}

/**
 * Draws when savings are free, as threads that add up to what is held; in a sentence where all is free at once, and not at all where no lot
 * says it. What no lot speaks of is drawn for itself.
 *
 * @param accounts contracts as they stood on the day
 * @param date the day
 */
export const availabilityThreads = (accounts: readonly Account[], date: PlainDate): readonly DocumentBlock[] => {
  const known = partsOf(accounts, date)
  const total = sumEuros(accounts.map(({ balance }) => balance))
  const rest = subtractEuros(total, sumEuros(known.map(({ amount }) => amount)))
  const [first] = known
  if (first === undefined) return []
  const parts: readonly ThreadPart[] = isPositive(rest) ? [...known, { name: 'Sans date', tone: 'mute', amount: rest }] : known
  if (parts.length === 1)
    return [
      {
        kind: 'paragraph',
        text: first.tone === 'd6' ? 'Tout est disponible.' : `Tout sera disponible ${first.name.toLowerCase()}.`,
      },
    ]
  return [threadsOf('Quand votre épargne est disponible', parts)]
}
