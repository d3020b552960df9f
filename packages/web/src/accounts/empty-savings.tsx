import type { HomeEntries } from '@hautelisse/domain/home'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { DoorButton } from '../portal/index.ts'
import { layout } from '../ui/theme/index.ts'
import { addAccountHash } from './add-account.ts'
import { Greeting } from './greeting.tsx'
import { HeroActs } from './hero-acts.tsx'
import * as styles from './savings-home.css.ts'

// Uneven on purpose: nothing has been woven yet.
const LENGTHS = [
  105, 58, 120, 71, 127, 114, 120, 109, 93, 29, 85, 125, 57, 109, 32, 46, 40, 73, 86, 57, 74, 95, 39, 99, 57, 27, 119, 53, 78, 61,
  49, 124, 75, 46, 123, 128, 35, 43, 105, 105, 82, 42, 42, 26, 26, 52, 125, 53, 47, 47, 63, 66, 51, 95, 112, 106,
]
const PATH = LENGTHS.map((length, place) => `M${10 + 20 * place} 0V${length}`).join('')

/** Every account was read and there is none: what to begin with (P-ERR-21). */
export const EmptySavings = ({ acts }: Pick<HomeEntries, 'acts'>): ReactElement => (
  <div className={styles.emptyHero}>
    <div className={layout.wrap}>
      <svg className={styles.emptyThreads} viewBox="0 0 1120 130" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        <path className={styles.emptyThread} d={PATH} />
      </svg>
      <h1 tabIndex={-1} className={styles.emptyGreeting}>
        <Greeting />
      </h1>
      <h2 className={styles.emptyTitle}>
        <Trans id="accounts.empty.title">Votre épargne semble vide</Trans>
      </h2>
      <p className={styles.emptyText}>
        <Trans id="accounts.empty.text">Dès votre premier versement, vos comptes apparaîtront ici.</Trans>
      </p>
      <div className={styles.emptyActs}>
        <HeroActs acts={acts.filter(({ id }) => id === 'payment')} />
        <DoorButton target={{ hash: addAccountHash([]) }} ground="onHero">
          <Trans id="accounts.home.add">Ajouter un compte</Trans>
        </DoorButton>
      </div>
    </div>
  </div>
)
