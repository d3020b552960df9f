import type { NoticeColumn as Column, NoticeLine } from '@hautelisse/machines/tax-saving'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Amount } from '../ui/amount/index.ts'
import { MoneyField } from '../ui/money-field/index.ts'
import * as styles from './notice.css.ts'
import type { FieldProps } from './notice-props.ts'
import { useAmount } from './use-field.ts'

const Label = ({ line: { incomeYear, isCalculated }, number }: { readonly line: NoticeLine; readonly number: number }) =>
  isCalculated ? (
    <Trans id="ceilings.line.calculated">
      {number}. Plafond calculé sur les revenus de {incomeYear}
    </Trans>
  ) : (
    <Trans id="ceilings.line.unused">
      {number}. Plafond non utilisé pour les revenus de {incomeYear}
    </Trans>
  )

type ColumnProps = FieldProps & { readonly column: Column }

/** The lines of one declarant, and their sum as a check. */
export const NoticeColumn = ({ view, send, column: { whose, lines, total } }: ColumnProps): ReactElement => {
  const { t } = useLingui()
  const amount = useAmount({ view, send })
  const sum = lines.length + 1
  return (
    <fieldset className={styles.column}>
      <legend className={styles.legend}>
        {whose === 'own'
          ? t({ id: 'ceilings.column.own', message: 'Votre colonne' })
          : t({ id: 'ceilings.column.spouse', message: 'Colonne de votre conjoint ou partenaire' })}
      </legend>
      {lines.map((line, at) => (
        <MoneyField key={line.field} {...amount(line.field, line.text)} label={<Label line={line} number={at + 1} />} />
      ))}
      <p className={styles.sum} aria-live="polite">
        {total !== undefined && (
          <Trans id="ceilings.column.sum">
            {sum}. Somme&nbsp;: <Amount value={total} />, à comparer avec la ligne {sum} de l’avis
          </Trans>
        )}
      </p>
    </fieldset>
  )
}
