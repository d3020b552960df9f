import { ResourceView } from '../resource/index.ts'
import { useApp } from '../shell/index.ts'
import { Button, TextButton } from '../ui/button/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { LiveRegion } from '../ui/live-region/index.ts'
import { Modal } from '../ui/modal/index.ts'
import { Note } from '../ui/note/index.ts'
import { Text, WaitingRows } from '../ui/page/index.ts'
import { Panel } from '../ui/panel/index.ts'
import { Tag } from '../ui/tag/index.ts'
import * as styles from './open-sessions.css.ts'
import { useDeviceWords } from './words.ts'
import { formatFrenchDate, hourInParis, todayInParis } from '@hautelisse/domain/calendar'
import type { OpenSession } from '@hautelisse/domain/session'
import {
  openSessionsMachine,
  selectEnding,
  selectOpenSessions,
  type OpenSessionsEvent,
  type Ending,
} from '@hautelisse/machines/open-sessions'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMachine } from '@xstate/react'
import type { ReactElement } from 'react'

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

type SessionRowProps = { readonly session: OpenSession; readonly onEnd: () => void }

const dayOf = (instant: string): string => formatFrenchDate(todayInParis(Date.parse(instant)))
const hourOf = (instant: string): string => hourInParis(Date.parse(instant))

/** One open session: on what, since when, used when, and the way to end it where it is another one. */
const SessionRow = ({ session, onEnd }: SessionRowProps): ReactElement => {
  const { t } = useLingui()
  const wordsOf = useDeviceWords()
  const { started_at: started, last_used_at: used, is_this: isThis } = session
  const name = wordsOf(session)
  const [startDay, startHour, useDay, useHour] = [dayOf(started), hourOf(started), dayOf(used), hourOf(used)]
  return (
    <li className={styles.row}>
      <div>
        <Text strong>{name}</Text>
        <Text as="small">
          <Trans id="open-sessions.panel.started">
            Connexion le {startDay} à {startHour}
          </Trans>
        </Text>
        <Text as="small">
          <Trans id="open-sessions.panel.used">
            Dernière utilisation le {useDay} à {useHour}
          </Trans>
        </Text>
      </div>
      {isThis ? (
        <Tag kind="done">
          <Trans id="open-sessions.panel.this">Celle-ci</Trans>
        </Tag>
      ) : (
        <TextButton
          icon={drawings.SignOut}
          onClick={onEnd}
          aria-label={t({
            id: 'open-sessions.panel.end-one',
            message: `Déconnecter la session : ${name}, du ${startDay} à ${startHour}`,
          })}
        >
          <Trans id="open-sessions.panel.end">Déconnecter</Trans>
        </TextButton>
      )}
    </li>
  )
}

type EndQuestionProps = {
  readonly ending: { readonly which: Ending; readonly step: string; readonly hasFailed: boolean }
  /** The one that is to be ended; undefined for all others. */
  readonly session: OpenSession | undefined
  readonly send: (event: OpenSessionsEvent) => void
}

/** One question before a session ends, which says what happens there. */
const EndQuestion = ({ ending: { which, step, hasFailed }, session, send }: EndQuestionProps): ReactElement => {
  const wordsOf = useDeviceWords()
  const name = session === undefined ? '' : wordsOf(session)
  const giveUp = (): void => send({ type: 'endGivenUp' })
  return (
    <Modal
      open={step === 'asking' || step === 'ending'}
      shape="question"
      title={
        which === undefined ? (
          <Trans id="open-sessions.question.others">Déconnecter toutes les autres sessions ?</Trans>
        ) : (
          <Trans id="open-sessions.question.one">Déconnecter cette session ?</Trans>
        )
      }
      lead={
        which === undefined ? (
          <Trans id="open-sessions.question.others-lead">
            Partout ailleurs, il faudra se connecter de nouveau. Ce qui est saisi et n’est pas envoyé y est perdu.
          </Trans>
        ) : (
          <Trans id="open-sessions.question.one-lead">
            {name} : il faudra s’y connecter de nouveau. Ce qui y est saisi et n’est pas envoyé est perdu.
          </Trans>
        )
      }
      onClose={giveUp}
      actions={
        <>
          <Button busy={step === 'ending'} onClick={() => send({ type: 'endConfirmed' })}>
            <Trans id="open-sessions.panel.end">Déconnecter</Trans>
          </Button>
          <Button variant="secondary" onClick={giveUp}>
            <Trans id="open-sessions.question.keep">Garder</Trans>
          </Button>
        </>
      }
    >
      {hasFailed && (
        <Note kind="alert" live>
          <p>
            <Trans id="open-sessions.question.failed">La déconnexion n’a pas pu être confirmée. Réessayez.</Trans>
          </p>
        </Note>
      )}
    </Modal>
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
