import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { FRAME_SETTINGS } from '../portal/index.ts'
import { Panel } from '../ui/panel/index.ts'
import * as styles from './profile.css.ts'

const { phone, email } = FRAME_SETTINGS.helpLine

/** How to reach the help line: number, hours, e-mail. */
export const ContactSection = (): ReactElement => (
  <Panel aria-labelledby="profile-contact">
    <div className={styles.head}>
      <h2 id="profile-contact" className={styles.title}>
        <Trans id="profile.nav.contact">Contact</Trans>
      </h2>
    </div>
    {phone !== undefined && (
      <p>
        <b>{phone}</b>
      </p>
    )}
    <p>
      <Trans id="profile.contact.hours">Du lundi au vendredi, de 8h30 à 18h00. Appel local, non surtaxé.</Trans>
    </p>
    {email !== undefined && (
      <p>
        <a href={`mailto:${email}`}>{email}</a>
      </p>
    )}
  </Panel>
)
