import type { Account } from '@hautelisse/domain/accounts'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'

/** Where a contract comes from: its company and its number. */
export const ContractPlace = ({ account }: { readonly account: Account }): ReactElement => {
  const { company_name: company, contract_number, policy_id } = account
  // A number stays in one piece.
  const contract = (contract_number ?? policy_id).replaceAll(' ', '\u00A0')
  return company === undefined ? (
    <Trans id="withdrawal.contract.number">Contrat {contract}</Trans>
  ) : (
    <Trans id="withdrawal.contract.place">
      {company}, contrat {contract}
    </Trans>
  )
}
