import { RetryNote, ResourceView } from '../resource/index.ts'
import { useApp, useSession, useViewer } from '../shell/index.ts'
import { Button } from '../ui/button/index.ts'
import { Modal } from '../ui/modal/index.ts'
import { Note } from '../ui/note/index.ts'
import { text } from '../ui/page/index.ts'
import { Tag } from '../ui/tag/index.ts'
import * as styles from './consents.css.ts'
import { PensionConsent } from './pension-consent.tsx'
import { useWaiting } from './waiting.tsx'
import { contactPath } from '@hautelisse/domain/portal'
import {
  CONSENT_PARTS,
  consentsMachine,
  isUnread,
  selectConsentModal,
  selectPension,
  selectMirror,
  type ConsentsSnapshot,
} from '@hautelisse/machines/consents'
import { selectUser } from '@hautelisse/machines/session'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useActor } from '@xstate/react'
import { useEffect, useRef, type ReactElement, type ReactNode } from 'react'

type ConsentsModalProps = {
  /** Takes the fragment away. */
  readonly onClose: () => void
}

const ConsentActions = ({ isBusy, isSaved, onSave, onCancel }: ActionsProps): ReactElement => (
  <>
    <Button busy={isBusy} onClick={onSave}>
      {isSaved && <Trans id="consents.modal.saved">Votre choix est enregistré</Trans>}
      {isBusy && !isSaved && <Trans id="consents.modal.saving">Enregistrement</Trans>}
      {!isBusy && <Trans id="consents.modal.save">Enregistrer</Trans>}
    </Button>
    <Button variant="secondary" aria-disabled={isBusy || undefined} onClick={onCancel}>
      <Trans id="answers.form.leave">Annuler</Trans>
    </Button>
  </>
)

type ActionsProps = {
  readonly isBusy: boolean
  readonly isSaved: boolean
  readonly onSave: () => void
  readonly onCancel: () => void
}

const ConsentsWindow = ({ userId, onClose }: ConsentsModalProps & { readonly userId: string }): ReactElement => {
  const { client } = useApp()
  const [snapshot, send] = useActor(consentsMachine, { input: { client, userId } })
  const { kind } = selectPension(snapshot)
  const { isOpen, isBusy, isSaved, hasFailed } = selectConsentModal(snapshot)
  const wasOpen = useRef(false)
  const failure = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (hasFailed) failure.current?.focus()
  }, [hasFailed])
  // The machine opens once it knows what the switch says, and closes by itself: after an answer, and when nothing was changed.
  useEffect(() => {
    if (kind === 'known' && !isOpen && !wasOpen.current) send({ type: 'openRequested' })
    if (isOpen) wasOpen.current = true
    else if (wasOpen.current) onClose()
  }, [kind, isOpen, send, onClose])
  const close = (): void => {
    if (isOpen) send({ type: 'closeRequested' })
    else onClose()
  }
  return (
    <Modal
      open
      title={<Trans id="consents.modal.title">Mes consentements</Trans>}
      onClose={close}
      actions={
        isOpen ? (
          <ConsentActions isBusy={isBusy} isSaved={isSaved} onSave={() => send({ type: 'submitted' })} onCancel={close} />
        ) : (
          <Button variant="secondary" onClick={close}>
            <Trans id="ui.modal.close">Fermer</Trans>
          </Button>
        )
      }
    >
      {isUnread(snapshot) ? (
        <RetryNote kind="alert" onRetry={() => CONSENT_PARTS.forEach((part) => send({ type: 'retryRequested', part }))}>
          <p>
            <Trans id="consents.modal.unread">Vos consentements n’ont pas pu être lus. Rien n’a changé.</Trans>
          </p>
        </RetryNote>
      ) : (
        <ul className={styles.list}>
          <PensionConsent
            snapshot={snapshot}
            onConsent={(consent) => send({ type: 'consentSwitched', consent })}
            onRetry={() => send({ type: 'retryRequested', part: 'pension' })}
          />
          <MirrorConsent snapshot={snapshot} onRetry={() => send({ type: 'retryRequested', part: 'mirror' })} />
        </ul>
      )}
      {hasFailed && (
        <div ref={failure} role="alert" tabIndex={-1}>
          <Note kind="alert">
            <Trans id="consents.modal.failed">
              Fonctionnalité momentanément indisponible. Votre choix précédent est conservé.
            </Trans>
          </Note>
        </div>
      )}
    </Modal>
  )
}

/** Where somebody writes to us. */
const ContactLink = ({ children }: { readonly children?: ReactNode }): ReactElement => (
  <Link to={contactPath(useViewer())}>{children}</Link>
)

type MirrorConsentProps = { readonly snapshot: ConsentsSnapshot; readonly onRetry: () => void }

/** Whether employees may look at the person's space: it is read here, since no call changes it (P-CONSENT-02). */
const MirrorConsent = ({ snapshot, onRetry }: MirrorConsentProps): ReactElement => (
  <li className={styles.item}>
    <ResourceView
      of={selectMirror(snapshot)}
      onRetry={onRetry}
      {...useWaiting()}
      shape="note"
      failed={<Trans id="consents.mirror.failed">L’accord sur la vision miroir n’a pas pu être lu.</Trans>}
    >
      {(isAllowed) => (
        <>
          <p className={styles.state}>
            <span className={text({ strong: true })}>
              <Trans id="portal.mirror.title">Vision miroir</Trans>
            </span>
            {isAllowed ? (
              <Tag kind="done">
                <Trans id="consents.mirror.on">Autorisée</Trans>
              </Tag>
            ) : (
              <Tag kind="off">
                <Trans id="consents.mirror.off">Non autorisée</Trans>
              </Tag>
            )}
          </p>
          <p className={styles.text}>
            <Trans id="consents.mirror.text">
              Un conseiller voit votre espace avec vous, sans pouvoir y agir. Pour changer cet accord,{' '}
              <ContactLink>écrivez-nous</ContactLink>.
            </Trans>
          </p>
        </>
      )}
    </ResourceView>
  </li>
)

/** #consents: what the person agreed to (P-CONSENT-01 to P-CONSENT-07); it stands in the menu of those who have signed in. */
export const ConsentsModal = ({ onClose }: ConsentsModalProps): ReactElement | null => {
  const userId = useSession(selectUser)?.id
  return userId === undefined ? null : <ConsentsWindow key={userId} userId={userId} onClose={onClose} />
}
