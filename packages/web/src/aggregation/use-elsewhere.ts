import {
  apiPorts,
  connectionMachine,
  connectionsMachine,
  linkingMachine,
  selectElsewhere,
  type ConnectionEvent,
  type ElsewhereAll,
  type LinkingEvent,
  type LinkingSnapshot,
  type LinkingStep,
  selectCard,
} from '@hautelisse/machines/aggregation'
import type { Connection } from '@hautelisse/domain/aggregation'
import type { PlainDate } from '@hautelisse/domain/calendar'
import type { Content } from '@hautelisse/machines/resource'
import { selectUser } from '@hautelisse/machines/session'
import { useLocation } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import { useEffect } from 'react'
import { useRefreshOnReturn } from '../resource/index.ts'
import { parseQuery, useApp, usePage, useSession } from '../shell/index.ts'

const PARTS = ['connections'] as const

/** What the page of accounts elsewhere reads. */
export type ElsewhereView = {
  readonly all: Content<ElsewhereAll>
  readonly today: PlainDate
  readonly readAgain: () => void
  /** Takes what was read through a link that is gone from the page, and reads the rest again. */
  readonly drop: (id: string) => void
  readonly retry: () => void
}

/** Runs the machine of accounts elsewhere for as long as its page is there. */
export const useElsewhere = (): ElsewhereView => {
  const { client, clock } = useApp()
  const userId = useSession(selectUser)?.id ?? ''
  const [snapshot, send, actor] = useMachine(connectionsMachine, { input: { ports: apiPorts(client, userId) } })
  useRefreshOnReturn(actor, PARTS)
  return {
    all: selectElsewhere(snapshot),
    today: clock.today(),
    readAgain: () => send({ type: 'refreshRequested', part: 'connections' }),
    drop: (id) => {
      send({ type: 'connectionDeleted', id })
      send({ type: 'refreshRequested', part: 'connections' })
    },
    retry: () => send({ type: 'retryRequested', part: 'connections' }),
  }
}

export type Card = ReturnType<typeof selectCard>

/** Runs the machine of one linked bank for as long as its card is there. */
export const useConnection = (
  connection: Connection,
  { changed, deleted }: { readonly changed: () => void; readonly deleted: () => void },
): readonly [Card, (event: ConnectionEvent) => void] => {
  const { client, clock, navigation, sessionStorage: storage } = useApp()
  const userId = useSession(selectUser)?.id ?? ''
  const [snapshot, send] = useMachine(connectionMachine, {
    input: { connection, today: clock.today(), ports: apiPorts(client, userId), navigation, storage, changed, deleted },
  })
  return [selectCard(snapshot), send]
}

/** What every step of the linking is given. */
export type LinkingProps = { readonly snapshot: LinkingSnapshot; readonly send: (event: LinkingEvent) => void }

/** Runs the linking of a bank for as long as one of its steps is there. */
export const useLinking = (): LinkingProps => {
  const { client, clock, navigation, session, sessionStorage: storage } = useApp()
  const step = usePage().params['step'] as LinkingStep
  const query = useLocation({ select: ({ searchStr }) => searchStr })
  const userId = useSession(selectUser)?.id ?? ''
  const [snapshot, send] = useMachine(linkingMachine, {
    input: {
      step,
      state: parseQuery(query)['state'],
      today: clock.today(),
      ports: apiPorts(client, userId),
      navigation,
      storage,
      rereadScopes: () => session.send({ type: 'scopesRequested' }),
    },
  })
  useEffect(() => send({ type: 'stepReached', step }), [send, step])
  return { snapshot, send }
}
