import type { PendingAccount, Purpose } from '@hautelisse/domain/bank-account'
import { formatFrenchDate } from '@hautelisse/domain/calendar'
import { shortIban } from '@hautelisse/domain/operations'
import { pathTo } from '@hautelisse/domain/portal'
import type { BankAccount } from '@hautelisse/domain/session'
import { selectOverview, type OverviewEvent } from '@hautelisse/machines/bank-account'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { useSentOn } from '../act/index.ts'
import { LinkButtonTo } from '../portal/index.ts'
import { Button } from '../ui/button/index.ts'
import { Panel } from '../ui/panel/index.ts'
import { Skeleton } from '../ui/skeleton/index.ts'
import { Tag } from '../ui/tag/index.ts'
import { text } from '../ui/page/index.ts'
import * as styles from './bank.css.ts'
import { CancelQuestion } from './cancel-question.tsx'
import { PaperWay } from './paper-way.tsx'
import { useBankOverview } from './use-bank.ts'

/** Where an account is added or changed. */
const TO_CHANGE = pathTo('profile', { scope: 's2e', journey: 'bank-coordinates', action: 'edit-bank-account' })

type Send = (event: OverviewEvent) => void

const PendingRequest = ({ pending, send }: { readonly pending: PendingAccount; readonly send: Send }): ReactElement => {
  const day = formatFrenchDate(pending.usable_on)
  return (
    <div className={styles.card}>
      <p>
        <Tag kind="running">
          <Trans id="bank.card.pending">En cours, utilisable le {day}</Trans>
        </Tag>
      </p>
      <p className={text({ as: 'small' })}>
        <Trans id="bank.card.pending-end">Compte qui finit par {pending.iban_end}</Trans>
      </p>
      <div>
        <Button variant="secondary" size="s" onClick={() => send({ type: 'cancelRequested', requestId: pending.request_id })}>
          <Trans id="bank.card.cancel">Annuler la demande</Trans>
        </Button>
      </div>
    </div>
  )
}

type CardProps = {
  readonly purpose: Purpose
  readonly account: BankAccount | undefined
  readonly pending: PendingAccount | undefined
  readonly canChange: boolean
  readonly send: Send
}

/** One account: for what, which one, and what is under way (BANK-06). */
const AccountCard = ({ purpose, account, pending, canChange, send }: CardProps): ReactElement => {
  const sentOn = useSentOn()
  return (
    <Panel className={styles.card}>
      <h2 className={text({ as: 'subtitle' })}>
        {purpose === 'VIREMENT' ? (
          <Trans id="bank.card.receive">Pour recevoir (virement)</Trans>
        ) : (
          <Trans id="bank.card.debit">Pour verser (prélèvement)</Trans>
        )}
      </h2>
      <p className={styles.account}>
        {account === undefined ? <Trans id="bank.card.none">Aucun compte renseigné</Trans> : shortIban(account.iban)}
      </p>
      <p>
        {account === undefined ? (
          pending === undefined && (
            <Tag kind="alert">
              <Trans id="bank.card.missing">À ajouter</Trans>
            </Tag>
          )
        ) : (
          <Tag kind="done">
            <Trans id="bank.card.valid">Validé</Trans>
          </Tag>
        )}
      </p>
      {account?.warrant != null && (
        <p className={text({ as: 'small' })}>
          <Trans id="bank.card.mandate">Mandat {account.warrant.rum}</Trans>
        </p>
      )}
      {pending !== undefined && <PendingRequest pending={pending} send={send} />}
      {canChange && (
        <div>
          <LinkButtonTo {...sentOn(TO_CHANGE)} variant="secondary" size="s">
            {account === undefined ? (
              <Trans id="accounts.to-do.bank.add">Ajouter un RIB</Trans>
            ) : (
              <Trans id="bank.card.change">Changer de compte</Trans>
            )}
          </LinkButtonTo>
        </div>
      )}
    </Panel>
  )
}

/** The cards of the account to receive on and of the one that is debited (BANK-06, RIB-10). */
export const BankAccounts = (): ReactElement => {
  const { snapshot, send, accounts } = useBankOverview()
  const view = selectOverview(snapshot)
  const accountOf = (purpose: Purpose) => accounts.find(({ type }) => type === purpose)
  if (view.screen === 'waiting') return <Skeleton />
  const { terms } = view
  return (
    <div className={styles.stack}>
      {view.screen === 'unavailable' && (
        <Panel className={styles.card}>
          <p>
            <Trans id="bank.unavailable.title">Cette opération est momentanément indisponible</Trans>
          </p>
          <div>
            <Button variant="secondary" size="s" onClick={() => send({ type: 'retryRequested' })}>
              <Trans id="ui.error.retry">Réessayer</Trans>
            </Button>
          </div>
        </Panel>
      )}
      <div className={styles.columns}>
        <AccountCard
          purpose="VIREMENT"
          account={accountOf('VIREMENT')}
          pending={terms?.transfer?.pending}
          canChange={terms?.transfer?.modification === true && terms.transfer.pending === undefined}
          send={send}
        />
        <AccountCard
          purpose="PRELEVEMENT"
          account={accountOf('PRELEVEMENT')}
          pending={terms?.debit?.pending}
          canChange={
            terms?.debit?.modification === true &&
            terms.transfer?.debit_authorization === true &&
            terms.debit.pending === undefined
          }
          send={send}
        />
      </div>
      {terms !== undefined && <PaperWay address={terms.tsa_address} />}
      {view.isConfirming && <CancelQuestion view={view} send={send} />}
    </div>
  )
}
