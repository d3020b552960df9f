import { advisorRequestCall, sharedProperties, shareSimulationCall, shareTransmissionCall } from '@hautelisse/domain/advisor'
import { PROVIDER_ADVISOR } from '@hautelisse/domain/contract'
import { contactMachine, selectContact, takeTopic, type AdvisorTopic } from '@hautelisse/machines/advisor'
import { selectUser } from '@hautelisse/machines/session'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMachine } from '@xstate/react'
import { useState, type ReactElement, type ReactNode } from 'react'
import { useApp, useSession, type ModalProps } from '../shell/index.ts'
import { Button } from '../ui/button/index.ts'
import { Modal } from '../ui/modal/index.ts'
import { Note } from '../ui/note/index.ts'
import { ContactForm } from './contact-form.tsx'

/** From where the advisor is written to. */
type Variant = 'retirement' | 'transmission'

type AdvisorModalProps = Pick<ModalProps, 'onClose'> & {
  readonly variant: Variant
  readonly subject: string
  readonly agreement: ReactNode
  /** Option of the result from which the window was opened. */
  readonly topic?: AdvisorTopic | undefined
  /** Words of the button that leaves the success. */
  readonly back: ReactNode
  readonly onBack: () => void
}

/** Calls of the window, for a person who is signed in. */
const useContactMachine = (variant: Variant, topic: AdvisorTopic | undefined) => {
  const { client, clock, session } = useApp()
  const user = useSession(selectUser)
  const advisor = user?.[PROVIDER_ADVISOR]
  const advisor_email = advisor?.email ?? ''
  return useMachine(contactMachine, {
    input: {
      send: (message, signal) =>
        client.call(
          advisorRequestCall,
          { body: { advisor_id: advisor?.id ?? '', email: user?.email ?? '', message } },
          { signal },
        ),
      share: (signal) =>
        variant === 'transmission'
          ? client.call(
              shareTransmissionCall,
              { body: { advisor_email, user_id: user?.id ?? '', spouse_option: topic?.option ?? null, agreement: true } },
              { signal },
            )
          : client.call(
              shareSimulationCall,
              {
                body: {
                  advisor_email,
                  properties: user === undefined ? {} : sharedProperties(user, clock.today()),
                  reason: 'simulation',
                  agreement: true,
                },
              },
              { signal },
            ),
      countAction: () => session.send({ type: 'actionCounted' }),
    },
  })
}

/**
 * A message to the saver's advisor: the form, then success or failure. Every opening starts anew (TADV-09). Without an advisor there is nothing to show
 * (P-PERM-06, TADV-24).
 */
const AdvisorModal = ({ variant, subject, agreement, topic, back, onBack, onClose }: AdvisorModalProps): ReactElement | null => {
  const advisor = useSession(selectUser)?.[PROVIDER_ADVISOR]
  const [snapshot, send] = useContactMachine(variant, topic)
  if (advisor === undefined) return null
  const at = selectContact(snapshot)
  if (at === 'sent')
    return (
      <Modal
        key="sent"
        open
        shape="question"
        onClose={onClose}
        title={<Trans id="advisor.sent.title">Merci</Trans>}
        lead={<Trans id="advisor.sent.text">Votre message a bien été transmis à votre conseiller.</Trans>}
        actions={<Button onClick={onBack}>{back}</Button>}
      />
    )
  if (at === 'failed')
    return (
      <Modal
        key="failed"
        open
        shape="question"
        onClose={onClose}
        title={<Trans id="advisor.failed.title">Message non envoyé</Trans>}
        actions={
          <Button onClick={() => send({ type: 'returnRequested' })}>
            <Trans id="advisor.failed.return">Revenir à mon message</Trans>
          </Button>
        }
      >
        <Note kind="alert" live>
          <Trans id="advisor.failed.text">Votre demande n'a pas été prise en compte. Veuillez réessayer ultérieurement.</Trans>
        </Note>
      </Modal>
    )
  return (
    <Modal key="form" open onClose={onClose} title={<Trans id="frame.contact.long">Contacter mon conseiller</Trans>}>
      <ContactForm {...{ snapshot, send, advisor, subject, agreement, onClose }} about={topic?.name} />
    </Modal>
  )
}

/** #advisor, for the customers of individual contracts (P-MODAL-02). */
export const RetirementAdvisorModal = ({ onClose }: Pick<ModalProps, 'onClose'>): ReactElement => {
  const { t } = useLingui()
  const { navigation } = useApp()
  return (
    <AdvisorModal
      variant="retirement"
      subject={t({ id: 'advisor.subject.retirement', message: 'Demande de contact - Épargne retraite' })}
      agreement={
        <Trans id="advisor.agreement.retirement">J’accepte que la situation de mon épargne soit transmise à mon conseiller</Trans>
      }
      back={<Trans id="advisor.sent.dashboard">Retour au tableau de bord</Trans>}
      onBack={() => navigation.go('/epargne')}
      onClose={onClose}
    />
  )
}

/** #advisor_transmission, for those who prepare their estate; from a result it is about one of its options (P-MODAL-03, TADV-18). */
export const TransmissionAdvisorModal = ({ onClose }: Pick<ModalProps, 'onClose'>): ReactElement => {
  const { t } = useLingui()
  const { sessionStorage } = useApp()
  const user = useSession(selectUser)
  const [topic] = useState(() => takeTopic(sessionStorage, user?.id))
  return (
    <AdvisorModal
      variant="transmission"
      topic={topic}
      subject={t({ id: 'advisor.subject.transmission', message: 'Ma Transmission 360\u00A0: demande de contact' })}
      agreement={<Trans id="advisor.agreement.transmission">J’accepte que ma simulation soit transmise à mon conseiller</Trans>}
      back={<Trans id="frame.back.label">Retour</Trans>}
      onBack={onClose}
      onClose={onClose}
    />
  )
}
