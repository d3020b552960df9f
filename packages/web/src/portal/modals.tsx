import { Trans } from '@lingui/react/macro'
import { selectOrigin } from '@hautelisse/machines/session'
import type { ReactElement } from 'react'
import { useApp, useSession } from '../app/index.ts'
import { Button } from '../ui/button/index.ts'
import { Modal } from '../ui/modal/index.ts'

type ModalProps = { readonly onClose: () => void }

/** The session was ended: neither Escape nor a click outside closes it, only signing in again, which leads back here (P-SESS-05 to -07). */
export const AutoLogoutModal = (): ReactElement => {
  const { session } = useApp()
  const origin = useSession(selectOrigin)
  const signInAgain = (): void => {
    const { pathname, search } = window.location
    session.send({ type: 'signInRequested', returnTo: `${pathname}${search}`, ...(origin === undefined ? {} : { origin }) })
  }
  return (
    <Modal
      open
      title={<Trans id="portal.auto-logout.title">Reconnectez-vous</Trans>}
      lead={
        <Trans id="portal.auto-logout.text">
          Pour des raisons de sécurité, votre session a été interrompue après une période d'inactivité.
        </Trans>
      }
      actions={
        <Button onClick={signInAgain}>
          <Trans id="portal.auto-logout.again">Me reconnecter</Trans>
        </Button>
      }
    />
  )
}

/** An employee looks at a customer's space: the action was not carried out (S-ROLE-06, S-ROLE-07, P-PERM-07). */
export const ForbiddenMirrorModal = ({ onClose }: ModalProps): ReactElement => (
  <Modal
    open
    title={<Trans id="portal.mirror.title">Vision miroir</Trans>}
    lead={<Trans id="portal.mirror.text">Vous ne pouvez effectuer cette action en vision miroir.</Trans>}
    onClose={onClose}
    actions={
      <Button onClick={onClose}>
        <Trans id="portal.mirror.close">J’ai compris</Trans>
      </Button>
    }
  />
)
