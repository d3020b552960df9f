import { Trans } from '@lingui/react/macro'
import { drawings, Icon } from '../ui/icon/index.ts'
import * as styles from './aggregation.css.ts'

const UNCHANGED = { changed: null }

/** What the form of a step says that leads to the next one. */
export const FORM_WORDS = { ...UNCHANGED, confirm: null }

/** The way to the bank's own page. */
export const TO_THE_BANK = {
  ...UNCHANGED,
  confirm: (
    <span className={styles.leaving}>
      <Trans id="aggregation.agreement.next">Vers ma banque</Trans> <Icon of={drawings.ArrowSquareOut} />
    </span>
  ),
}

/** The last step, which shows the accounts. */
export const SHOWING = { ...FORM_WORDS, next: <Trans id="ui.amounts.show">Afficher</Trans> }
