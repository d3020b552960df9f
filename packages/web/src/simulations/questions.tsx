import { LONGEST_NAME } from '@hautelisse/domain/simulations'
import type { ChangeView, SimulationsEvent } from '@hautelisse/machines/simulations'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Button } from '../ui/button/index.ts'
import { TextField } from '../ui/field/index.ts'
import { Modal } from '../ui/modal/index.ts'
import { Note } from '../ui/note/index.ts'
import * as styles from './questions.css.ts'

type NameProps = { readonly name: string; readonly isWrong: boolean; readonly onType: (name: string) => void }

/** What its person calls a simulation. */
export const NameField = ({ name, isWrong, onType }: NameProps): ReactElement => {
  const { t } = useLingui()
  return (
    <TextField
      label={t({ id: 'simulations.name.label', message: 'Nom de la simulation' })}
      hint={t({ id: 'simulations.name.hint', message: `${LONGEST_NAME} signes au plus, sans numéro de compte` })}
      value={name}
      onValueChange={onType}
      maxLength={LONGEST_NAME}
      autoComplete="off"
      error={
        isWrong ? (
          <Trans id="simulations.name.wrong">Donnez un nom de {LONGEST_NAME} signes au plus, sans numéro de compte.</Trans>
        ) : undefined
      }
    />
  )
}

type ChangeProps = { readonly change: ChangeView; readonly send: (event: SimulationsEvent) => void }

/** Another name for a simulation. */
export const RenameWindow = ({ change, send }: ChangeProps): ReactElement => {
  const giveUp = (): void => send({ type: 'givenUp' })
  return (
    <Modal
      open={change.step === 'naming'}
      shape="question"
      title={<Trans id="simulations.rename.title">Renommer la simulation</Trans>}
      onClose={giveUp}
    >
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          send({ type: 'confirmed' })
        }}
      >
        <NameField name={change.name} isWrong={change.isWrongName} onType={(name) => send({ type: 'nameTyped', name })} />
        {change.failure !== undefined && (
          <Note kind="alert" live>
            <p>
              <Trans id="simulations.rename.failed">Le nom n’a pas pu être gardé. Réessayez.</Trans>
            </p>
          </Note>
        )}
        <p className={styles.buttons}>
          <Button type="submit" busy={change.isBusy}>
            <Trans id="simulations.rename.confirm">Renommer</Trans>
          </Button>
          <Button variant="secondary" onClick={giveUp}>
            <Trans id="answers.form.leave">Annuler</Trans>
          </Button>
        </p>
      </form>
    </Modal>
  )
}

/** One question before a simulation is erased: it does not come back. */
export const EraseQuestion = ({ change, send }: ChangeProps): ReactElement => {
  const name = change.item?.kept.name ?? ''
  const giveUp = (): void => send({ type: 'givenUp' })
  return (
    <Modal
      open={change.step === 'asking'}
      shape="question"
      title={<Trans id="simulations.erase.title">Effacer «&nbsp;{name}&nbsp;»&nbsp;?</Trans>}
      lead={
        <Trans id="simulations.erase.lead">Elle ne pourra pas être retrouvée. Un lien déjà envoyé continue de s’ouvrir.</Trans>
      }
      onClose={giveUp}
      actions={
        <>
          <Button busy={change.isBusy} onClick={() => send({ type: 'confirmed' })}>
            <Trans id="simulations.erase.confirm">Effacer</Trans>
          </Button>
          <Button variant="secondary" onClick={giveUp}>
            <Trans id="simulations.erase.keep">La garder</Trans>
          </Button>
        </>
      }
    >
      {change.failure !== undefined && (
        <Note kind="alert" live>
          <p>
            <Trans id="simulations.erase.failed">La simulation n’a pas pu être effacée. Réessayez.</Trans>
          </p>
        </Note>
      )}
    </Modal>
  )
}
