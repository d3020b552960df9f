import type { OpenSession } from '@hautelisse/domain/session'
import type { Ending, OpenSessionsEvent } from '@hautelisse/machines/open-sessions'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Button } from '../ui/button/index.ts'
import { Modal } from '../ui/modal/index.ts'
import { Note } from '../ui/note/index.ts'
import { useDeviceWords } from './words.ts'

type EndQuestionProps = {
  readonly ending: { readonly which: Ending; readonly step: string; readonly hasFailed: boolean }
  /** The one that is to be ended; undefined for all others. */
  readonly session: OpenSession | undefined
  readonly send: (event: OpenSessionsEvent) => void
}

/** One question before a session ends, which says what happens there. */
export const EndQuestion = ({ ending: { which, step, hasFailed }, session, send }: EndQuestionProps): ReactElement => {
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
