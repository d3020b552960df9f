import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Button } from '../../ui/button/index.ts'
import { drawings, Icon } from '../../ui/icon/index.ts'
import { Modal } from '../../ui/modal/index.ts'
import { Note } from '../../ui/note/index.ts'
import { Tooltip } from '../../ui/tooltip/index.ts'
import { VisuallyHidden } from '../../ui/visually-hidden/index.ts'
import { unavailable } from './redirect.css.ts'

type ConfirmationProps = { readonly onConfirm: () => void; readonly onClose: () => void }

/** Asked before the tab opens; cancelling opens nothing (P-SSO-01). */
export const Confirmation = ({ onConfirm, onClose }: ConfirmationProps): ReactElement => (
  <Modal
    open
    shape="question"
    title={<Trans id="redirect.confirm.title">Accès à cette opération</Trans>}
    lead={
      <Trans id="redirect.confirm.text">
        Elle se fait dans l’espace de gestion, dans un nouvel onglet. Vous y êtes déjà identifié.
      </Trans>
    }
    onClose={onClose}
    actions={
      <>
        <Button onClick={onConfirm}>
          <Trans id="redirect.confirm.continue">Continuer</Trans>
          <Icon of={drawings.ArrowSquareOut} />
          <VisuallyHidden>
            <Trans id="redirect.confirm.tab">dans un nouvel onglet</Trans>
          </VisuallyHidden>
        </Button>
        <Button variant="secondary" onClick={onClose}>
          <Trans id="answers.form.leave">Annuler</Trans>
        </Button>
      </>
    }
  />
)

export const OpenedNote = (): ReactElement => (
  <Note kind="success" live>
    <Trans id="redirect.opened.text">L’opération s’est ouverte dans un nouvel onglet.</Trans>
  </Note>
)

/** The browser refused the tab: a link that the saver presses is never refused. */
export const BlockedNote = ({ address }: { readonly address: string }): ReactElement => (
  <Note kind="warn" live>
    <p>
      <Trans id="redirect.blocked.text">Votre navigateur a bloqué le nouvel onglet.</Trans>
    </p>
    <p>
      <a href={address} target="_blank" rel="noopener noreferrer">
        <Trans id="redirect.blocked.link">Ouvrir l’opération dans un nouvel onglet</Trans>
      </a>
    </p>
  </Note>
)

const UnavailableText = (): ReactElement => (
  <Trans id="redirect.unavailable.text">Fonctionnalité momentanément indisponible</Trans>
)

/** The space has no address here: the operation is shown, and not offered; the usual words say so beside it too (P-SSO-06). */
export const UnavailableOperation = (): ReactElement => (
  <>
    <Note kind="warn">
      <UnavailableText />
    </Note>
    <div>
      <Tooltip side="right" text={<UnavailableText />}>
        <Button variant="secondary" aria-disabled="true" className={unavailable}>
          <Trans id="redirect.page.open">Ouvrir l’opération</Trans>
        </Button>
      </Tooltip>
    </div>
  </>
)
