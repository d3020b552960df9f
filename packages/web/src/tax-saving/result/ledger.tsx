import { multiplyEuros } from '@hautelisse/domain/money'
import { Trans } from '@lingui/react/macro'
import { memo, useId, type ReactElement } from 'react'
import { LedgerFigure, Unfolding } from '../../explanation/index.ts'
import { Amount } from '../../ui/amount/index.ts'
import { useOpening } from '../opening.ts'
import type { Row } from './ledger-rows.ts'
import * as styles from './result.css.ts'
import { useRowNames } from './row-names.ts'
import { RowPanel } from './row-panel.tsx'
import { RowText, type Years } from './row-text.tsx'

const Line = ({ row, name, ...years }: Years & { readonly row: Row; readonly name: string }): ReactElement => {
  const { id, value, figure } = row
  const opening = useOpening(id)
  const isTotal = id === 'saving' || id === 'effort'
  const amount = id === 'costs' ? multiplyEuros(value, -1) : value
  return (
    <div className={`${styles.row} ${isTotal ? styles.total : ''}`}>
      <dt className={styles.rowName}>{name}</dt>
      <dd className={styles.rowValue}>
        {figure === undefined ? <Amount value={amount} /> : <LedgerFigure opening={opening} value={amount} name={name} />}
      </dd>
      <dd className={styles.rowText}>
        <RowText row={row} {...years} />
      </dd>
      {opening.isOpen && figure !== undefined && (
        <dd className={styles.rowPanel}>
          <RowPanel figure={figure} year={years.year} incomeYear={years.incomeYear} />
        </dd>
      )}
    </div>
  )
}

/** Of which payment the figures are, while another one is typed. */
const FormerPayment = ({ result: { payment } }: Pick<Years, 'result'>): ReactElement => (
  <p className={styles.quiet}>
    <Trans id="tax.result.ledger-former">
      Chiffres pour <Amount value={payment} /> dans l’année, avant votre dernier changement.
    </Trans>
  </p>
)

type LedgerProps = Years & {
  readonly rows: readonly Row[]
  readonly level: 2 | 4
  /** The adjustment holds another payment than the one that these figures are of. */
  readonly isStale: boolean
}

/** "D’où viennent ces chiffres ?": from the pay to the effort, each figure with its article, and its whole calculation when it is opened. */
export const Ledger = memo(({ rows, level, isStale, ...rest }: LedgerProps): ReactElement => {
  const id = useId()
  const names = useRowNames()
  const Heading = level === 2 ? 'h2' : 'h4'
  const canOpen = rows.some(({ figure }) => figure !== undefined)
  return (
    <section aria-labelledby={id}>
      <Heading id={id} className={styles.sectionTitle}>
        <Trans id="tax.result.ledger">D’où viennent ces chiffres ?</Trans>
      </Heading>
      {isStale && <FormerPayment result={rest.result} />}
      <dl className={styles.ledger}>
        <Unfolding>
          {rows.map((row) => (
            <Line key={row.id} row={row} name={names[row.id]} {...rest} />
          ))}
        </Unfolding>
      </dl>
      {!canOpen && (
        <p className={styles.quiet}>
          <Trans id="tax.result.unexplained">Le détail de chaque calcul n’est pas disponible pour cette réponse.</Trans>
        </p>
      )}
    </section>
  )
})
