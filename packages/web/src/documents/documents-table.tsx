import { formatFrenchDate } from '@hautelisse/domain/calendar'
import type { DocumentLine, SavedDocument } from '@hautelisse/domain/documents'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { TextButton } from '../ui/button/index.ts'
import { drawings, Icon } from '../ui/icon/index.ts'
import { srOnly, VisuallyHidden } from '../ui/visually-hidden/index.ts'
import * as styles from './documents.css.ts'

type FileState = 'idle' | 'bringing' | 'failed'

type RowsProps = {
  readonly lines: readonly DocumentLine[]
  readonly stateOf: (id: string) => FileState
  readonly onDownload: (document: SavedDocument) => void
}

const Failure = (): ReactElement => (
  <p className={styles.failure} role="alert">
    <Icon of={drawings.WarningCircle} />
    <span>
      <strong>
        <Trans id="documents.row.failed-title">Données indisponibles</Trans>
      </strong>{' '}
      <Trans id="documents.row.failed">Les données d'affichage de vos documents sont momentanément indisponibles</Trans>
    </span>
  </p>
)

const Row = ({
  line,
  state,
  onDownload,
}: {
  readonly line: DocumentLine
  readonly state: FileState
  readonly onDownload: () => void
}) => {
  const { t } = useLingui()
  const date = line.date === undefined ? '' : formatFrenchDate(line.date)
  return (
    <tr data-part="row" aria-busy={state === 'bringing' || undefined}>
      <td className={styles.date}>{date}</td>
      <th scope="row" className={styles.name}>
        {line.label}
        {state === 'failed' && <Failure />}
      </th>
      <td className={styles.company}>{line.companyName ?? ''}</td>
      <td className={styles.action}>
        <TextButton icon={state === 'failed' ? drawings.Retry : drawings.Download} onClick={onDownload}>
          {state === 'failed' ? (
            <Trans id="documents.row.retry">Réessayer</Trans>
          ) : (
            <Trans id="documents.row.download">Télécharger</Trans>
          )}
          <VisuallyHidden>
            {' '}
            {[line.label, line.companyName, date].filter((part) => part !== undefined && part !== '').join(', ')}
          </VisuallyHidden>
        </TextButton>
        {state === 'bringing' && (
          <output className={styles.coming}>{t({ id: 'documents.row.coming', message: 'En préparation' })}</output>
        )}
      </td>
    </tr>
  )
}

/** Documents in rows, the newest first (DOCS-03, DOCS-04). */
export const DocumentsTable = ({ lines, stateOf, onDownload }: RowsProps): ReactElement => {
  const { t } = useLingui()
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>
          <Trans id="documents.table.caption">Vos documents, du plus récent au plus ancien</Trans>
        </VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col" className={styles.head}>
            <Trans id="documents.table.date">Date</Trans>
          </th>
          <th scope="col" className={styles.head}>
            <Trans id="documents.table.document">Document</Trans>
          </th>
          <th scope="col" className={styles.head}>
            <Trans id="documents.table.company">Entreprise</Trans>
          </th>
          <th scope="col" className={styles.head}>
            <span className={srOnly}>{t({ id: 'documents.table.file', message: 'Fichier' })}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <Row key={line.id} line={line} state={stateOf(line.id)} onDownload={() => onDownload(line)} />
        ))}
      </tbody>
    </table>
  )
}
