import { pathTo } from '@hautelisse/domain/portal'
import { selectOffer, selectRecord } from '@hautelisse/machines/fund-switch'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { LinkButtonTo } from '../portal/index.ts'
import { drawings, Icon } from '../ui/icon/index.ts'
import { Panel } from '../ui/panel/index.ts'
import { Changes } from './changes.tsx'
import * as styles from './fund-switch.css.ts'
import { Happenings } from './happenings.tsx'
import type { SwitchProps } from './use-fund-switch.ts'

/** Step 5: what was recorded, and what happens now. */
export const RecordStep = ({ snapshot }: SwitchProps): ReactElement | null => {
  const [record, account] = [selectRecord(snapshot), selectOffer(snapshot)?.account]
  if (record === undefined || account === undefined) return null
  return (
    <section className={styles.done}>
      <h1 tabIndex={-1} className={styles.doneTitle}>
        <Icon of={drawings.CheckCircle} className={styles.tick} />
        <Trans id="fund-switch.record.title">Votre arbitrage est enregistré</Trans>
      </h1>
      <div className={styles.columns}>
        <div>
          <h2 className={styles.title}>
            <Trans id="fund-switch.record.now">Et maintenant</Trans>
          </h2>
          <Happenings snapshot={snapshot} />
          <div className={styles.doors}>
            <LinkButtonTo to={pathTo('savings-home')}>
              <Trans id="fund-switch.record.home">Retour à mon épargne</Trans>
            </LinkButtonTo>
            <LinkButtonTo
              to={record.id === undefined ? pathTo('operations') : pathTo('operation', { transaction_id: record.id })}
              variant="secondary"
            >
              <Trans id="fund-switch.record.follow">Suivre cette opération</Trans>
            </LinkButtonTo>
          </div>
        </div>
        <Panel as="aside">
          <h2 className={styles.title}>
            <Trans id="fund-switch.step.summary">Récapitulatif</Trans>
          </h2>
          <p className={styles.line}>
            <b>
              <Trans id="fund-switch.step.account">Compte</Trans>
            </b>
            <span>{account.title}</span>
          </p>
          <p className={styles.small}>
            {[account.company_name, account.contract_number].filter((word) => word !== undefined).join(', ')}
          </p>
          <Changes snapshot={snapshot} />
        </Panel>
      </div>
    </section>
  )
}
