import type { PlainDate } from '@hautelisse/domain/calendar'

import type { Person, SwitchOrder } from '../people/index.ts'
import type { HeldLot } from './lots.ts'
import { withSales } from './sales.ts'
import { switchLots } from './switched.ts'

/** What takes from the lots of a contract up to a day: sales for a release, and fund switches. */
export const changesOf = (person: Person, policy: string, day: PlainDate) => ({
  sales: (person.done?.released?.sold ?? []).filter((lot) => lot.policy === policy),
  orders: (person.done?.switches ?? []).filter((order) => order.policy === policy && order.sold <= day),
})

/** Lots of a contract once its releases and switches until a day are done, in the order of their days; each switch is told as it is done. */
export const withChanges = (
  charges: string,
  lots: readonly HeldLot[],
  { sales, orders }: ReturnType<typeof changesOf>,
  tell: (order: SwitchOrder, after: ReturnType<typeof switchLots>) => void = () => {},
): readonly HeldLot[] => {
  let held = lots
  let since: PlainDate | undefined
  for (const order of orders) {
    const before = sales.filter(({ on }) => on <= order.sold && (since === undefined || on > since))
    const after = switchLots(withSales(held, before), charges, order)
    tell(order, after)
    held = after.lots
    since = order.sold
  }
  return withSales(
    held,
    sales.filter(({ on }) => since === undefined || on > since),
  )
}
