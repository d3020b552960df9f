import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { bundlePath, LinkButtonTo } from '../portal/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { Panel } from '../ui/panel/index.ts'
import { layout } from '../ui/theme/index.ts'
import * as styles from './simulator-door.css.ts'

/** One bundle that parts in two: a lump sum on the left, an annuity on the right. */
const CAPITAL = bundlePath({ threads: 18, top: [139, 4], bottom: [60, 5] }, 180)
const ANNUITY = bundlePath({ threads: 18, top: [221, 4], bottom: [283, 5] }, 180)

/** The way to the simulator of capital and annuity. */
export const SimulatorDoor = (): ReactElement => (
  <section className={`${layout.wrap} ${styles.ahead}`} aria-labelledby="ahead">
    <Panel as="div" padded={false} className={styles.panel}>
      <div className={styles.words}>
        <h2 id="ahead">
          <Trans id="accounts.ahead.withdrawal.title">Capital ou rente ?</Trans>
        </h2>
        <p className={styles.text}>
          <Trans id="accounts.ahead.withdrawal.text">
            Comparez les façons de recevoir votre épargne, contrat par contrat, et voyez d’où vient chaque chiffre.
          </Trans>
        </p>
        <LinkButtonTo to="/simulator/mrm" icon={drawings.ArrowRight}>
          <Trans id="accounts.ahead.withdrawal.go">Faire une simulation</Trans>
        </LinkButtonTo>
      </div>
      <svg className={styles.art} viewBox="0 0 428 180" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
        <path className={styles.capital} d={CAPITAL} />
        <path className={styles.annuity} d={ANNUITY} />
      </svg>
    </Panel>
  </section>
)
