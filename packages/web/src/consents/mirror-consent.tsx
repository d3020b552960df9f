import { contactPath } from '@hautelisse/domain/portal'
import { selectMirror, type ConsentsSnapshot } from '@hautelisse/machines/consents'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactElement, ReactNode } from 'react'
import { ResourceView } from '../resource/index.ts'
import { useViewer } from '../shell/index.ts'
import { text } from '../ui/page/index.ts'
import { Tag } from '../ui/tag/index.ts'
import { useWaiting } from './waiting.tsx'
import * as styles from './consents.css.ts'

/** Where somebody writes to us. */
const ContactLink = ({ children }: { readonly children?: ReactNode }): ReactElement => (
  <Link to={contactPath(useViewer())}>{children}</Link>
)

type MirrorConsentProps = { readonly snapshot: ConsentsSnapshot; readonly onRetry: () => void }

/** Whether employees may look at the person's space: it is read here, since no call changes it (P-CONSENT-02). */
export const MirrorConsent = ({ snapshot, onRetry }: MirrorConsentProps): ReactElement => (
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
              <Trans id="consents.mirror.label">Vision miroir</Trans>
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
