import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { drawings, Icon } from '../ui/icon/index.ts'
import { layout } from '../ui/theme/index.ts'
import * as styles from './savings-home.css.ts'

/** The way to the simulator of capital and annuity. */
export const SimulatorDoor = (): ReactElement => (
  <section className={`${layout.wrap} ${styles.ahead}`} aria-labelledby="ahead">
    <h2 id="ahead">
      <Trans id="accounts.ahead.title">Se projeter</Trans>
    </h2>
    <Link to="/simulator/mrm" className={styles.door}>
      <span className={styles.doorTitle}>
        <Trans id="accounts.ahead.withdrawal.title">Capital ou rente ?</Trans>
        <Icon of={drawings.ArrowRight} className={styles.doorArrow} />
      </span>
      <span className={styles.doorText}>
        <Trans id="accounts.ahead.withdrawal.text">Comparez les façons de recevoir votre épargne</Trans>
      </span>
    </Link>
  </section>
)
