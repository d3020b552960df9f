import { availableNow, type Account } from '@hautelisse/domain/accounts'
import { isAnnounced, pathTo } from '@hautelisse/domain/portal'
import { hasContractToSplit } from '@hautelisse/machines/accounts'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactElement, ReactNode } from 'react'
import { Amount } from '../../ui/amount/index.ts'
import { drawings, Icon } from '../../ui/icon/index.ts'
import { SoonRow, SoonTag } from '../../ui/soon/index.ts'
import * as rows from '../ahead.css.ts'
import * as styles from './detail.css.ts'

type ActProps = { readonly to: string; readonly name: ReactNode; readonly children: ReactNode }

/** One way on from here; while it is announced it says so and leads nowhere. */
const Act = ({ to, name, children }: ActProps): ReactElement =>
  isAnnounced({ to }) ? (
    <SoonRow className={rows.off}>
      <span className={rows.name}>
        <span>{name}</span> <SoonTag />
      </span>
      <span className={rows.text}>{children}</span>
    </SoonRow>
  ) : (
    <Link to={to} className={rows.row}>
      <span className={rows.name}>
        {name} <Icon of={drawings.ArrowRight} className={rows.icon} />
      </span>
      <span className={rows.text}>{children}</span>
    </Link>
  )

/** A way that this account does not have, with the reason. */
const Closed = ({ name, children }: Omit<ActProps, 'to'>): ReactElement => (
  <div className={rows.off} aria-disabled="true">
    <span className={rows.name}>
      {name} <Icon of={drawings.Lock} className={rows.icon} />
    </span>
    <span className={rows.text}>{children}</span>
  </div>
)

const Switch = ({ account }: { readonly account: Account }): ReactElement => {
  const name = <Trans id="detail.acts.switch">Ajuster mes placements</Trans>
  if (account.management_type === 'guided')
    return (
      <Closed name={name}>
        <Trans id="detail.acts.switch-guided">Fermé pendant la gestion pilotée</Trans>
      </Closed>
    )
  if (account.is_switch_authorized !== true)
    return (
      <Closed name={name}>
        <Trans id="detail.acts.switch-closed">Ce contrat ne permet pas d’arbitrage en ligne</Trans>
      </Closed>
    )
  return (
    <Act to={pathTo('fund-switch')} name={name}>
      <Trans id="detail.acts.switch-text">Déplacer une somme d’un placement à un autre</Trans>
    </Act>
  )
}

/** What can be done with one account of ours; nothing can be done from here with one of another bank. */
export const Acts = ({ account }: { readonly account: Account }): ReactElement | null => {
  if (account.scope === 'bi') return null
  const available = availableNow(account)
  return (
    <section aria-labelledby="detail-acts" className={styles.section}>
      <div className={styles.head}>
        <h2 id="detail-acts">
          <Trans id="detail.acts.title">Ce que vous pouvez faire</Trans>
        </h2>
      </div>
      <ul className={styles.acts}>
        <li>
          <Act to={pathTo('withdraw')} name={<Trans id="detail.acts.withdraw">Retirer ou débloquer</Trans>}>
            {available === undefined ? (
              <Trans id="detail.acts.withdraw-text">Selon la date et le motif</Trans>
            ) : (
              <Trans id="detail.acts.withdraw-available">
                Jusqu’à <Amount value={available} /> sans motif, sur votre compte bancaire
              </Trans>
            )}
          </Act>
        </li>
        <li>
          <Switch account={account} />
        </li>
        {hasContractToSplit([account]) && (
          <li>
            <Act to={pathTo('withdrawal-simulator')} name={<Trans id="detail.acts.simulate">Simuler ma retraite</Trans>}>
              <Trans id="detail.acts.simulate-text">Capital, rente ou les deux, à partir de 60 ans</Trans>
            </Act>
          </li>
        )}
        <li>
          <Act to={pathTo('operations')} name={<Trans id="detail.acts.operations">Voir mes opérations</Trans>}>
            <Trans id="detail.acts.operations-text">Versements, arbitrages et retraits, en cours et terminés</Trans>
          </Act>
        </li>
      </ul>
    </section>
  )
}
