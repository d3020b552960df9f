import { kindOf, type HistoryLine } from '@hautelisse/domain/operations'
import { selectAccounts } from '@hautelisse/machines/session'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { useSession } from '../shell/index.ts'
import * as styles from './details.css.ts'
import { EndReason } from './end-reason.tsx'

/** What identifies an operation: its account, its reference, and why it ended where it was not done. */
export const Facts = ({ line: { operation, accountId } }: { readonly line: HistoryLine }): ReactElement => {
  const account = useSession(selectAccounts).find(({ policy_id }) => policy_id === accountId)
  const held = [account?.title, account?.company_name].filter((part) => part !== undefined).join(', ')
  return (
    <dl className={styles.facts}>
      {held !== '' && (
        <div>
          <dt>
            <Trans id="operations.facts.account">Compte</Trans>
          </dt>
          <dd>{held}</dd>
        </div>
      )}
      {operation.policy_id !== undefined && (
        <div>
          <dt>
            <Trans id="operations.facts.contract">Contrat</Trans>
          </dt>
          <dd>{account?.contract_number ?? operation.policy_id}</dd>
        </div>
      )}
      <div>
        <dt>
          <Trans id="operations.facts.reference">Référence</Trans>
        </dt>
        <dd>{operation.id}</dd>
      </div>
      {operation.reason !== undefined && (
        <div>
          <dt>
            <Trans id="operations.facts.reason">Motif</Trans>
          </dt>
          <dd>
            <EndReason text={operation.reason} kind={kindOf(operation.type)} />
          </dd>
        </div>
      )}
    </dl>
  )
}
