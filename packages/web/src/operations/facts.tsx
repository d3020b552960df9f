import type { HistoryLine } from '@hautelisse/domain/operations'
import { selectAccounts } from '@hautelisse/machines/session'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { useSession } from '../shell/index.ts'
import * as styles from './details.css.ts'

/** Why an operation ended: the four ends in words, and any other text as the server sent it. */
const Reason = ({ text }: { readonly text: string }): ReactElement => {
  switch (text) {
    case 'cancelled':
      return (
        <dd>
          <Trans id="operations.reason.cancelled">Annulée à votre demande</Trans>
        </dd>
      )
    case 'refused':
      return (
        <dd>
          <Trans id="operations.reason.refused">Refusée : une pièce ou un paiement n’a pas été accepté</Trans>
        </dd>
      )
    case 'rejected':
      return (
        <dd>
          <Trans id="operations.reason.rejected">Rejetée par votre banque</Trans>
        </dd>
      )
    case 'lapsed':
      return (
        <dd>
          <Trans id="operations.reason.lapsed">Sans suite : le délai est passé</Trans>
        </dd>
      )
    case 'nothing-left':
      return (
        <dd>
          <Trans id="operations.reason.nothing-left">Refusée : il ne restait rien à vendre le jour venu</Trans>
        </dd>
      )
    default:
      return <dd lang="fr">{text}</dd>
  }
}

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
          <Reason text={operation.reason} />
        </div>
      )}
    </dl>
  )
}
