import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { useIsOffline } from '../shell/index.ts'
import { line, place } from './connection-line.css.ts'

/** Says politely that the network is gone, for as long as it is: what was typed is kept, and nothing has to be done. */
export const ConnectionLine = (): ReactElement => {
  const isOffline = useIsOffline()
  return (
    <div className={place} aria-live="polite">
      {isOffline && (
        <p className={line}>
          <Trans id="portal.connection.offline">
            <strong>Hors connexion</strong> : ce que vous avez saisi est conservé, le reste reviendra avec le réseau.
          </Trans>
        </p>
      )}
    </div>
  )
}
