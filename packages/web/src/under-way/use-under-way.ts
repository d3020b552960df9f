import { ordersOn } from '@hautelisse/domain/operations'
import { selectUnderWay, UNDER_WAY_PARTS, underWayMachine, type OrdersRead } from '@hautelisse/machines/operations'
import type { Content } from '@hautelisse/machines/resource'
import { selectUser } from '@hautelisse/machines/session'
import { useActorRef, useSelector } from '@xstate/react'
import { useRefreshOnReturn } from '../resource/index.ts'
import { useApp, useSession } from '../shell/index.ts'

/**
 * Reads the orders under way on some accounts for as long as a page shows them, and again when the saver comes back to it.
 *
 * @param policies - numbers of the accounts
 */
export const useUnderWay = (policies: readonly string[]): Content<OrdersRead> => {
  const { client, clock } = useApp()
  const user = useSession(selectUser)
  const actor = useActorRef(underWayMachine, { input: { client, user } })
  useRefreshOnReturn(actor, UNDER_WAY_PARTS)
  const content = selectUnderWay(
    useSelector(actor, (snapshot) => snapshot),
    clock.today(),
  )
  if (content.kind !== 'known') return content
  const { orders, isWhole } = content.value
  return { ...content, value: { orders: ordersOn(orders, policies), isWhole } }
}
