import { selectConsentModal, selectPension, type ConsentsSnapshot } from '@hautelisse/machines/consents'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { ResourceView } from '../resource/index.ts'
import { Checkbox } from '../ui/checkbox/index.ts'
import { useWaiting } from './waiting.tsx'
import { text } from '../ui/page/index.ts'
import * as styles from './consents.css.ts'

type PensionConsentProps = {
  readonly snapshot: ConsentsSnapshot
  readonly onConsent: (consent: boolean) => void
  readonly onRetry: () => void
}

/** The consent to pass company pension data on, for those whom a scheme knows (P-CONSENT-01). */
export const PensionConsent = ({ snapshot, onConsent, onRetry }: PensionConsentProps): ReactElement | null => {
  const waiting = useWaiting()
  const pension = selectPension(snapshot)
  const { consent } = selectConsentModal(snapshot)
  if (pension.kind === 'absent') return null
  return (
    <li className={styles.item}>
      <ResourceView
        of={pension}
        onRetry={onRetry}
        {...waiting}
        shape="note"
        failed={<Trans id="consents.pension.failed">L’accord sur vos contrats de retraite n’a pas pu être lu.</Trans>}
      >
        {() => (
          <Checkbox
            label={
              <>
                <span className={text({ strong: true })}>
                  <Trans id="consents.pension.label">
                    Transmettre les données du régime de retraite de mon entreprise à Hautelisse
                  </Trans>
                </span>
                <span className={styles.about}>
                  <Trans id="consents.pension.text">
                    Pour afficher ce régime au même endroit. Les contrats déjà affichés n’en dépendent pas. Vous pouvez changer
                    d’avis à tout moment.
                  </Trans>
                </span>
              </>
            }
            checked={consent}
            onChange={onConsent}
          />
        )}
      </ResourceView>
    </li>
  )
}
