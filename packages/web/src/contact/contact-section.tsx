import { canWrite } from '@hautelisse/machines/contact'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { useApp } from '../shell/index.ts'
import { MessagePanel } from './message-panel.tsx'
import { WaysPanel } from './ways-panel.tsx'
import { Panel } from '../ui/panel/index.ts'
import * as styles from './contact.css.ts'

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
