import { multiplyEuros } from '@hautelisse/domain/money'
import type { ShownView } from '@hautelisse/machines/tax-saving'
import { Trans, useLingui } from '@lingui/react/macro'
import { memo, type ReactElement } from 'react'
import { LedgerFigure, PrintedCalculations, Unfolding } from '../../explanation/index.ts'
import { Amount } from '../../ui/amount/index.ts'
import { Ledger, Line, text, Total } from '../../ui/page/index.ts'
import { useOpening } from '../opening.ts'
import type { Row } from './ledger-rows.ts'
import { PhoneFold } from './phone-fold.tsx'
import * as styles from './result.css.ts'
import { ROW_NAMES } from './row-names.ts'
import { RowPanel } from './row-panel.tsx'
import { RowText, type Years } from './row-text.tsx'
import { useSources, useTerms } from './terms.tsx'

const ResultLine = ({ row, ...years }: Years & { readonly row: Row }): ReactElement => {
  const { i18n } = useLingui()
  const { id, value, figure } = row
  const opening = useOpening(id)
  const name = i18n._(ROW_NAMES[id])
  const amount = id === 'costs' ? multiplyEuros(value, -1) : value
  const Part = id === 'saving' || id === 'effort' ? Total : Line
  return (
    <Part
      name={<b>{name}</b>}
      value={figure === undefined ? <Amount value={amount} /> : <LedgerFigure opening={opening} value={amount} name={name} />}
      note={<RowText row={row} {...years} />}
    >
      {opening.isOpen && figure !== undefined && (
        <div className={styles.rowPanel}>
          <RowPanel figure={figure} year={years.year} incomeYear={years.incomeYear} />
        </div>
      )}
    </Part>
  )
}

/** Of which payment the figures are, while another one is typed than was answered. */
const LedgerPayment = ({ of: { payment, isPreview } }: { readonly of: ShownView }): ReactElement => (
  <p className={text({ as: 'small' })}>
    {isPreview ? (
      <Trans id="tax.result.ledger-preview">
        Aperçu&nbsp;: chiffres pour <Amount value={payment} /> versés dans l’année.
      </Trans>
    ) : (
      <Trans id="tax.result.ledger-former">
        Chiffres pour <Amount value={payment} /> dans l’année, avant votre dernier changement.
      </Trans>
    )}
  </p>
)

type LedgerProps = Years & {
  readonly rows: readonly Row[]
  readonly level: 2 | 4
  /** The payment that the figures are of. */
  readonly of: ShownView | undefined
}

/** "D’où viennent ces chiffres ?": from the pay to the effort, each figure with its article, and its whole calculation when it is opened. */
export const ResultLedger = memo(({ rows, level, of: shown, ...rest }: LedgerProps): ReactElement => (
  <PhoneFold level={level} title={<Trans id="tax.result.ledger">D’où viennent ces chiffres ?</Trans>}>
    {shown !== undefined && (shown.isPreview || shown.isFormer) && <LedgerPayment of={shown} />}
    <Ledger>
      <Unfolding>
        {rows.map((row) => (
          <ResultLine key={row.id} row={row} {...rest} />
        ))}
      </Unfolding>
    </Ledger>
    {!rows.some(({ figure }) => figure !== undefined) && (
      <p className={text({ as: 'small' })}>
        <Trans id="tax.result.unexplained">Le détail de chaque calcul n’est pas disponible pour cette réponse.</Trans>
      </p>
    )}
  </PhoneFold>
))

type PrintedRowsProps = { readonly rows: readonly Row[]; readonly level: 2 | 4 }

/** What paper has of every figure of the result. */
export const PrintedRows = memo(({ rows, level }: PrintedRowsProps): ReactElement => {
  const { i18n } = useLingui()
  const figures = rows.flatMap(({ id, figure: derivation }) =>
    derivation === undefined ? [] : [{ key: id, name: i18n._(ROW_NAMES[id]), derivation }],
  )
  return (
    <PrintedCalculations
      title={<Trans id="tax.result.printed">Le calcul de chaque chiffre</Trans>}
      level={level}
      className={styles.printed}
      titleClassName={text({ as: level === 2 ? 'title' : 'subtitle' })}
      figures={figures}
      terms={useTerms()}
      sources={useSources()}
    />
  )
})
