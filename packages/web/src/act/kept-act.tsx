import { RESUME, type KeptAct as Act, type KeptContent } from '@hautelisse/domain/kept'
import { keptPorts, offerMachine, resumedDraft, selectOffer } from '@hautelisse/machines/kept'
import type { StoredEntry } from '@hautelisse/machines/ports'
import { selectIsMirror, selectUser } from '@hautelisse/machines/session'
import { Trans } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import { Fragment, use, useCallback, useMemo, useState, type ReactElement, type ReactNode } from 'react'
import { WaitingPart } from '../portal/index.ts'
import { parseQuery, useApp, useSession } from '../shell/index.ts'
import { ErrorState } from '../ui/error-state/index.ts'
import { layout } from '../ui/theme/index.ts'
import { AroundActContext, FIRST_STEP, type AroundAct } from './kept-context.ts'
import { KeptPanel } from './kept-panel.tsx'

type Draft = { readonly userId: string; readonly step?: string | undefined }

type KeptProps<Of extends Draft> = {
  readonly act: Act
  /** Entry of session storage of the act: what is taken up again is put there. */
  readonly entry: StoredEntry<Of>
  /** What the first page says to everybody, such as that a code comes first: said to who begins past it, too. */
  readonly notice?: ReactNode
  readonly children: ReactNode
}

const NOT_OFFERED = { notice: undefined, offer: undefined, isOffered: false, onBegun: () => {} } as const

/** The act, once it is known what is kept of it: waited for where the saver asked for it, offered on the first page otherwise. */
const Offered = <Of extends Draft>({ act, entry, notice, children, userId }: KeptProps<Of> & { readonly userId: string }) => {
  const { client, sessionStorage } = useApp()
  const query = useLocation({ select: ({ searchStr }) => searchStr })
  const [input] = useState(() => ({
    ports: keptPorts(client, act),
    isAsked: parseQuery(query)[RESUME] !== undefined,
    take: (content: KeptContent): boolean => {
      const draft = resumedDraft(entry, content, userId)
      if (draft !== undefined) entry.write(sessionStorage, draft)
      return draft !== undefined
    },
  }))
  const [snapshot, send] = useMachine(offerMachine, { input })
  const view = selectOffer(snapshot)
  const [hasBegun, setHasBegun] = useState(false)
  const onBegun = useCallback(() => setHasBegun(true), [])
  const resumed = view.kind === 'resumed' ? view.content : undefined
  const isOffered = view.kind === 'offered' && !hasBegun
  const around = useMemo(
    (): AroundAct => ({
      isKept: true,
      resumed,
      notice: resumed === undefined ? undefined : notice,
      isOffered,
      onBegun,
      offer: isOffered ? <KeptPanel view={view} send={send} /> : undefined,
    }),
    [isOffered, notice, onBegun, resumed, send, view],
  )
  if (view.kind === 'waiting') return <WaitingPart />
  if (view.kind === 'unread')
    return (
      <div className={layout.wrap}>
        <ErrorState
          level={1}
          title={<Trans id="act.kept.unread">Ce que vous aviez commencé ne peut pas être lu pour le moment</Trans>}
          onRetry={() => send({ type: 'retryRequested' })}
        >
          <Trans id="act.kept.unread-text">Rien n’est perdu.</Trans>
        </ErrorState>
      </div>
    )
  return (
    <AroundActContext value={around}>
      <Fragment key={resumed === undefined ? 'begun' : 'resumed'}>{children}</Fragment>
    </AroundActContext>
  )
}

const HERE: AroundAct = { isKept: true, resumed: undefined, ...NOT_OFFERED }
const NOT_HERE: AroundAct = { ...HERE, isKept: false }

/**
 * An act that is kept for the person: what they began elsewhere is offered on its first page, or taken up at once where they asked for it on the home. What the tab has
 * goes first, once it is past its first step. In somebody else's space nothing is kept and nothing offered. KEPT-01, KEPT-05.
 */
export const KeptAct = <Of extends Draft>(props: KeptProps<Of>): ReactElement => {
  const { sessionStorage } = useApp()
  const isMirror = useSession(selectIsMirror)
  const userId = useSession(selectUser)?.id ?? ''
  const [isInTab] = useState(() => {
    const own = props.entry.read(sessionStorage)
    return own?.userId === userId && own.step !== FIRST_STEP
  })
  if (isMirror || isInTab) return <AroundActContext value={isMirror ? NOT_HERE : HERE}>{props.children}</AroundActContext>
  return <Offered {...props} userId={userId} />
}

/** What the first page says, to who took up what they began past it. */
export const ResumedNotice = (): ReactNode => use(AroundActContext).notice

/** What is kept of the act, on its first page; nothing where there is nothing, or where another request has begun. */
export const KeptOffer = (): ReactNode => use(AroundActContext).offer
