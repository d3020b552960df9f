import { selectCard, selectForm, selectOffer, selectRecord } from '@hautelisse/machines/payment'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { ActRecord } from '../act/index.ts'
import { LinkButton } from '../ui/button/index.ts'
import { PaymentHappenings } from './happenings.tsx'
import { PapersRecord } from './papers.tsx'
import { PaymentContent } from './summary-step.tsx'
import type { PaymentProps } from './use-payment.ts'

/** Step 5: what was recorded, and what happens now. A payment by card still waits for its card (PAY-18). */
export const PaymentRecord = ({ snapshot, send }: PaymentProps): ReactElement | null => {
  const [record, form, account] = [selectRecord(snapshot), selectForm(snapshot), selectOffer(snapshot)?.account]
  if (record === undefined) return null
  const card = selectCard(snapshot)
  const isWaiting = card !== undefined
  const title = isWaiting ? (
    <Trans id="payment.record.card">Il reste à payer par carte</Trans>
  ) : form.way === 'scheduled' ? (
    <Trans id="payment.record.scheduled">Votre versement programmé est enregistré</Trans>
  ) : (
    <Trans id="payment.record.title">Votre versement est enregistré</Trans>
  )
  return (
    <ActRecord
      title={title}
      isDone={!isWaiting && record.papers !== 'to-send'}
      lead={
        isWaiting && (
          <p>
            {card.isAfterPapers ? (
              <Trans id="payment.record.after-papers">
                Envoyez d’abord votre justificatif : le paiement par carte s’ouvre ensuite. Vous pouvez aussi payer dès maintenant
                avec le bouton « Payer par carte ». Sans paiement dans les 30&nbsp;minutes, cette demande s’éteint et rien n’est
                débité.
              </Trans>
            ) : (
              <Trans id="payment.record.waiting">
                Le site de notre prestataire s’ouvre. Sans paiement dans les 30&nbsp;minutes, cette demande s’éteint et rien n’est
                débité.
              </Trans>
            )}
          </p>
        )
      }
      before={<PapersRecord snapshot={snapshot} send={send} />}
      door={
        isWaiting && (
          <LinkButton href={card.url}>
            <Trans id="accounts.to-do.card.go">Payer par carte</Trans>
          </LinkButton>
        )
      }
      dates={record.url !== null ? undefined : <PaymentHappenings snapshot={snapshot} />}
      account={account}
      recap={<PaymentContent snapshot={snapshot} />}
      id={record.s2e_transaction_id}
    />
  )
}
