import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { text } from '../ui/page/index.ts'
import * as styles from './bank.css.ts'

/** What follows the form: reading again, signature, check. */
export const NextSteps = (): ReactElement => (
  <ol className={styles.steps}>
    <li>
      <div>
        <b>
          <Trans id="bank.next.read">Vous relisez la demande</Trans>
        </b>
        <span className={text({ as: 'small' })}>
          <Trans id="bank.next.read-what">Compte, titulaire et usage</Trans>
        </span>
      </div>
    </li>
    <li>
      <div>
        <b>
          <Trans id="bank.next.sign">Vous signez avec un code</Trans>
        </b>
        <span className={text({ as: 'small' })}>
          <Trans id="bank.next.sign-how">Envoyé à votre mobile, valable 5&nbsp;minutes</Trans>
        </span>
      </div>
    </li>
    <li>
      <div>
        <b>
          <Trans id="bank.next.check">Nous vérifions le compte</Trans>
        </b>
        <span className={text({ as: 'small' })}>
          <Trans id="bank.next.check-when">Il est utilisable 2&nbsp;jours ouvrés plus tard. Un e-mail vous prévient.</Trans>
        </span>
      </div>
    </li>
  </ol>
)
