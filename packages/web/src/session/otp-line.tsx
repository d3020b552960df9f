import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { useApp } from '../shell/index.ts'
import { TextButton } from '../ui/button/index.ts'
import { drawings } from '../ui/icon/index.ts'
import * as styles from './otp-line.css.ts'

/** A one-time code that did not come to its end, said above the page that the saver was led back to: it can be asked for again, or later. */
export const OtpLine = (): ReactElement => {
  const { session } = useApp()
  const ask = (): void => {
    const { pathname, search } = window.location
    session.send({ type: 'otpRequested', location: `${pathname}${search}` })
  }
  return (
    <div role="alert" className={styles.line}>
      <p>
        <Trans id="otp.failure.text">La vérification n’a pas abouti. Vos données n’ont pas changé. Veuillez recommencer.</Trans>
      </p>
      <div className={styles.actions}>
        <TextButton icon={drawings.Mobile} onClick={ask}>
          <Trans id="otp.offer.request">Recevoir un code</Trans>
        </TextButton>
        <TextButton onClick={() => session.send({ type: 'otpDeclined' })}>
          <Trans id="otp.offer.later">Plus tard</Trans>
        </TextButton>
      </div>
    </div>
  )
}
