import { Trans } from '@lingui/react/macro'
import { Component, type ReactElement, type ReactNode } from 'react'
import { TextButton } from '../../ui/button/index.ts'
import { LatePart, reloadPage, ReloadWords, type LateScript } from '../../ui/late/index.ts'
import { failed, failedActions } from './modal-guard.css.ts'

type GuardProps = { readonly onClose: () => void; readonly children: ReactNode }

type GuardState = { readonly isBroken: boolean; readonly isAgain: boolean }

class Guard extends Component<GuardProps, GuardState> {
  override readonly state = { isBroken: false, isAgain: false }

  static getDerivedStateFromError(): Pick<GuardState, 'isBroken'> {
    return { isBroken: true }
  }

  override render(): ReactNode {
    const { onClose, children } = this.props
    const { isBroken, isAgain } = this.state
    if (!isBroken) return children
    const retry = (): void => this.setState({ isBroken: false, isAgain: true })
    return (
      <div role="alert" className={failed}>
        <p>
          <Trans id="portal.modal.failed">Cette fenêtre n’a pas pu s’ouvrir.</Trans>
        </p>
        <div className={failedActions}>
          <TextButton onClick={isAgain ? reloadPage : retry}>
            {isAgain ? <ReloadWords /> : <Trans id="ui.error.retry">Réessayer</Trans>}
          </TextButton>
          <TextButton onClick={onClose}>
            <Trans id="ui.modal.close">Fermer</Trans>
          </TextButton>
        </div>
      </div>
    )
  }
}

const NotLoaded = (): never => {
  throw new Error('The script of this window could not be loaded.')
}

type ModalGuardProps<Part> = {
  readonly script: LateScript<Part>
  readonly onClose: () => void
  readonly children: (part: Part) => ReactNode
}

/**
 * A modal with its script. One that could not be loaded or shown, on a dropped connection for one, is said in a line over the page, which stays as it
 * is with all that was typed. When the second request fails too, it comes with the page as a whole.
 */
export const ModalGuard = <Part,>({ script, onClose, children }: ModalGuardProps<Part>): ReactElement => (
  <Guard onClose={onClose}>
    <LatePart script={script} missing={<NotLoaded />}>
      {children}
    </LatePart>
  </Guard>
)
