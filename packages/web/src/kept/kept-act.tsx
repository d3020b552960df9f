import {
  RESUME,
  type KeptAct as Act,
  type KeptAnswers as Answers,
  type KeptContent,
  type KeptName,
} from '@hautelisse/domain/kept'
import { keptPorts, offerMachine, resumedAnswers, resumedDraft, selectOffer, type OfferEvent } from '@hautelisse/machines/kept'
import type { StoredEntry } from '@hautelisse/machines/ports'
import { selectIsMirror, selectUser } from '@hautelisse/machines/session'
import { Trans } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import { Fragment, Suspense, use, useCallback, useEffect, useMemo, useState, type ReactElement, type ReactNode } from 'react'
import { WaitingPart } from '../portal/index.ts'
import { arriveAtTop, late, parseQuery, useApp, useSession } from '../shell/index.ts'
import { TextButton } from '../ui/button/index.ts'
import { layout } from '../ui/theme/index.ts'
import { AroundActContext, erasingOf, FIRST_STEP, type AroundAct } from './kept-context.ts'
import { above } from './kept.css.ts'
import { KEPT_WORDS } from './catalogue.ts'
import type { KeptPanelProps } from './kept-panel.tsx'
import { State } from '../ui/page/index.ts'

/** What is offered comes with a script of its own: most pages open without it. */
const KeptPanel = late<'KeptPanel', KeptPanelProps>(() => import('./kept-panel.tsx'), 'KeptPanel', KEPT_WORDS)

type Tab<Draft> = {
  /** Entry of session storage of the act: what is taken up again is put there. */
  readonly entry: StoredEntry<Draft>
}

type AroundProps<Draft> = Tab<Draft> & {
  readonly of: KeptName
  /** Whether a draft of the tab is the person's own, and past its beginning. */
  readonly isBegun: (draft: Draft) => boolean
  readonly resume: (content: KeptContent) => Draft | undefined
  /** What the first page says to everybody, such as that a code comes first: said to who begins past it, too. */
  readonly notice?: ReactNode
  readonly children: ReactNode
}

const NOT_READ = <Trans id="act.kept.unread-text">Réessayez, ou commencez sans&nbsp;: ce qui est gardé le reste.</Trans>

/** The act, and what is kept of it: waited for where the saver asked for it, offered before it, or gone on with. */
const Around = <Draft,>({ of, entry, notice, children, isBegun, resume }: AroundProps<Draft>) => {
  const { client, sessionStorage } = useApp()
  const query = useLocation({ select: ({ searchStr }) => searchStr })
  const [input] = useState(() => {
    const own = entry.read(sessionStorage)
    return {
      ports: keptPorts(client, of),
      isAsked: parseQuery(query)[RESUME] !== undefined,
      isInTab: own !== undefined && isBegun(own),
      take: (content: KeptContent): boolean => {
        const draft = resume(content)
        if (draft !== undefined) entry.write(sessionStorage, draft)
        return draft !== undefined
      },
      forget: () => entry.remove(sessionStorage),
    }
  })
  const [snapshot, send] = useMachine(offerMachine, { input })
  const view = selectOffer(snapshot)
  const [hasBegun, setHasBegun] = useState(false)
  const onBegun = useCallback(() => setHasBegun(true), [])
  const [erasing] = useState(erasingOf)
  const resumed = view.kind === 'going-on' ? view.content : undefined
  const isOffered = view.kind === 'offered' && !hasBegun
  const run = view.kind === 'erased' ? 'erased' : resumed === undefined ? 'begun' : 'resumed'
  const around = useMemo((): AroundAct => {
    const tell = (event: OfferEvent): void => {
      if (event.type === 'eraseRequested' && view.kind === 'going-on') erasing.begin()
      send(event)
    }
    const panel = (view.kind === 'offered' || view.kind === 'going-on') && (
      <Suspense fallback={null}>
        <KeptPanel view={view} send={tell} />
      </Suspense>
    )
    return {
      isKept: true,
      isAnew: run !== 'begun',
      isInTab: input.isInTab,
      erasing,
      resumed,
      notice: resumed === undefined ? undefined : notice,
      isOffered,
      onBegun,
      offer: isOffered && panel,
      own: view.kind === 'going-on' && panel,
    }
  }, [erasing, input, isOffered, notice, onBegun, resumed, run, send, view])
  const hasFailed = 'failed' in view && view.failed !== undefined
  useEffect(() => {
    if (hasFailed) erasing.giveUp()
  }, [erasing, hasFailed])
  if (view.kind === 'waiting') return <WaitingPart />
  if (view.kind === 'unread')
    return (
      <div className={layout.wrap}>
        <State
          kind="failed"
          level={1}
          title={<Trans id="act.kept.unread">Ce que vous aviez commencé ne peut pas être lu pour le moment</Trans>}
          onRetry={() => send({ type: 'retryRequested' })}
        >
          {NOT_READ}
        </State>
        <TextButton onClick={() => send({ type: 'beginRequested' })}>
          <Trans id="act.kept.begin">Commencer sans</Trans>
        </TextButton>
      </div>
    )
  return (
    <AroundActContext value={around}>
      <Fragment key={run}>{children}</Fragment>
    </AroundActContext>
  )
}

type ActDraft = { readonly userId: string; readonly step?: string | undefined }

type KeptActProps<Draft> = Tab<Draft> & {
  readonly act: Act
  /** What the first page says to everybody, such as that a code comes first: said to who begins past it, too. */
  readonly notice?: ReactNode
  readonly children: ReactNode
}

/**
 * An act that is kept for the person: what they began elsewhere is offered before it, or taken up at once where they asked for it on the home. What the tab has goes first
 * otherwise, once it is past its first step. In somebody else's space nothing is kept and nothing offered. KEPT-01, KEPT-05.
 */
export const KeptAct = <Draft extends ActDraft>({ act, ...props }: KeptActProps<Draft>): ReactNode => {
  const isMirror = useSession(selectIsMirror)
  const userId = useSession(selectUser)?.id ?? ''
  const isBegun = (own: Draft): boolean => own.userId === userId && own.step !== FIRST_STEP
  const resume = (content: KeptContent): Draft | undefined => resumedDraft(props.entry, content, userId)
  return isMirror ? props.children : <Around {...props} of={act} isBegun={isBegun} resume={resume} />
}

type KeptAnswersProps<Draft> = Tab<Draft> & {
  readonly simulator: Answers
  /** Whether the simulator draws what is offered itself, by `KeptOffer`. */
  readonly isPlaced?: boolean
  readonly children: ReactNode
}

/**
 * A simulator whose answers are kept for the person: those of another day are offered above it, until others are given. A visitor has nothing kept, nor has somebody in another
 * one's space. BEY-09.
 */
export const KeptAnswers = <Draft,>({ simulator, children, entry, isPlaced = false }: KeptAnswersProps<Draft>): ReactNode => {
  const isMirror = useSession(selectIsMirror)
  const userId = useSession(selectUser)?.id
  if (isMirror || userId === undefined) return children
  return (
    <Around of={simulator} entry={entry} isBegun={() => true} resume={(content) => resumedAnswers(entry, content, userId)}>
      {isPlaced ? children : <OfferAbove>{children}</OfferAbove>}
    </Around>
  )
}

/** A simulator below what is offered of it. */
const OfferAbove = ({ children }: { readonly children: ReactNode }): ReactElement => {
  const { offer } = use(AroundActContext)
  return (
    <>
      {offer !== false && offer !== undefined && <div className={`${layout.wrap} ${above}`}>{offer}</div>}
      {children}
    </>
  )
}

/** What was taken up again, for a machine that runs already. */
export const useResumed = (): KeptContent | undefined => use(AroundActContext).resumed

/** What the first page says, to who took up what they began past it. */
export const ResumedNotice = (): ReactNode => use(AroundActContext).notice

/** What is kept of the act, on its first page. Renders nothing if nothing is kept or another request has begun. */
export const KeptOffer = (): ReactNode => use(AroundActContext).offer

/** What the page goes on with, with the way to erase it. */
export const KeptOwn = (): ReactNode => use(AroundActContext).own

/** Announces the step at which the page stands anew: the button that led to it has gone. */
export const useAnew = (): void => {
  const { isAnew } = use(AroundActContext)
  useEffect(() => {
    if (isAnew) arriveAtTop()
  }, [isAnew])
}
