import { pathTo } from '@hautelisse/domain/portal'
import { selectFigures, selectForm, selectRecord } from '@hautelisse/machines/payment'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { LinkButtonTo } from '../portal/index.ts'
import { ReceiptActions } from '../receipt/index.ts'
import { Amount } from '../ui/amount/index.ts'
import { LinkButton } from '../ui/button/index.ts'
import { Happenings } from './happenings.tsx'
import * as styles from './payment.css.ts'
import type { PaymentProps } from './use-payment.ts'

/** Step 5: what was recorded, and what happens now. A payment by card still waits for its card (PAY-18). */
export const RecordStep = ({ snapshot }: PaymentProps): ReactElement | null => {
  const [record, form, figures] = [selectRecord(snapshot), selectForm(snapshot), selectFigures(snapshot)]
  if (record === undefined) return null
  const isWaiting = record.url !== null
  return (
    <section className={styles.done}>
      <h1 tabIndex={-1}>
        {isWaiting ? (
          <Trans id="payment.record.card">Il reste à payer par carte</Trans>
        ) : form.way === 'scheduled' ? (
          <Trans id="payment.record.scheduled">Votre versement programmé est enregistré</Trans>
        ) : (
          <Trans id="payment.record.title">Votre versement est enregistré</Trans>
        )}
      </h1>
      <p className={styles.lead}>
        <Trans id="payment.record.number">Demande n° {record.s2e_transaction_id}</Trans>
        {figures !== undefined && (
          <>
            , <Trans id="payment.record.invested">investi, estimé :</Trans> <Amount value={figures.total} />
          </>
        )}
      </p>
      {isWaiting ? (
        <p>
          <Trans id="payment.record.waiting">
            Le site de notre prestataire s’ouvre. Sans paiement dans les 30 minutes, cette demande s’éteint et rien n’est débité.
          </Trans>
        </p>
      ) : (
        <>
          <h2 className={styles.section}>
            <Trans id="payment.record.now">Et maintenant</Trans>
          </h2>
          <Happenings snapshot={snapshot} />
        </>
      )}
      <div className={styles.doors}>
        {record.url !== null && (
          <LinkButton href={record.url}>
            <Trans id="payment.record.pay">Payer par carte</Trans>
          </LinkButton>
        )}
        <LinkButtonTo to={pathTo('savings-home')} variant={isWaiting ? 'secondary' : 'primary'}>
          <Trans id="payment.record.home">Retour à mon épargne</Trans>
        </LinkButtonTo>
        <LinkButtonTo to={pathTo('operations')} variant="secondary">
          <Trans id="payment.record.operations">Voir mes opérations</Trans>
        </LinkButtonTo>
      </div>
      <ReceiptActions id={record.s2e_transaction_id} />
    </section>
  )
}
