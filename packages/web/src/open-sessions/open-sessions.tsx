import type { OpenSession } from '@hautelisse/domain/session'
import { openSessionsMachine, selectEnding, selectOpenSessions, type OpenSessionsEvent } from '@hautelisse/machines/open-sessions'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMachine } from '@xstate/react'
import type { ReactElement } from 'react'
import { ResourceView } from '../resource/index.ts'
import { useApp } from '../shell/index.ts'
import { Button } from '../ui/button/index.ts'
import { LiveRegion } from '../ui/live-region/index.ts'
import { Text, WaitingRows } from '../ui/page/index.ts'
import { Panel } from '../ui/panel/index.ts'
import { EndQuestion } from './end-question.tsx'
import * as styles from './open-sessions.css.ts'
import { SessionRow } from './session-row.tsx'

type ListProps = { readonly sessions: readonly OpenSession[]; readonly send: (event: OpenSessionsEvent) => void }

const SessionList = ({ sessions, send }: ListProps): ReactElement => {
  const others = sessions.filter(({ is_this: isThis }) => !isThis)
  return (
    <>
      <ul className={styles.list}>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} onEnd={() => send({ type: 'endRequested', which: session.id })} />
        ))}
      </ul>
      {others.length === 0 && (
        <Text as="small">
          <Trans id="open-sessions.panel.none">Aucune autre session n’est ouverte.</Trans>
        </Text>
      )}
      {others.length > 1 && (
        <p>
          <Button variant="secondary" size="s" onClick={() => send({ type: 'endRequested', which: undefined })}>
            <Trans id="open-sessions.panel.end-others">Déconnecter toutes les autres</Trans>
          </Button>
        </p>
      )}
    </>
  )
}

/** Where somebody is signed in beside here, and the way to end a session that they do not know. */
export const OpenSessions = (): ReactElement => {
  const { client } = useApp()
  const { t } = useLingui()
  const [snapshot, send] = useMachine(openSessionsMachine, { input: { client } })
  const sessions = selectOpenSessions(snapshot)
  const ending = selectEnding(snapshot)
  const isEnded = ending.step === 'ended'
  const said =
    ending.which === undefined
      ? t({ id: 'open-sessions.panel.ended-others', message: 'Les autres sessions sont déconnectées.' })
      : t({ id: 'open-sessions.panel.ended', message: 'La session est déconnectée.' })
  return (
    <Panel aria-labelledby="open-sessions">
      <h2 id="open-sessions" className={styles.title}>
        <Trans id="open-sessions.panel.title">Sessions ouvertes</Trans>
      </h2>
      <Text as="small">
        <Trans id="open-sessions.panel.lead">
          Là où vous êtes connecté. Si vous ne reconnaissez pas une session, déconnectez-la, puis changez votre mot de passe.
        </Trans>
      </Text>
      <ResourceView
        of={sessions}
        onRetry={() => send({ type: 'retryRequested', part: 'sessions' })}
        waiting={t({ id: 'open-sessions.panel.loading', message: 'Lecture de vos sessions' })}
        rows={<WaitingRows rows={2} height={44} />}
        shape="note"
        failed={<Trans id="open-sessions.panel.failed">Vos sessions n’ont pas pu être lues.</Trans>}
      >
        {(known) => <SessionList sessions={known} send={send} />}
      </ResourceView>
      <LiveRegion>{isEnded ? said : ''}</LiveRegion>
      <EndQuestion
        ending={ending}
        session={sessions.kind === 'known' ? sessions.value.find(({ id }) => id === ending.which) : undefined}
        send={send}
      />
    </Panel>
  )
}
