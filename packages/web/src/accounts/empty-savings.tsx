import { attachmentOf } from '@hautelisse/domain/portal'
import { selectGreetingName } from '@hautelisse/machines/session'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { DoorButton, LinkButtonTo } from '../portal/index.ts'
import { useSession, useViewer } from '../shell/index.ts'
import { layout } from '../ui/theme/index.ts'
import { addAccountHash } from './add-account.ts'
import * as styles from './savings-home.css.ts'

// Uneven on purpose: nothing has been woven yet.
const LENGTHS = [
  105, 58, 120, 71, 127, 114, 120, 109, 93, 29, 85, 125, 57, 109, 32, 46, 40, 73, 86, 57, 74, 95, 39, 99, 57, 27, 119, 53, 78, 61,
  49, 124, 75, 46, 123, 128, 35, 43, 105, 105, 82, 42, 42, 26, 26, 52, 125, 53, 47, 47, 63, 66, 51, 95, 112, 106,
]
const PATH = LENGTHS.map((length, place) => `M${10 + 20 * place} 0V${length}`).join('')

const Welcome = (): ReactElement => {
  const name = useSession(selectGreetingName)
  return name === undefined ? (
    <Trans id="accounts.empty.welcome-nobody">Bienvenue dans votre espace</Trans>
  ) : (
    <Trans id="accounts.empty.welcome">Bienvenue, {name}</Trans>
  )
}

/** Every account was read and there is none: a welcome, what will come, and how the contract of a letter gets here (P-ERR-21, HOME-01). */
export const EmptySavings = (): ReactElement => {
  const viewer = useViewer()
  return (
    <div className={styles.emptyHero}>
      <div className={layout.wrap}>
        <svg
          className={styles.emptyThreads}
          viewBox="0 0 1120 130"
          preserveAspectRatio="none"
          aria-hidden="true"
          focusable="false"
        >
          <path className={styles.emptyThread} d={PATH} />
        </svg>
        <h1 tabIndex={-1} className={styles.emptyTitle}>
          <Welcome />
        </h1>
        <p className={styles.emptyText}>
          <Trans id="accounts.empty.coming">
            Dès qu’un contrat est ouvert à votre nom, il s’affiche ici : ce qu’il vaut, ce qui le compose, ce que vous pouvez en
            faire.
          </Trans>
        </p>
        <h2 className={styles.emptyState}>
          <Trans id="accounts.empty.title">Votre épargne semble vide</Trans>
        </h2>
        <p className={styles.emptyHint}>
          <Trans id="accounts.empty.letter">
            Vous avez reçu un courrier avec un numéro de contrat et un code ? Rattachez ce contrat à votre espace.
          </Trans>
        </p>
        <div className={styles.emptyActs}>
          <LinkButtonTo to={attachmentOf(viewer)} variant="accent">
            <Trans id="accounts.empty.attach">Rattacher le contrat de votre courrier</Trans>
          </LinkButtonTo>
          <DoorButton target={{ hash: addAccountHash([]) }} ground="onHero">
            <Trans id="accounts.home.add">Ajouter un compte</Trans>
          </DoorButton>
        </div>
      </div>
    </div>
  )
}
