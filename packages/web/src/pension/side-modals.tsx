import { selectRecovery } from '@hautelisse/machines/pension'
import { selectPension } from '@hautelisse/machines/application'
import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ReactElement } from 'react'
import { useApp, type ModalProps } from '../shell/index.ts'
import { Button } from '../ui/button/index.ts'
import { Modal } from '../ui/modal/index.ts'
import { useClosing } from './use-pension.ts'
import { useGenericWords } from './words.ts'

/** An account of the pension site that was made with FranceConnect has no password of its own (S-ERR-03 to S-ERR-05). */
export const FranceConnectModal = ({ onClose }: Pick<ModalProps, 'onClose'>): ReactElement => {
  const { navigation } = useApp()
  useClosing()
  return (
    <Modal
      open
      shape="question"
      title={<Trans id="pension.france-connect.title">Compte créé avec FranceConnect</Trans>}
      lead={
        <Trans id="pension.france-connect.text">
          Votre compte a été créé avec FranceConnect. Connectez-vous avec FranceConnect.
        </Trans>
      }
      onClose={onClose}
      actions={
        <Button onClick={() => navigation.openModal('marel')}>
          <Trans id="pension.login.france-connect-go">Continuer avec FranceConnect</Trans>
        </Button>
      }
    />
  )
}

/** The pension site knows no account of that number, in its own words where it has some (S-ERR-18, S-ERR-19). */
export const PasswordErrorModal = ({ onClose }: Pick<ModalProps, 'onClose'>): ReactElement => {
  const { application, navigation } = useApp()
  const generic = useGenericWords()
  const said = useSelector(application, (snapshot) => {
    const recovery = selectPension(snapshot)?.getSnapshot().children.recovery
    return recovery && selectRecovery(recovery.getSnapshot()).said
  })
  useClosing()
  return (
    <Modal
      open
      shape="question"
      title={<Trans id="pension.window.recovery">Mot de passe oublié</Trans>}
      lead={said ?? generic}
      onClose={onClose}
      actions={
        <Button onClick={() => navigation.openModal('marel')}>
          <Trans id="pension.password-error.back">Revenir à l’estimation</Trans>
        </Button>
      }
    />
  )
}
