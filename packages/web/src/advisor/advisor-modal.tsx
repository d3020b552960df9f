import { PROVIDER_ADVISOR } from '@hautelisse/domain/contract'
import { selectUser } from '@hautelisse/machines/session'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { useSession } from '../shell/index.ts'
import { Button, LinkButton } from '../ui/button/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { Modal } from '../ui/modal/index.ts'
import { Note } from '../ui/note/index.ts'
import { AdvisorCard } from './advisor-card.tsx'
import * as styles from './advisor.css.ts'

type AdvisorModalProps = {
  /** Subject of the message, which also heads the e-mail. */
  readonly subject: string
  readonly onClose: () => void
}

/**
 * Who the saver's advisor is and how to reach them. The form that sends a message from here comes with a later capability; until then the
 * e-mail address does. Without an advisor there is nothing to show (P-PERM-06, TADV-24).
 */
const AdvisorModal = ({ subject, onClose }: AdvisorModalProps): ReactElement | null => {
  const advisor = useSession(selectUser)?.[PROVIDER_ADVISOR]
  if (advisor === undefined) return null
  return (
    <Modal
      open
      onClose={onClose}
      title={<Trans id="advisor.contact.title">Contacter mon conseiller</Trans>}
      actions={
        <>
          <LinkButton icon={drawings.Envelope} href={`mailto:${advisor.email}?subject=${encodeURIComponent(subject)}`}>
            <Trans id="advisor.contact.write">Écrire un e-mail</Trans>
          </LinkButton>
          <Button variant="secondary" onClick={onClose}>
            <Trans id="advisor.contact.close">Fermer</Trans>
          </Button>
        </>
      }
    >
      <AdvisorCard advisor={advisor} />
      <dl className={styles.facts}>
        <dt className={styles.label}>
          <Trans id="advisor.contact.subject">Objet</Trans>
        </dt>
        <dd className={styles.value}>{subject}</dd>
        <dt className={styles.label}>
          <Trans id="advisor.contact.email">E-mail</Trans>
        </dt>
        <dd className={styles.value}>
          <a className={styles.mail} href={`mailto:${advisor.email}`}>
            {advisor.email}
          </a>
        </dd>
      </dl>
      <Note>
        <Trans id="advisor.contact.soon">
          Bientôt, vous pourrez écrire à votre conseiller depuis cette fenêtre. En attendant, votre e-mail lui parvient
          directement.
        </Trans>
      </Note>
    </Modal>
  )
}

/** #advisor, for the customers of individual contracts (P-MODAL-02). */
export const RetirementAdvisorModal = ({ onClose }: Pick<AdvisorModalProps, 'onClose'>): ReactElement => {
  const { t } = useLingui()
  return (
    <AdvisorModal
      subject={t({ id: 'advisor.subject.retirement', message: 'Demande de contact - Épargne retraite' })}
      onClose={onClose}
    />
  )
}

/** #advisor_transmission, for those who prepare their estate (P-MODAL-03). */
export const TransmissionAdvisorModal = ({ onClose }: Pick<AdvisorModalProps, 'onClose'>): ReactElement => {
  const { t } = useLingui()
  return (
    <AdvisorModal
      subject={t({ id: 'advisor.subject.transmission', message: 'Ma Transmission 360\u00A0: demande de contact' })}
      onClose={onClose}
    />
  )
}
