import { attachmentOf } from '@hautelisse/domain/portal'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { LetterDrawing } from '../attachment/index.ts'
import { DoorLink, LinkButtonTo } from '../portal/index.ts'
import { useViewer } from '../shell/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { Panel } from '../ui/panel/index.ts'
import { addAccountHash } from './add-account.ts'
import * as styles from './empty-savings.css.ts'

/** The contract of a letter gets here: where its number and code stand on the letter, and the way to say them (ATT-08, ACTS-14). */
export const AttachCard = (): ReactElement => (
  <Panel raised className={styles.card} aria-labelledby="attach-letter">
    <h2 id="attach-letter" className={styles.cardTitle}>
      <Trans id="accounts.empty.attach">Rattacher le contrat de votre courrier</Trans>
    </h2>
    <div className={styles.letter}>
      <div className={styles.drawing}>
        <LetterDrawing />
      </div>
      <p>
        <Trans id="accounts.empty.where">Le numéro (1) et le code (2) sont en haut à droite de la lettre.</Trans>
      </p>
    </div>
    <p className={styles.needs}>
      <Trans id="accounts.empty.needs">Avec votre date de naissance, ils suffisent.</Trans>
    </p>
    <LinkButtonTo to={attachmentOf(useViewer())} variant="accent" wide>
      <Trans id="accounts.empty.attach-this">Rattacher ce contrat</Trans>
    </LinkButtonTo>
    <DoorLink target={{ hash: addAccountHash([]) }} icon={drawings.PlusCircle}>
      <Trans id="accounts.home.add">Ajouter un compte</Trans>
    </DoorLink>
  </Panel>
)
