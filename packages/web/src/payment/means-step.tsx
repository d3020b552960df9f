import { asksForCeiling } from '@hautelisse/domain/payment'
import { pathTo } from '@hautelisse/domain/portal'
import { shortIban } from '@hautelisse/domain/operations'
import { selectErrors, selectForm, selectMandate, selectOffer } from '@hautelisse/machines/payment'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { sentFrom } from '../act/index.ts'
import { TextLinkTo } from '../portal/index.ts'
import { linkTo } from '../shell/index.ts'
import { Checkbox } from '../ui/checkbox/index.ts'
import { FieldError } from '../ui/field/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { Panel } from '../ui/panel/index.ts'
import { FiguresAside } from './figures.tsx'
import { text } from '../ui/page/index.ts'
import * as styles from './payment.css.ts'
import { PaymentPapers } from './papers.tsx'
import { PaymentForm } from './step-form.tsx'
import type { PaymentProps } from './use-payment.ts'
import { TaxChoiceFields } from './tax-choice.tsx'
import { useErrorWords } from './words.ts'

/** The account that is debited, with its warrant; without one, the way to add it. */
const Debited = ({ snapshot }: Pick<PaymentProps, 'snapshot'>): ReactElement => {
  const mandate = selectMandate(snapshot)
  const { scope } = selectOffer(snapshot)?.account ?? { scope: 's2e' }
  if (mandate?.warrant === undefined || mandate.warrant === null)
    return (
      <>
        <p>
          <Trans id="payment.means.none">Aucun compte ne nous autorise à prélever. Ajoutez d’abord un RIB.</Trans>
        </p>
        <TextLinkTo
          {...linkTo(sentFrom(pathTo('profile', { scope, journey: 'bank-coordinates' }), 'payment'))}
          icon={drawings.ArrowRight}
          trailing
        >
          <Trans id="accounts.to-do.bank.add">Ajouter un RIB</Trans>
        </TextLinkTo>
      </>
    )
  const { iban, warrant } = mandate
  return (
    <>
      <p>
        <Trans id="payment.means.debited">
          Prélèvement sur le compte <b>{shortIban(iban)}</b>
        </Trans>
      </p>
      <p className={text({ as: 'small' })}>
        <Trans id="payment.means.warrant">
          Mandat {warrant.rum}, créancier {warrant.ics}. Vous acceptez d’être prévenu 2&nbsp;jours avant le prélèvement.
        </Trans>
      </p>
      <p className={text({ as: 'small' })}>
        <Trans id="payment.means.refund">Vous pouvez demander le remboursement à votre banque pendant 8 semaines.</Trans>
      </p>
    </>
  )
}

/** Step 3: what is debited, and the statement of the yearly ceiling where nobody tells the pay (PAY-12). */
export const MeansStep = ({ snapshot, send }: PaymentProps): ReactElement => {
  const [form, offer, errors] = [selectForm(snapshot), selectOffer(snapshot), selectErrors(snapshot)]
  const words = useErrorWords()
  return (
    <PaymentForm
      snapshot={snapshot}
      send={send}
      title={<Trans id="payment.means.title">Comment payez-vous ?</Trans>}
      lead={<Trans id="payment.means.lead">Rien n’est débité tant que vous n’avez pas validé.</Trans>}
      aside={<FiguresAside snapshot={snapshot} />}
    >
      <Panel>
        {form.way === 'card' ? (
          <p>
            <Trans id="payment.means.by-card">
              Après le récapitulatif, vous payez par carte sur le site de notre prestataire. Aucun numéro de carte n’est demandé
              ici.
            </Trans>
          </p>
        ) : (
          <Debited snapshot={snapshot} />
        )}
        <TaxChoiceFields snapshot={snapshot} send={send} />
        {offer !== undefined && asksForCeiling(offer) && (
          <div className={styles.check}>
            <Checkbox
              label={<Trans id="payment.means.ceiling">Je n’ai pas dépassé 25 % de ma rémunération brute de l’année</Trans>}
              checked={form.keepsCeiling}
              onChange={(on) => send({ type: 'ceilingStated', on })}
            />
          </div>
        )}
        {errors
          .filter(({ path }) => path !== 'files')
          .map((error) => (
            <FieldError key={error.path}>{words(error)}</FieldError>
          ))}
      </Panel>
      <PaymentPapers snapshot={snapshot} send={send} />
    </PaymentForm>
  )
}
