import { changePasswordMachine, selectChangePassword, selectIsMirror } from '@hautelisse/machines/session'
import { Trans } from '@lingui/react/macro'
import { useMachine } from '@xstate/react'
import type { ReactElement } from 'react'
import { useApp, useSession } from '../shell/index.ts'
import { NoHeaderLayout, WaitingPage } from '../portal/index.ts'
import { Button } from '../ui/button/index.ts'
import { drawings } from '../ui/icon/index.ts'

/** Where "back" leads to. */
const HOME = '/epargne'

type FailureProps = { readonly isMirror: boolean; readonly onRetry: () => void; readonly onBack: () => void }

const PasswordFailure = ({ isMirror, onRetry, onBack }: FailureProps): ReactElement => (
  <NoHeaderLayout
    art="broken"
    title={<Trans id="page.change-password.title">Changer de mot de passe</Trans>}
    lead={
      <span role="alert">
        {isMirror ? (
          <Trans id="portal.mirror.text">Vous ne pouvez effectuer cette action en vision miroir.</Trans>
        ) : (
          <Trans id="password.failed.text">
            Le service de mot de passe ne répond pas. Votre mot de passe n’a pas changé. Veuillez recommencer.
          </Trans>
        )}
      </span>
    }
    actions={
      <>
        {!isMirror && (
          <Button icon={drawings.Retry} onClick={onRetry}>
            <Trans id="ui.error.retry">Réessayer</Trans>
          </Button>
        )}
        <Button variant={isMirror ? 'primary' : 'secondary'} onClick={onBack}>
          <Trans id="password.failed.home">Revenir à mon épargne</Trans>
        </Button>
      </>
    }
  />
)

/** /change-password: leads to the service where passwords are changed, or says that it does not answer (P-ROUTE-38). */
export const ChangePassword = (): ReactElement => {
  const ports = useApp()
  const isMirror = useSession(selectIsMirror)
  const [snapshot, send] = useMachine(changePasswordMachine, { input: { ports, isMirror, back: HOME } })
  if (selectChangePassword(snapshot) !== 'failed') return <WaitingPage />
  return (
    <PasswordFailure
      isMirror={isMirror}
      onRetry={() => send({ type: 'retryRequested' })}
      onBack={() => send({ type: 'backRequested' })}
    />
  )
}
