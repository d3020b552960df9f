import { availableNow, freeOn, isFrozen, type Account } from '@hautelisse/domain/accounts'
import { formatFrenchDate } from '@hautelisse/domain/calendar'
import { NO_BREAK_SPACE } from '@hautelisse/domain/money'
import { pathTo } from '@hautelisse/domain/portal'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useApp } from '../shell/index.ts'
import { Amount } from '../ui/amount/index.ts'
import * as styles from './family-card.css.ts'
import { useSchemeWords } from './scheme-words.ts'

/** Who chooses the funds, in words; undefined if the answer does not say. */
const useManagement = ({ management_type, guided_management_type }: Account): string | undefined => {
  const { t } = useLingui()
  if (management_type === 'free') return t({ id: 'accounts.management.free', message: 'Gestion libre' })
  if (management_type !== 'guided') return undefined
  return guided_management_type === 'balanced'
    ? t({ id: 'accounts.management.guided-balanced', message: 'Gestion pilotée, profil équilibré' })
    : t({ id: 'accounts.management.guided', message: 'Gestion pilotée' })
}

/** Where an account comes from: its company and contract, or the bank that holds it. */
const usePlace = ({ type, scope, company_name: company, contract_number, policy_id }: Account): string => {
  const { t } = useLingui()
  const scheme = useSchemeWords()({ type })
  // Its groups of digits stay on one line.
  const contract = (contract_number ?? policy_id).replaceAll(' ', NO_BREAK_SPACE)
  if (company === undefined) return scheme + t({ id: 'accounts.row.contract', message: `Contrat ${contract}` })
  return scheme + (scope === 'bi' ? company : t({ id: 'accounts.row.company', message: `${company}, contrat ${contract}` }))
}

type RowProps = { readonly account: Account }

const AccountWords = ({ account }: RowProps): ReactElement => {
  const management = useManagement(account)
  const place = usePlace(account)
  const available = availableNow(account)
  const today = useApp().clock.today()
  const free = available === undefined ? freeOn(account, today) : undefined
  return (
    <>
      <span className={styles.name}>{account.title} </span>
      <span className={styles.balance}>
        <Amount value={account.balance} />{' '}
      </span>
      <span className={styles.detail}>{management === undefined ? place : `${place}. ${management}`} </span>
      {available !== undefined && (
        <span className={styles.act}>
          <Trans id="accounts.row.available">
            Dont <Amount value={available} /> disponibles
          </Trans>
        </span>
      )}
      {free !== undefined && (
        <span className={styles.act}>
          <Trans id="accounts.row.free-on">Disponible le {formatFrenchDate(free)}</Trans>
        </span>
      )}
      {isFrozen(account) && account.date !== undefined && (
        <span className={styles.act}>
          <Trans id="accounts.row.frozen">Figé au {formatFrenchDate(account.date)}</Trans>
        </span>
      )}
      {account.periodic_payment !== undefined && (
        <span className={styles.act}>
          <Trans id="accounts.row.periodic">
            Versement programmé : <Amount value={account.periodic_payment.amount} /> par mois
          </Trans>
        </span>
      )}
    </>
  )
}

/** One account of a family, the whole row the way to its detail: name and balance on one line, then where it comes from and how it is run. */
export const AccountRow = ({ account }: RowProps): ReactElement => (
  <Link
    className={styles.account}
    to={pathTo('savings-detail-account', { selectionFilter: 'type', filter: account.type, id: account.policy_id })}
  >
    <AccountWords account={account} />
  </Link>
)
