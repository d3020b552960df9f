import { FRAME_SETTINGS, TextLinkTo } from '../portal/index.ts'
import { useApp, useViewer } from '../shell/index.ts'
import { TextLink } from '../ui/button/index.ts'
import { text } from '../ui/page/index.ts'
import { Panel } from '../ui/panel/index.ts'
import * as styles from './contact.css.ts'
import { MessagePanel } from './message-panel.tsx'
import { attachmentOf } from '@hautelisse/domain/portal'
import { canWrite } from '@hautelisse/machines/contact'
import { Trans } from '@lingui/react/macro'
import type { ReactElement, ReactNode } from 'react'

const {
  helpLine: { phone, email },
  postalAddress,
} = FRAME_SETTINGS

const ContactWay = ({ name, children }: { readonly name: ReactNode; readonly children: ReactNode }): ReactElement => (
  <div className={styles.way}>
    <dt className={text({ as: 'small' })}>{name}</dt>
    {children}
  </div>
)

/** Telephone with its hours, e-mail and postal address; what is not configured is not shown (P-CONST-08, P-CONST-09). */
const WaysPanel = (): ReactElement => (
  <Panel aria-labelledby="contact-ways">
    <h2 id="contact-ways" className={styles.title}>
      <Trans id="contact.ways.title">Nous joindre</Trans>
    </h2>
    <dl className={styles.ways}>
      {phone !== undefined && (
        <ContactWay name={<Trans id="contact.ways.phone">Par téléphone</Trans>}>
          <dd className={styles.value}>
            <TextLink href={`tel:${phone.replaceAll(/\s/g, '')}`}>{phone}</TextLink>
          </dd>
          <dd className={text({ as: 'small' })}>
            <Trans id="contact.ways.hours">Du lundi au vendredi, de 8h30 à 18h00. Appel local, non surtaxé.</Trans>
          </dd>
        </ContactWay>
      )}
      {email !== undefined && (
        <ContactWay name={<Trans id="contact.ways.email">Par e-mail</Trans>}>
          <dd className={styles.value}>
            <TextLink href={`mailto:${email}`}>{email}</TextLink>
          </dd>
          <dd className={text({ as: 'small' })}>
            <Trans id="contact.ways.email-more">N’y joignez ni pièce d’identité ni RIB.</Trans>
          </dd>
        </ContactWay>
      )}
      {postalAddress.length > 0 && (
        <ContactWay name={<Trans id="contact.ways.post">Par courrier</Trans>}>
          <dd className={styles.value}>
            <address className={styles.postal}>
              {postalAddress.map((line) => (
                <div key={line}>{line}</div>
              ))}
            </address>
          </dd>
        </ContactWay>
      )}
      <ContactWay name={<Trans id="contact.ways.letter">Vous avez reçu un courrier</Trans>}>
        <dd className={styles.value}>
          <TextLinkTo to={attachmentOf(useViewer())}>
            <Trans id="contact.ways.attach">Rattacher le contrat de ce courrier</Trans>
          </TextLinkTo>
        </dd>
      </ContactWay>
    </dl>
  </Panel>
)

/** /profile/{scope}/contact/message: a message where the server takes one, and always telephone, hours, e-mail and post (P-FOOT-09, P-FOOT-10, TADV-23). */
export const ContactSection = (): ReactElement => {
  const { home } = useApp()
  return (
    <>
      {canWrite(home.extensions) && (
        <Panel aria-labelledby="contact-message">
          <h2 id="contact-message" className={styles.title}>
            <Trans id="contact.message.title">Nous écrire</Trans>
          </h2>
          <MessagePanel />
        </Panel>
      )}
      <WaysPanel />
    </>
  )
}
