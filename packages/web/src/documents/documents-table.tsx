import { formatFrenchDate } from '@hautelisse/domain/calendar'
import type { DocumentLine, SavedDocument } from '@hautelisse/domain/documents'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { TextButton } from '../ui/button/index.ts'
import { drawings, Icon } from '../ui/icon/index.ts'
import { Table, text } from '../ui/page/index.ts'
import { VisuallyHidden } from '../ui/visually-hidden/index.ts'
import * as styles from './documents.css.ts'

type FileState = 'idle' | 'bringing' | 'failed'

type RowsProps = {
  readonly lines: readonly DocumentLine[]
  readonly stateOf: (id: string) => FileState
  readonly onDownload: (document: SavedDocument) => void
}

const DownloadFailure = (): ReactElement => (
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

const dayOf = ({ date }: DocumentLine): string => (date === undefined ? '' : formatFrenchDate(date))

type DownloadProps = { readonly line: DocumentLine; readonly state: FileState; readonly onDownload: () => void }

/** The button that brings a document, named by it for those who listen. */
const DownloadButton = ({ line, state, onDownload }: DownloadProps): ReactElement => (
  <>
    <TextButton icon={state === 'failed' ? drawings.Retry : drawings.Download} trailing onClick={onDownload}>
      {state === 'failed' ? <Trans id="ui.error.retry">Réessayer</Trans> : <Trans id="documents.row.download">Télécharger</Trans>}
      <VisuallyHidden>
        {' '}
        {[line.label, line.companyName, dayOf(line)].filter((part) => part !== undefined && part !== '').join(', ')}
      </VisuallyHidden>
    </TextButton>
    {state === 'bringing' && (
      <output className={text({ as: 'small', block: true })}>
        <Trans id="documents.row.coming">En préparation</Trans>
      </output>
    )}
  </>
)

/** Documents in rows, the newest first (DOCS-03, DOCS-04). */
export const DocumentsTable = ({ lines, stateOf, onDownload }: RowsProps): ReactElement => {
  const { t } = useLingui()
  return (
    <Table
      caption={t({ id: 'documents.table.caption', message: 'Vos documents, du plus récent au plus ancien' })}
      columns={[
        { id: 'date', label: t({ id: 'accounts.operations.date', message: 'Date' }), place: 'under', isQuiet: true },
        { id: 'document', label: t({ id: 'documents.table.document', message: 'Document' }), place: 'name', isName: true },
        { id: 'company', label: t({ id: 'documents.table.company', message: 'Entreprise' }), place: 'state' },
        { id: 'file', label: t({ id: 'documents.table.file', message: 'Fichier' }), place: 'action', isLabelHeard: true },
      ]}
      rows={lines.map((line) => {
        const state = stateOf(line.id)
        return {
          key: line.id,
          isBusy: state === 'bringing',
          cells: {
            date: dayOf(line),
            document: (
              <>
                {line.label}
                {state === 'failed' && <DownloadFailure />}
              </>
            ),
            company: line.companyName,
            file: <DownloadButton line={line} state={state} onDownload={() => onDownload(line)} />,
          },
        }
      })}
    />
  )
}
