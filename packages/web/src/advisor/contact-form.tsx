import { charactersLeft } from '@hautelisse/domain/advisor'
import type { ProviderAdvisor } from '@hautelisse/domain/session'
import { selectContact, selectLetter, type ContactEvent, type contactMachine } from '@hautelisse/machines/advisor'
import { Trans } from '@lingui/react/macro'
import { useEffect, useRef, type ReactElement, type ReactNode } from 'react'
import type { SnapshotFrom } from 'xstate'
import { Button } from '../ui/button/index.ts'
import { Checkbox } from '../ui/checkbox/index.ts'
import { focusFirstError, TextArea } from '../ui/field/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { Doors, text } from '../ui/page/index.ts'
import { AdvisorCard } from './advisor-card.tsx'
import * as styles from './advisor.css.ts'

export type ContactFormProps = {
  readonly snapshot: SnapshotFrom<typeof contactMachine>
  readonly send: (event: ContactEvent) => void
  readonly advisor: ProviderAdvisor
  /** Subject of the message. */
  readonly subject: string
  /** What the saver agrees to share, in words. */
  readonly agreement: ReactNode
  /** Option of a simulation that the message is about, in words. */
  readonly about?: string | undefined
  readonly onClose: () => void
}

/** The message to the advisor: subject and recipient are fixed, the message is required, the agreement is not (ADV-02 to ADV-09, TADV-02 to TADV-06). */
export const ContactForm = ({ snapshot, send, advisor, subject, agreement, about, onClose }: ContactFormProps): ReactElement => {
  const form = useRef<HTMLFormElement>(null)
  const { message, agreed, error } = selectLetter(snapshot)
  const left = charactersLeft(message)
  const code = error?.code
  const isSending = selectContact(snapshot) === 'sending'
  useEffect(() => {
    if (form.current !== null && code !== undefined) focusFirstError(form.current)
  }, [code])
  return (
    <form
      ref={form}
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        send({ type: 'sendRequested' })
      }}
    >
      <AdvisorCard advisor={advisor} />
      <dl className={styles.facts}>
        <dt className={text({ tone: 'quiet' })}>
          <Trans id="advisor.contact.subject">Objet</Trans>
        </dt>
        <dd className={styles.value}>{subject}</dd>
        <dt className={text({ tone: 'quiet' })}>
          <Trans id="advisor.contact.recipient">Destinataire</Trans>
        </dt>
        <dd className={styles.value}>{advisor.name}</dd>
        {about !== undefined && (
          <>
            <dt className={text({ tone: 'quiet' })}>
              <Trans id="advisor.contact.about">Option</Trans>
            </dt>
            <dd className={styles.value}>{about}</dd>
          </>
        )}
      </dl>
      <TextArea
        id="message"
        label={<Trans id="advisor.contact.message">Votre message</Trans>}
        value={message}
        disabled={isSending}
        onValueChange={(typed) => send({ type: 'messageTyped', text: typed })}
        hint={
          <span className={styles.under}>
            <span>
              <Trans id="advisor.contact.required">Obligatoire</Trans>
            </span>
            {left !== undefined && (
              <span>
                <Trans id="advisor.contact.left">{left.toLocaleString('fr-FR')} caractères restants</Trans>
              </span>
            )}
          </span>
        }
        error={
          code === undefined ? undefined : code === 'required' ? (
            <Trans id="advisor.contact.empty">Champ obligatoire</Trans>
          ) : (
            <Trans id="advisor.contact.long">Votre message est trop long</Trans>
          )
        }
      />
      <Checkbox label={agreement} checked={agreed} onChange={(checked) => send({ type: 'agreementChanged', agreed: checked })} />
      <Doors>
        <Button type="submit" icon={drawings.Envelope} busy={isSending}>
          {isSending ? <Trans id="advisor.contact.sending">Envoi</Trans> : <Trans id="advisor.contact.send">Envoyer</Trans>}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          <Trans id="answers.form.leave">Annuler</Trans>
        </Button>
      </Doors>
    </form>
  )
}
