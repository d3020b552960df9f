import type { Account } from '@hautelisse/domain/accounts'
import type { PlainDate } from '@hautelisse/domain/calendar'
import type { Hold } from '@hautelisse/domain/operations'

import { fundNamed } from '../people/index.ts'
import { carriedOver, chargesOf, COUNTED_ON } from '../portfolios/index.ts'

/**
 * Counts what an order holds as lots are counted, so that a quarter's charges lower both alike.
 *
 * @param holds units as they were counted when it was asked for
 * @param account the contract
 * @param day day of the request
 */
export const countedHolds = (holds: readonly Hold[], account: Account, day: PlainDate): readonly Hold[] =>
  holds.flatMap((hold) => {
    const fund = fundNamed(hold.fund)
    return fund === undefined ? [] : [{ ...hold, units: carriedOver(fund, chargesOf(account), hold.units, day, COUNTED_ON) }]
  })
