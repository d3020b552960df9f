import { formatFrenchDate } from '@hautelisse/domain/calendar'
import { signedAmount, type HistoryLine, type OperationState } from '@hautelisse/domain/operations'
import { Trans, useLingui } from '@lingui/react/macro'
import { memo, useId, useState, type ReactElement } from 'react'
import { Amount } from '../ui/amount/index.ts'
import { TextButton } from '../ui/button/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { srOnly, VisuallyHidden } from '../ui/visually-hidden/index.ts'
import { About } from './about.tsx'
import { Details } from './details.tsx'
import * as styles from './history-table.css.ts'
import { Label } from './label.tsx'
import { StateTag } from './state-tag.tsx'

const LOOKS: Readonly<Partial<Record<OperationState, string>>> = { cancelled: styles.off }
const COLUMNS = 5

/** One operation, which opens under its row. */
const Row = memo(({ line }: { readonly line: HistoryLine }): ReactElement => {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const { operation, line: shown } = line
  const came = shown.movement === 'in' && shown.state === 'processed' ? styles.came : ''
  return (
    <>
      <tr className={isOpen ? styles.opened : ''} data-part="row">
        <td className={styles.date}>{formatFrenchDate(shown.date)}</td>
        <th scope="row" className={styles.operation}>
          <span className={styles.label}>
            <Label operation={operation} />
          </span>
          <span className={styles.about}>
            <About line={shown} />
          </span>
        </th>
        <td className={styles.status}>
          <StateTag line={shown} />
        </td>
        <td className={`${styles.amount} ${came} ${LOOKS[shown.state] ?? ''}`}>
          <Amount value={signedAmount(shown)} movement={shown.movement === 'in'} />
        </td>
        <td className={styles.opener}>
          <TextButton
            data-part="open"
            icon={isOpen ? drawings.CaretUp : drawings.CaretDown}
            trailing
            className={styles.small}
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? <Trans id="operations.line.close">Fermer</Trans> : <Trans id="operations.line.open">Détail</Trans>}
            <VisuallyHidden>
              {' '}
              <Label operation={operation} />, {formatFrenchDate(shown.date)}
            </VisuallyHidden>
          </TextButton>
        </td>
      </tr>
      {isOpen && (
        <tr className={styles.detail} id={id}>
          <td colSpan={COLUMNS}>
            <Details line={line} />
          </td>
        </tr>
      )}
    </>
  )
})

/** Operations in rows, the newest first. */
export const HistoryTable = ({ lines }: { readonly lines: readonly HistoryLine[] }): ReactElement => {
  const { t } = useLingui()
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>
          <Trans id="operations.table.caption">Vos opérations terminées, de la plus récente à la plus ancienne</Trans>
        </VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col" className={styles.head}>
            <Trans id="operations.table.date">Date</Trans>
          </th>
          <th scope="col" className={styles.head}>
            <Trans id="operations.table.operation">Opération</Trans>
          </th>
          <th scope="col" className={styles.head}>
            <Trans id="operations.table.status">Statut</Trans>
          </th>
          <th scope="col" className={`${styles.head} ${styles.end}`}>
            <Trans id="operations.table.amount">Montant</Trans>
          </th>
          <th scope="col" className={styles.head}>
            <span className={srOnly}>{t({ id: 'operations.table.detail', message: 'Détail' })}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <Row key={line.operation.id} line={line} />
        ))}
      </tbody>
    </table>
  )
}
