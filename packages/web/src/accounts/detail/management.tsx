import { yearlyCharges, type Account, type YearlyCharges } from '@hautelisse/domain/accounts'
import { yearOf, type PlainDate } from '@hautelisse/domain/calendar'
import { Trans } from '@lingui/react/macro'
import type { ReactElement, ReactNode } from 'react'
import { Amount } from '../../ui/amount/index.ts'
import * as styles from './detail.css.ts'

type FactProps = { readonly name: ReactNode; readonly value: ReactNode; readonly children?: ReactNode }

const Fact = ({ name, value, children }: FactProps): ReactElement => (
  <div className={styles.fact}>
    <dt className={styles.factName}>{name}</dt>
    <dd className={styles.factValue}>{value}</dd>
    {children !== undefined && <dd className={styles.factText}>{children}</dd>}
  </div>
)

const Management = ({ account }: { readonly account: Account }): ReactElement | null => {
  const value = <Amount value={account.balance} />
  if (account.management_type === 'free')
    return (
      <Fact name={<Trans id="detail.management.free">Gestion libre</Trans>} value={value}>
        <Trans id="detail.management.free-text">Vous choisissez vos placements</Trans>
      </Fact>
    )
  if (account.management_type !== 'guided') return null
  return (
    <Fact name={<Trans id="detail.management.guided">Gestion pilotée</Trans>} value={value}>
      {account.guided_management_type === 'balanced' ? (
        <Trans id="detail.management.balanced">Profil équilibré. Le risque baisse à l’approche de votre retraite.</Trans>
      ) : (
        <Trans id="detail.management.guided-text">Le risque baisse à l’approche de votre retraite.</Trans>
      )}
    </Fact>
  )
}

const Scheduled = ({ account: { periodic_payment: payment } }: { readonly account: Account }): ReactElement => (
  <Fact
    name={<Trans id="detail.management.scheduled">Versement programmé</Trans>}
    value={
      payment === undefined ? (
        <Trans id="detail.management.none">Aucun</Trans>
      ) : (
        <Trans id="detail.management.monthly">
          <Amount value={payment.amount} /> par mois
        </Trans>
      )
    }
  />
)

/** What the accounts cost this year: taken from them, and inside their funds. */
const Charges = ({
  charges: { taken, inside },
  today,
}: {
  readonly charges: YearlyCharges
  readonly today: PlainDate
}): ReactElement => {
  const year = yearOf(today)
  return (
    <>
      <Fact name={<Trans id="detail.charges.taken">Frais pris en {year}</Trans>} value={<Amount value={taken} />}>
        <Trans id="detail.charges.taken-text">Prélevés sur le compte, en parts de fonds</Trans>
      </Fact>
      <Fact name={<Trans id="detail.charges.inside">Frais des fonds en {year}, estimés</Trans>} value={<Amount value={inside} />}>
        <Trans id="detail.charges.inside-text">
          Déjà dans la valeur des parts : montant d’aujourd’hui × frais courants × jours / 365. Ils ne s’ajoutent pas à la
          performance.
        </Trans>
      </Fact>
    </>
  )
}

type ManagementProps = {
  readonly accounts: readonly Account[]
  readonly account: Account | undefined
  readonly today: PlainDate
}

/** Who chooses the funds, what is paid by itself, and what it costs; nothing of accounts that do not say so. */
export const ManagementAndPayments = ({ accounts, account, today }: ManagementProps): ReactElement | null => {
  const charges = yearlyCharges(accounts, today)
  const isTold = charges.left.length < accounts.length
  const isOurs = account !== undefined && account.scope !== 'bi'
  if (!isTold && !isOurs) return null
  return (
    <section aria-labelledby="detail-management">
      <div className={styles.head}>
        <h2 id="detail-management">
          {account === undefined ? (
            <Trans id="detail.charges.title">Frais de l’année</Trans>
          ) : (
            <Trans id="detail.management.title">Gestion et versements</Trans>
          )}
        </h2>
      </div>
      <dl className={styles.facts}>
        {isOurs && (
          <>
            <Management account={account} />
            <Scheduled account={account} />
          </>
        )}
        {isTold && <Charges charges={charges} today={today} />}
      </dl>
    </section>
  )
}
