import { yearlyCharges, type Account, type YearlyCharges } from '@hautelisse/domain/accounts'
import { yearOf, type PlainDate } from '@hautelisse/domain/calendar'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Amount } from '../../ui/amount/index.ts'
import { Ledger, Line, Section } from '../../ui/page/index.ts'

const ManagementLine = ({ account }: { readonly account: Account }): ReactElement | null => {
  const value = <Amount value={account.balance} />
  if (account.management_type === 'free')
    return (
      <Line
        name={<Trans id="detail.management.free">Gestion libre</Trans>}
        value={value}
        note={<Trans id="detail.management.free-text">Vous choisissez vos placements</Trans>}
      />
    )
  if (account.management_type !== 'guided') return null
  return (
    <Line
      name={<Trans id="accounts.management.guided">Gestion pilotée</Trans>}
      value={value}
      note={
        account.guided_management_type === 'balanced' ? (
          <Trans id="detail.management.balanced">Profil équilibré. Le risque baisse à l’approche de votre retraite.</Trans>
        ) : (
          <Trans id="detail.management.guided-text">Le risque baisse à l’approche de votre retraite.</Trans>
        )
      }
    />
  )
}

const ScheduledLine = ({ account: { periodic_payment: payment } }: { readonly account: Account }): ReactElement => (
  <Line
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
const YearlyChargesLines = ({
  charges: { taken, inside },
  today,
}: {
  readonly charges: YearlyCharges
  readonly today: PlainDate
}): ReactElement => {
  const year = yearOf(today)
  return (
    <>
      <Line
        name={<Trans id="detail.charges.taken">Frais pris en {year}</Trans>}
        value={<Amount value={taken} />}
        note={<Trans id="detail.charges.taken-text">Prélevés sur le compte, en parts de fonds</Trans>}
      />
      <Line
        name={<Trans id="detail.charges.inside">Frais des fonds en {year}, estimés</Trans>}
        value={<Amount value={inside} />}
        note={
          <Trans id="detail.charges.inside-text">
            Déjà dans la valeur des parts : montant d’aujourd’hui × frais courants × jours / 365. Ils ne s’ajoutent pas à la
            performance.
          </Trans>
        }
      />
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
    <Section
      title={
        account === undefined ? (
          <Trans id="detail.charges.title">Frais de l’année</Trans>
        ) : (
          <Trans id="detail.management.title">Gestion et versements</Trans>
        )
      }
    >
      <Ledger>
        {isOurs && (
          <>
            <ManagementLine account={account} />
            <ScheduledLine account={account} />
          </>
        )}
        {isTold && <YearlyChargesLines charges={charges} today={today} />}
      </Ledger>
    </Section>
  )
}
