import { selectDeletion, selectFailure } from '@hautelisse/machines/transmission'
import { Trans } from '@lingui/react/macro'
import { useRef, type ReactElement } from 'react'
import { Button, TextButton } from '../../ui/button/index.ts'
import { Modal } from '../../ui/modal/index.ts'
import { Note } from '../../ui/note/index.ts'
import type { StepProps } from '../step-props.ts'
import { goToAnswers } from './go-to-answers.ts'
import * as styles from './result.css.ts'

/**
 * "Tout effacer et recommencer", apart from what changes a simulation: it is deleted, once confirmed (TRANS-44, TRANS-47). A saver who only wants to change an
 * answer is led to the answers, and nothing is deleted.
 */
export const Erasing = ({ snapshot, send }: StepProps): ReactElement => {
  const deletion = selectDeletion(snapshot)
  const updates = useRef(false)
  return (
    <div className={styles.erasing}>
      <TextButton onClick={() => send({ type: 'deletionRequested' })}>
        <Trans id="transmission.deletion.go">Tout effacer et recommencer</Trans>
      </TextButton>
      {selectFailure(snapshot) !== undefined && (
        <Note kind="alert" live>
          <Trans id="transmission.changed.failed">La simulation n’a pas pu être supprimée. Réessayez.</Trans>
        </Note>
      )}
      <Modal
        open={deletion !== 'none'}
        onClose={() => send({ type: 'deletionCancelled' })}
        onReturn={() => {
          const goes = updates.current
          updates.current = false
          return goes && goToAnswers()
        }}
        shape="question"
        title={<Trans id="transmission.deletion.question">Tout effacer&nbsp;?</Trans>}
        lead={<Trans id="transmission.deletion.lead">Vos données saisies seront supprimées.</Trans>}
        actions={
          <>
            <Button
              onClick={() => {
                updates.current = true
                send({ type: 'deletionCancelled' })
              }}
            >
              <Trans id="transmission.deletion.update">Mettre à jour mes réponses</Trans>
            </Button>
            <Button variant="secondary" busy={deletion === 'deleting'} onClick={() => send({ type: 'deletionConfirmed' })}>
              <Trans id="transmission.deletion.confirm">Confirmer</Trans>
            </Button>
            <Button variant="secondary" onClick={() => send({ type: 'deletionCancelled' })}>
              <Trans id="answers.form.leave">Annuler</Trans>
            </Button>
          </>
        }
      />
    </div>
  )
}
