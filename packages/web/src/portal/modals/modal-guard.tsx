import { Trans } from '@lingui/react/macro'
import { Component, type ReactNode } from 'react'
import { TextButton } from '../../ui/button/index.ts'
import { reloadPage, ReloadWords } from '../../ui/late/index.ts'
import { failed, failedActions } from './modal-guard.css.ts'

type ModalGuardProps = { readonly onRetry: () => void; readonly onClose: () => void; readonly children: ReactNode }

type ModalGuardState = { readonly isBroken: boolean; readonly isAgain: boolean }

/**
 * A modal that could not be loaded or shown, on a dropped connection for one, is said in a line over the page, which stays as it is with
 * all that was typed. When the second request fails too, it comes with the page as a whole.
 */
export class ModalGuard extends Component<ModalGuardProps, ModalGuardState> {
  override readonly state = { isBroken: false, isAgain: false }

  static getDerivedStateFromError(): Pick<ModalGuardState, 'isBroken'> {
    return { isBroken: true }
  }

  override render(): ReactNode {
    const { onRetry, onClose, children } = this.props
    const { isBroken, isAgain } = this.state
    if (!isBroken) return children
    const retry = (): void => {
      onRetry()
      this.setState({ isBroken: false, isAgain: true })
    }
    return (
      <div role="alert" className={failed}>
        <p>
          <Trans id="portal.modal.failed">Cette fenêtre n’a pas pu s’ouvrir.</Trans>
        </p>
        <div className={failedActions}>
          <TextButton onClick={isAgain ? reloadPage : retry}>
            {isAgain ? <ReloadWords /> : <Trans id="portal.modal.retry">Réessayer</Trans>}
          </TextButton>
          <TextButton onClick={onClose}>
            <Trans id="portal.modal.close">Fermer</Trans>
          </TextButton>
        </div>
      </div>
    )
  }
}
