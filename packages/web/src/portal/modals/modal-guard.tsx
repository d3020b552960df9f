import { Trans } from '@lingui/react/macro'
import { Component, type ReactNode } from 'react'
import { TextButton } from '../../ui/button/index.ts'
import { failed, failedActions } from './modal-guard.css.ts'

type ModalGuardProps = { readonly onRetry: () => void; readonly onClose: () => void; readonly children: ReactNode }

/**
 * A modal that could not be loaded or shown, on a dropped connection for one, is said in a line over the page, which stays as it is with
 * all that was typed.
 */
export class ModalGuard extends Component<ModalGuardProps, { readonly isBroken: boolean }> {
  override readonly state = { isBroken: false }

  static getDerivedStateFromError(): { readonly isBroken: boolean } {
    return { isBroken: true }
  }

  override render(): ReactNode {
    const { onRetry, onClose, children } = this.props
    if (!this.state.isBroken) return children
    const retry = (): void => {
      onRetry()
      this.setState({ isBroken: false })
    }
    return (
      <div role="alert" className={failed}>
        <p>
          <Trans id="portal.modal.failed">Cette fenêtre n’a pas pu s’ouvrir.</Trans>
        </p>
        <div className={failedActions}>
          <TextButton onClick={retry}>
            <Trans id="portal.modal.retry">Réessayer</Trans>
          </TextButton>
          <TextButton onClick={onClose}>
            <Trans id="portal.modal.close">Fermer</Trans>
          </TextButton>
        </div>
      </div>
    )
  }
}
