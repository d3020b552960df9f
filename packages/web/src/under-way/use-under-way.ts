import { ordersOn } from '@hautelisse/domain/operations'
import { selectUnderWay, UNDER_WAY_PARTS, underWayMachine, type OrdersRead } from '@hautelisse/machines/operations'
import type { Content } from '@hautelisse/machines/resource'
import { selectUser } from '@hautelisse/machines/session'
import { useActorRef, useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { useRefreshOnReturn } from '../resource/index.ts'
import { useApp, useSession } from '../shell/index.ts'

export type UnderWayActor = ActorRefFrom<typeof underWayMachine>

/** Reads the orders under way for as long as a page stands, and again when the saver comes back to it. */
export const useUnderWay = (): UnderWayActor => {
  const { client } = useApp()
  const user = useSession(selectUser)
  const actor = useActorRef(underWayMachine, { input: { client, user } })
  useRefreshOnReturn(actor, UNDER_WAY_PARTS)
  return actor
}

/**
 * Gives the orders under way on some accounts.
 *
 * @param actor - what reads them
 * @param policies - numbers of the accounts
 */
export const useOrdersOn = (actor: UnderWayActor, policies: readonly string[]): Content<OrdersRead> => {
  const { clock } = useApp()
  const snapshot = useSelector(actor, (state) => state)
  const content = selectUnderWay(snapshot, clock.today())
  if (content.kind !== 'known') return content
  const { orders, isWhole } = content.value
  return { ...content, value: { orders: ordersOn(orders, policies), isWhole } }
}
