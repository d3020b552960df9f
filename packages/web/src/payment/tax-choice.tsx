import { formatEuros } from '@hautelisse/domain/money'
import type { TaxChoice } from '@hautelisse/domain/payment'
import { selectErrors, selectTax } from '@hautelisse/machines/payment'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { paymentNotice } from '../tax-notice/index.ts'
import { Amount } from '../ui/amount/index.ts'
import { RadioCards } from '../ui/choice/index.ts'
import { LatePart } from '../ui/late/index.ts'
import { text } from '../ui/page/index.ts'
import * as styles from './payment.css.ts'
import type { PaymentProps } from './use-payment.ts'
import { useErrorWords, useTaxWords } from './words.ts'

type Tax = NonNullable<ReturnType<typeof selectTax>>

/** What the portal knows of the ceiling of the year, the total of the notice less what was paid, and of payments before this one. */
const FromPortal = ({ choice, left, above, paid }: Pick<Tax, 'choice' | 'left' | 'above' | 'paid'>): ReactElement => (
  <>
    {choice === 'DEDUCTIBLE' && left !== undefined && (
      <p className={text({ as: 'small' })}>
        <Trans id="payment.tax.left">Il vous reste {formatEuros(left)} à déduire cette année, d’après votre avis d’impôt.</Trans>{' '}
        <Trans id="payment.tax.unused">Vos plafonds non utilisés des années passées y sont déjà compris.</Trans>
      </p>
    )}
    {above !== undefined && (
      <p aria-live="polite">
        <Trans id="payment.tax.above">
          <Amount value={above} /> de ce versement ne seront pas déduits cette année.
        </Trans>
      </p>
    )}
    {paid !== undefined && (
      <p className={text({ as: 'small' })}>
        <Trans id="payment.tax.paid">
          Déjà versé cette année sur vos contrats de retraite : <Amount value={paid} />
        </Trans>
      </p>
    )}
  </>
)

/** Whether the payment is deducted from income, and what the year leaves of the ceiling; nothing for a plan that asks neither. */
export const TaxChoiceFields = ({ snapshot, send }: PaymentProps): ReactElement | null => {
  const { t } = useLingui()
  const words = useTaxWords()
  const errorWords = useErrorWords()
  const tax = selectTax(snapshot)
  const refused = selectErrors(snapshot).find(({ path }) => path === 'tax_choice')
  if (tax === undefined) return null
  const { choice, choices, left, above, paid, payment, year, isEach } = tax
  const plain = <FromPortal choice={choice} left={left} above={above} paid={paid} />
  return (
    <div className={styles.check}>
      <RadioCards<TaxChoice | ''>
        label={t({ id: 'payment.tax.label', message: 'Fiscalité du versement' })}
        value={choice ?? ''}
        error={refused && errorWords(refused)}
        onValueChange={(picked) => picked !== '' && send({ type: 'taxChosen', choice: picked })}
        options={choices.map((value) => ({ value, title: words.name[value], detail: words.note[value] }))}
      />
      {choices.length > 1 && (
        <p className={text({ as: 'small' })}>
          <Trans id="payment.tax.law">
            Le choix vous revient. Sans choix, la loi retient la déduction ; y renoncer est définitif pour ce versement.
          </Trans>
        </p>
      )}
      {choices.length === 1 && (
        <p className={text({ as: 'small' })}>
          <Trans id="payment.tax.age">À partir de votre 70e anniversaire, un versement n’est plus déductible.</Trans>
        </p>
      )}
      {choice === 'DEDUCTIBLE' && payment !== undefined ? (
        <LatePart script={paymentNotice} fallback={plain} missing={plain}>
          {(PaymentNotice) => <PaymentNotice payment={payment} year={year} paid={paid} isEach={isEach} plain={plain} />}
        </LatePart>
      ) : (
        plain
      )}
    </div>
  )
}
