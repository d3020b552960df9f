import { selectConsentModal, selectPension, type ConsentsSnapshot } from '@hautelisse/machines/consents'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Switch } from '../ui/switch/index.ts'
import { Failed, Waiting } from './read-states.tsx'
import * as styles from './consents.css.ts'

type PensionConsentProps = {
  readonly snapshot: ConsentsSnapshot
  readonly onSwitch: (consent: boolean) => void
  readonly onRetry: () => void
}

/** The consent to pass company pension data on, for those whom a scheme knows (P-CONSENT-01). */
export const PensionConsent = ({ snapshot, onSwitch, onRetry }: PensionConsentProps): ReactElement | null => {
  const { kind } = selectPension(snapshot)
  const { consent, isBusy } = selectConsentModal(snapshot)
  if (kind === 'absent') return null
  return (
    <li className={styles.item}>
      {kind === 'loading' && <Waiting />}
      {kind === 'failed' && (
        <Failed onRetry={onRetry}>
          <Trans id="consents.pension.failed">L’accord sur vos contrats de retraite n’a pas pu être lu.</Trans>
        </Failed>
      )}
      {kind === 'known' && (
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
    </li>
  )
}
