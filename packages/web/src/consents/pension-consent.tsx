import { selectConsentModal, selectPension, type ConsentsSnapshot } from '@hautelisse/machines/consents'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { ResourceView } from '../resource/index.ts'
import { Switch } from '../ui/switch/index.ts'
import { useWaiting } from './waiting.tsx'
import * as styles from './consents.css.ts'

type PensionConsentProps = {
  readonly snapshot: ConsentsSnapshot
  readonly onSwitch: (consent: boolean) => void
  readonly onRetry: () => void
}

/** The consent to pass company pension data on, for those whom a scheme knows (P-CONSENT-01). */
export const PensionConsent = ({ snapshot, onSwitch, onRetry }: PensionConsentProps): ReactElement | null => {
  const waiting = useWaiting()
  const pension = selectPension(snapshot)
  const { consent, isBusy } = selectConsentModal(snapshot)
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
          <Switch
            label={<Trans id="consents.pension.label">Transmettre les données de mes contrats de retraite à Hautelisse</Trans>}
            description={
              <Trans id="consents.pension.text">
                Pour afficher votre épargne retraite au même endroit. Vous pouvez changer d’avis à tout moment.
              </Trans>
            }
            checked={consent}
            busy={isBusy}
            onChange={onSwitch}
          />
        )}
      </ResourceView>
    </li>
  )
}
