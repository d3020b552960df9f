import {
  choicesOf,
  countHistory,
  filterHistory,
  historyOf,
  knownFilter,
  pageOf,
  type Choices,
  type Counts,
  type History,
  type HistoryFilter,
  type HistoryLine,
  type ListPage,
  type OperationsRead,
} from '@hautelisse/domain/operations'
import { pathTo } from '@hautelisse/domain/portal'
import { historyMachine, selectFilter } from '@hautelisse/machines/operations'
import { selectAccounts, selectUser } from '@hautelisse/machines/session'
import { useLocation, useNavigate, useRouter, type RouterHistory } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import { useRefreshOnReturn } from '../resource/index.ts'
import { parseQuery, useApp, useSession } from '../shell/index.ts'

const FRESH_PARTS = ['operations', 'scheduled'] as const

/** A change of the address: how it came about, and where it leads. */
type Moved = Parameters<Parameters<RouterHistory['subscribe']>[0]>[0]

/** Runs the history of this page, with its address. */
export const useHistory = () => {
  const { client } = useApp()
  const scopes = useSession(selectUser)?.scopes ?? []
  const query = useLocation({ select: ({ searchStr }) => searchStr })
  const navigate = useNavigate()
  const { history: addresses } = useRouter()
  const writeAddress = (search: Readonly<Record<string, string>>): void =>
    void navigate({ to: pathTo('operations'), search, hash: true, replace: true, resetScroll: false })
  const [snapshot, send, history] = useMachine(historyMachine, {
    input: { client, scopes, query: parseQuery(query), writeAddress },
  })

  // The machine writes by replacing: any other move comes from a link or from Back.
  useEffect(
    () =>
      addresses.subscribe(({ action, location }: Moved) => {
        if (action.type !== 'REPLACE') send({ type: 'addressFollowed', query: parseQuery(location.search) })
      }),
    [addresses, send],
  )
  useRefreshOnReturn(history, FRESH_PARTS)
  return { snapshot, send, filter: selectFilter(snapshot) }
}

/** What a history shows of what was read. */
export type HistoryView = {
  readonly history: History
  readonly choices: Choices
  /** What is asked, without what the history does not have. */
  readonly filter: HistoryFilter
  readonly lines: readonly HistoryLine[]
  readonly counts: Counts
  readonly page: ListPage<HistoryLine>
}

/** Filters, searches and counts over every operation; what is drawn is a page of them. */
export const useHistoryView = ({ operations }: OperationsRead, asked: HistoryFilter): HistoryView => {
  const accounts = useSession(selectAccounts)
  const today = useApp().clock.today()
  const history = useMemo(() => historyOf(operations, accounts, today), [operations, accounts, today])
  const choices = useMemo(() => choicesOf(history.done), [history])
  const filter = useMemo(() => knownFilter(asked, choices), [asked, choices])
  const lines = useMemo(() => filterHistory(history.done, filter, today), [history, filter, today])
  const counts = useMemo(() => countHistory(history.done, filter, today), [history, filter, today])
  return { history, choices, filter, lines, counts, page: pageOf(lines, filter.page) }
}
