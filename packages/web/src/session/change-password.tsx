import { changePasswordCall } from '@hautelisse/domain/session'
import { followingMachine } from '@hautelisse/machines/asking'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMachine } from '@xstate/react'
import type { ReactElement } from 'react'
import { useApp, usePageTitle } from '../app/index.ts'
import { LinkButtonTo, NoHeaderLayout, WaitingPage } from '../portal/index.ts'
import { Button } from '../ui/button/index.ts'
import { drawings } from '../ui/icon/index.ts'
import * as styles from './plain-page.css.ts'

const Failed = ({ onRetry }: { readonly onRetry: () => void }): ReactElement => {
  const { t } = useLingui()
  usePageTitle(t({ id: 'page.change-password.title', message: 'Changer de mot de passe' }))
  return (
    <NoHeaderLayout art="broken">
      <h1 tabIndex={-1}>
        <Trans id="page.change-password.title">Changer de mot de passe</Trans>
      </h1>
      <p className={styles.lead} role="alert">
        <Trans id="password.failed.text">
          Le service de mot de passe ne répond pas. Votre mot de passe n’a pas changé. Veuillez recommencer.
        </Trans>
      </p>
      <div className={styles.actions}>
        <Button icon={drawings.Retry} onClick={onRetry}>
          <Trans id="password.failed.retry">Réessayer</Trans>
        </Button>
        <LinkButtonTo to="/epargne" variant="secondary">
          <Trans id="password.failed.home">Revenir à mon épargne</Trans>
        </LinkButtonTo>
      </div>
    </NoHeaderLayout>
  )
}

/** /change-password: leads to the service where passwords are changed, or says that it does not answer (P-ROUTE-38). */
export const ChangePassword = (): ReactElement => {
  const { client, navigation, mayFollow } = useApp()
  const ask = async (signal: AbortSignal): Promise<string> => (await client.call(changePasswordCall, {}, { signal })).data
  const [snapshot, send] = useMachine(followingMachine, { input: { ask, navigation, mayFollow } })
  return snapshot.matches('failed') ? <Failed onRetry={() => send({ type: 'retryRequested' })} /> : <WaitingPage />
}
