import { availableNow, type Account } from '@hautelisse/domain/accounts'
import { actsOn, type AccountReason } from '@hautelisse/domain/acts'
import { formatFrenchDate, type PlainDate } from '@hautelisse/domain/calendar'
import { pathTo } from '@hautelisse/domain/portal'
import { hasContractToSplit } from '@hautelisse/machines/accounts'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactElement, ReactNode } from 'react'
import { Amount } from '../../ui/amount/index.ts'
import { drawings, Icon } from '../../ui/icon/index.ts'
import * as rows from '../ahead.css.ts'
import * as styles from './detail.css.ts'

type ActProps = { readonly to: string; readonly name: ReactNode; readonly children: ReactNode }

/** One way on from here. */
const Act = ({ to, name, children }: ActProps): ReactElement => (
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

/** Why funds cannot be switched, one sentence for each reason. */
const Why = ({ reason }: { readonly reason: AccountReason }): ReactElement | null => {
  switch (reason.kind) {
    case 'guided':
      return <Trans id="detail.acts.switch-guided">Fermé pendant la gestion pilotée</Trans>
    case 'external-management':
      return <Trans id="detail.acts.switch-external">Fermé pendant la gestion externe</Trans>
    case 'reduced':
      return <Trans id="detail.acts.switch-reduced">Ce contrat est réduit : ses placements ne changent plus</Trans>
    case 'switch-not-authorised':
      return <Trans id="detail.acts.switch-closed">Ce contrat ne permet pas d’arbitrage en ligne</Trans>
    case 'no-act':
      return <Trans id="detail.acts.switch-no-act">Ce contrat ne permet aucune opération en ligne</Trans>
    case 'blocked-until':
    case 'retirement-only':
      return null
    default:
      return reason satisfies never
  }
}

const Switch = ({ reasons }: { readonly reasons: readonly AccountReason[] }): ReactElement => {
  const name = <Trans id="detail.acts.switch">Ajuster mes placements</Trans>
  if (reasons.length > 0)
    return (
      <Closed name={name}>
        {reasons.map((reason) => (
          <span key={reason.kind} className={styles.reason}>
            <Why reason={reason} />
          </span>
        ))}
      </Closed>
    )
  return (
    <Act to={pathTo('fund-switch')} name={name}>
      <Trans id="detail.acts.switch-text">Déplacer une somme d’un placement à un autre</Trans>
    </Act>
  )
}

type ReleaseProps = { readonly account: Account; readonly reasons: readonly AccountReason[] }

/** What can be taken out without a reason: an amount, from a day on, or nothing before retirement. */
const Release = ({ account, reasons: [reason] }: ReleaseProps): ReactElement => {
  const available = availableNow(account)
  if (reason?.kind === 'blocked-until') {
    const day = formatFrenchDate(reason.from)
    return (
      <Trans id="detail.acts.withdraw-from">Sans motif à partir du {day}, avant cette date avec un motif prévu par la loi</Trans>
    )
  }
  if (reason?.kind === 'retirement-only')
    return <Trans id="detail.acts.withdraw-retirement">À la retraite, ou avant avec un motif prévu par la loi</Trans>
  if (available === undefined) return <Trans id="detail.acts.withdraw-text">Selon la date et le motif</Trans>
  return (
    <Trans id="detail.acts.withdraw-available">
      Jusqu’à <Amount value={available} /> sans motif, sur votre compte bancaire
    </Trans>
  )
}

type ActsProps = { readonly account: Account; readonly today: PlainDate }

/** What can be done with one account of ours; nothing can be done from here with one of another bank. */
export const Acts = ({ account, today }: ActsProps): ReactElement | null => {
  if (account.scope === 'bi') return null
  const acts = actsOn(account, today)
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
            <Release account={account} reasons={acts.release} />
          </Act>
        </li>
        <li>
          <Switch reasons={acts.switch} />
        </li>
        {hasContractToSplit([account]) && (
          <li>
            <Act to={pathTo('withdrawal-simulator')} name={<Trans id="detail.acts.simulate">Simuler ma retraite</Trans>}>
              <Trans id="detail.acts.simulate-text">Capital, rente ou les deux, à partir de 60 ans</Trans>
            </Act>
          </li>
        )}
        <li>
          <Act to={pathTo('acts')} name={<Trans id="detail.acts.all">Ce que je peux faire</Trans>}>
            <Trans id="detail.acts.all-text">Chaque acte sur chaque compte, avec ses raisons et ses dates</Trans>
          </Act>
        </li>
        <li>
          <Act to={pathTo('operations')} name={<Trans id="detail.acts.operations">Voir mes opérations</Trans>}>
            <Trans id="detail.acts.operations-text">Versements, arbitrages et retraits, en cours et terminés</Trans>
          </Act>
        </li>
      </ul>
    </section>
  )
}
