import type { Account } from '@hautelisse/domain/accounts'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Amount } from '../ui/amount/index.ts'
import * as styles from './savings-home.css.ts'

/** Who chooses the funds, in words; nothing when the answer does not say. */
const useManagement = ({ management_type, guided_management_type }: Account): string | undefined => {
  const { t } = useLingui()
  if (management_type === 'free') return t({ id: 'accounts.management.free', message: 'Gestion libre' })
  if (management_type !== 'guided') return undefined
  return guided_management_type === 'balanced'
    ? t({ id: 'accounts.management.guided-balanced', message: 'Gestion pilotée, profil équilibré' })
    : t({ id: 'accounts.management.guided', message: 'Gestion pilotée' })
}

/** One account of a family: name and balance on one line, then where it comes from and how it is run. */
export const AccountRow = ({ account }: { readonly account: Account }): ReactElement => {
  const { t } = useLingui()
  const management = useManagement(account)
  const contract = account.contract_number ?? account.policy_id
  const place =
    account.company_name === undefined
      ? t({ id: 'accounts.row.contract', message: `Contrat ${contract}` })
      : t({ id: 'accounts.row.company', message: `${account.company_name}, contrat ${contract}` })
  return (
    <li className={styles.account}>
      <span className={styles.accountName}>{account.title}</span>
      <span className={styles.accountBalance}>
        <Amount value={account.balance} />
      </span>
      <span className={styles.accountDetail}>{management === undefined ? place : `${place}. ${management}`}</span>
      {account.periodic_payment !== undefined && (
        <span className={styles.accountAct}>
          <Trans id="accounts.row.periodic">
            Versement programmé : <Amount value={account.periodic_payment.amount} /> par mois
          </Trans>
        </span>
      )}
    </li>
  )
}
