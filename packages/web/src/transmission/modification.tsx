import {
  modificationMachine,
  selectErrors,
  selectIsModificationWhole,
  selectIsModifying,
  selectModificationFailure,
  type Part,
  type TransmissionSnapshot,
} from '@hautelisse/machines/transmission'
import { Trans } from '@lingui/react/macro'
import { useMachine } from '@xstate/react'
import type { ReactElement } from 'react'
import { useCloseModal } from '../shell/index.ts'
import { NextButton, QuestionForm } from '../stepper/index.ts'
import { Button } from '../ui/button/index.ts'
import { Modal } from '../ui/modal/index.ts'
import { HeirsCards } from './heirs-step.tsx'
import { ContractsCard } from './life-step.tsx'
import { DebtsCard, GoodsCard, HomeCard } from './patrimony-step.tsx'
import { Doors } from '../ui/page/index.ts'
import * as styles from './step.css.ts'
import type { AnswerProps, StepProps } from './step-props.ts'
import { useModifiedPart } from './use-modified-part.ts'

const ModifiedQuestions = ({ part, ...answers }: AnswerProps & { readonly part: Part }): ReactElement =>
  part === 'heirs' ? (
    <HeirsCards {...answers} />
  ) : (
    <>
      <HomeCard {...answers} />
      <GoodsCard {...answers} />
      <DebtsCard {...answers} />
      <ContractsCard {...answers} />
    </>
  )

type WindowProps = Pick<StepProps, 'send'> & {
  readonly part: Part
  readonly of: TransmissionSnapshot['context']
  readonly onClose: () => void
}

/** One window: the questions of a part, filled in as they were saved (TRANS-25, TRANS-27, TRANS-34). */
const Window = ({ part, of, send: sendOn, onClose }: WindowProps): ReactElement => {
  const [snapshot, send] = useMachine(modificationMachine, {
    input: {
      part,
      of,
      tell: (modified) => {
        sendOn({ type: 'modified', modified })
        onClose()
      },
    },
  })
  const view = {
    isBusy: selectIsModifying(snapshot),
    errors: selectErrors(snapshot),
    failure: selectModificationFailure(snapshot),
    isComplete: selectIsModificationWhole(snapshot),
  }
  const words = {
    next: <Trans id="answers.form.take">Valider</Trans>,
    busy: <Trans id="transmission.actions.busy">Enregistrement</Trans>,
    failed: <Trans id="transmission.failure.text">Vos réponses n’ont pas pu être enregistrées. Réessayez.</Trans>,
    kept: <Trans id="transmission.failure.kept">Elles restent affichées ici.</Trans>,
    retry: <Trans id="ui.error.retry">Réessayer</Trans>,
  }
  return (
    <Modal
      open
      onClose={onClose}
      title={
        part === 'heirs' ? (
          <Trans id="transmission.modify.heirs">Modifier mes héritiers</Trans>
        ) : (
          <Trans id="transmission.modify.patrimony">Modifier mon patrimoine</Trans>
        )
      }
      lead={
        <Trans id="transmission.modify.lead">
          La simulation est refaite quand vous validez. Le reste de vos réponses est gardé.
        </Trans>
      }
    >
      <QuestionForm
        view={view}
        send={send}
        words={words}
        title={undefined}
        actions={
          <Doors className={styles.windowActions}>
            <NextButton view={view} words={words} />
            <Button variant="secondary" onClick={onClose}>
              <Trans id="answers.form.leave">Annuler</Trans>
            </Button>
          </Doors>
        }
      >
        <ModifiedQuestions part={part} snapshot={snapshot} send={send} />
      </QuestionForm>
    </Modal>
  )
}

/** The window that the address asks for over the result: `#modifier_heritiers` or `#modifier_patrimoine`. */
export const Modification = ({ snapshot, send }: StepProps): ReactElement | null => {
  const part = useModifiedPart()
  const close = useCloseModal()
  return part === undefined ? null : <Window key={part} part={part} of={snapshot.context} send={send} onClose={close} />
}
