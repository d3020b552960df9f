import type { Selection } from '@hautelisse/domain/accounts'
import { DETAIL_PARTS, detailMachine, selectDetail, type DetailState } from '@hautelisse/machines/accounts'
import { savingsPortOf } from '@hautelisse/machines/home'
import { useActorRef, useSelector } from '@xstate/react'
import { useMemo } from 'react'
import type { ActorRefFrom } from 'xstate'
import { useRefreshOnReturn } from '../../resource/index.ts'
import { useApp, usePage } from '../../shell/index.ts'

export type DetailActor = ActorRefFrom<typeof detailMachine>

/** Starts the machine of the details with what the application holds. */
export const useDetail = (): DetailActor => {
  const { client, clock, session } = useApp()
  const detail = useActorRef(detailMachine, { input: { client, clock, savings: savingsPortOf(session) } })
  useRefreshOnReturn(detail, DETAIL_PARTS)
  return detail
}

/** What the address names; nothing on the page of all accounts. */
export const useSelection = (): Selection | undefined => {
  const { route, params } = usePage()
  const { selectionFilter = '', filter = '', id } = params
  return useMemo(
    () => (route.id === 'accounts' ? undefined : { selectionFilter, filter, id }),
    [route.id, selectionFilter, filter, id],
  )
}

/** What the page shows of it. */
export const useDetailState = (detail: DetailActor, selection: Selection | undefined): DetailState => {
  const snapshot = useSelector(detail, (state) => state)
  return useMemo(() => selectDetail(snapshot, selection), [snapshot, selection])
}
