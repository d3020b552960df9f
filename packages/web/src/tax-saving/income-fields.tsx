import { formatEuros, ZERO_EUROS } from '@hautelisse/domain/money'
import { selectTaxErrors, selectTaxForm, type AmountField } from '@hautelisse/machines/tax-saving'
import { Trans } from '@lingui/react/macro'
import type { ReactElement, ReactNode } from 'react'
import { MoneyField } from '../ui/money-field/index.ts'
import { useErrorWords } from './error-words.ts'
import * as styles from './question.css.ts'
import type { StepProps } from './step-props.ts'

type PayProps = StepProps & { readonly field: AmountField; readonly label: ReactNode; readonly hint: ReactNode }

const Pay = ({ snapshot, send, field, label, hint }: PayProps): ReactElement => {
  const words = useErrorWords()
  const error = selectTaxErrors(snapshot, 'income').find(({ path }) => path === field)
  return (
    <MoneyField
      id={field}
      label={label}
      hint={hint}
      value={selectTaxForm(snapshot)[field].text}
      error={error && words(error)}
      onValueChange={(text) => send({ type: 'amountTyped', field, text })}
      onValuePaste={(text) => send({ type: 'amountTyped', field, text, pasted: true })}
      onBlur={() => send({ type: 'amountLeft', field })}
    />
  )
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
