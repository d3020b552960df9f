import { selectRecovery, type recoveryMachine } from '@hautelisse/machines/pension'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useId, useState, type ReactElement } from 'react'
import type { ActorRefFrom } from 'xstate'
import { Button } from '../ui/button/index.ts'
import { TextField } from '../ui/field/index.ts'
import { Note } from '../ui/note/index.ts'
import { AccountForm, BirthField, NumberField, useProblemOf, AccountDoors } from './account-form.tsx'
import { Refusal } from './slide.tsx'
import type { PensionActor } from './use-pension.ts'
import * as styles from './pension.css.ts'

type Recovery = ActorRefFrom<typeof recoveryMachine>
type PartProps = { readonly recovery: Recovery; readonly view: ReturnType<typeof selectRecovery> }

const Proof = ({ recovery, view }: PartProps): ReactElement => {
  const { t } = useLingui()
  const id = useId()
  const problemOf = useProblemOf(view.problems)
  const [answer, setAnswer] = useState('')
  const [birth, setBirth] = useState('')
  return (
    <AccountForm
      label={t({ id: 'pension.register.question', message: 'Question secrète' })}
      problems={view.problems}
      isBusy={view.isBusy}
      onSend={() => recovery.send({ type: 'proofGiven', secret_answer: answer, birth_date: birth })}
    >
      {view.hasFailed && (
        <Refusal
          sentences={[
            view.said ??
              t({
                id: 'pension.recovery.wrong',
                message: 'La réponse à la question secrète ou la date de naissance est invalide.',
              }),
          ]}
        />
      )}
      <TextField
        id={`${id}-answer`}
        label={view.question}
        value={answer}
        onValueChange={setAnswer}
        error={problemOf('secret_answer')}
        autoComplete="off"
      />
      <BirthField value={birth} onValueChange={setBirth} error={problemOf('birth_date')} />
      <AccountDoors isBusy={view.isBusy} onPrevious={() => recovery.send({ type: 'previousRequested' })} />
    </AccountForm>
  )
}

const RunningRecovery = ({ recovery }: Pick<PartProps, 'recovery'>): ReactElement => {
  const { t } = useLingui()
  const view = useSelector(recovery, selectRecovery)
  const problemOf = useProblemOf(view.problems)
  const [identifier, setIdentifier] = useState('')
  if (view.step === 'confirmation')
    return (
      <>
        <Note kind="success" live>
          <Trans id="pension.recovery.sent">Un nouveau mot de passe vient de vous être envoyé.</Trans>
        </Note>
        <div className={styles.actions}>
          <Button wide onClick={() => recovery.send({ type: 'loginRequested' })}>
            <Trans id="pension.recovery.login">Retour à la connexion</Trans>
          </Button>
        </div>
      </>
    )
  if (view.step === 'proof') return <Proof recovery={recovery} view={view} />
  return (
    <AccountForm
      label={t({ id: 'pension.recovery.number', message: 'Votre compte retraite' })}
      problems={view.problems}
      isBusy={view.isBusy}
      onSend={() => recovery.send({ type: 'numberGiven', identifier })}
    >
      <NumberField value={identifier} onValueChange={setIdentifier} error={problemOf('identifier')} />
      <AccountDoors isBusy={view.isBusy} onPrevious={() => recovery.send({ type: 'previousRequested' })} />
    </AccountForm>
  )
}

/** The forgotten password, in three steps (MAREL-24, MAREL-65, MAREL-66). */
export const RecoverySlide = ({ actor }: { readonly actor: PensionActor }): ReactElement | null => {
  const recovery = useSelector(actor, (snapshot) => snapshot.children.recovery)
  return recovery === undefined ? null : <RunningRecovery recovery={recovery} />
}
