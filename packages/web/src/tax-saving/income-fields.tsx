import { formatEuros, ZERO_EUROS } from '@hautelisse/domain/money'
import { selectTaxForm, type AmountField } from '@hautelisse/machines/tax-saving'
import { Trans } from '@lingui/react/macro'
import type { ReactElement, ReactNode } from 'react'
import { MoneyField } from '../ui/money-field/index.ts'
import * as styles from './question.css.ts'
import type { StepProps } from './step-props.ts'
import { useFields } from './use-fields.ts'

type PayProps = StepProps & { readonly field: AmountField; readonly label: ReactNode; readonly hint: ReactNode }

const Pay = ({ snapshot, send, field, ...words }: PayProps): ReactElement => {
  const { amount } = useFields({ snapshot, send }, 'income')
  return <MoneyField {...words} {...amount(field, { path: field, text: selectTaxForm(snapshot)[field].text })} />
}

/** Pay a month: one's own, and of a couple the other's too (TAX-35, TAX-52). */
export const IncomeFields = ({ snapshot, send }: StepProps): ReactElement => {
  const none = formatEuros(ZERO_EUROS)
  return (
    <div className={styles.pays}>
      <Pay
        snapshot={snapshot}
        send={send}
        field="monthly_income"
        label={<Trans id="tax.income.own">Votre salaire net imposable, par mois</Trans>}
        hint={<Trans id="tax.income.employees">Cette simulation est faite pour les salariés.</Trans>}
      />
      {selectTaxForm(snapshot).marital_status === 'MA' && (
        <Pay
          snapshot={snapshot}
          send={send}
          field="spouse_monthly_income"
          label={<Trans id="tax.income.spouse">Celui de votre conjoint ou partenaire, par mois</Trans>}
          hint={<Trans id="tax.income.spouse-hint">Facultatif. Laissé vide, il compte pour {none}.</Trans>}
        />
      )}
    </div>
  )
}
