import { formatFrenchDate } from '@hautelisse/domain/calendar'
import { formOf, type DocumentLine, type SavedDocument } from '@hautelisse/domain/documents'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { TextButton } from '../ui/button/index.ts'
import { drawings, Icon } from '../ui/icon/index.ts'
import { Table, text } from '../ui/page/index.ts'
import { VisuallyHidden } from '../ui/visually-hidden/index.ts'
import * as styles from './documents.css.ts'
import { useNames } from './use-documents.ts'

type FileState = 'idle' | 'bringing' | 'failed'

/** How the files of documents are asked for, and how far each is. */
export type Files = {
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

/** The button that brings a document, named by it for those who listen; a narrow row has the form of its file in place of the verb. */
export const DownloadButton = ({ line, files }: { readonly line: DocumentLine; readonly files: Files }): ReactElement => {
  const { heard } = useNames()
  const state = files.stateOf(line.id)
  return (
    <span className={styles.file} data-print="never">
      <TextButton icon={state === 'failed' ? drawings.Retry : drawings.Download} trailing onClick={() => files.onDownload(line)}>
        {state === 'failed' ? (
          <Trans id="ui.error.retry">Réessayer</Trans>
        ) : (
          <>
            <span className={styles.verb} aria-hidden="true">
              <Trans id="documents.row.download">Télécharger</Trans>
            </span>
            <span className={styles.form} aria-hidden="true">
              {formOf(line.type)}
            </span>
            <VisuallyHidden>
              <Trans id="documents.row.download">Télécharger</Trans>
            </VisuallyHidden>
          </>
        )}
        <VisuallyHidden> {[heard(line), formOf(line.type), dayOf(line)].filter((part) => part !== '').join(', ')}</VisuallyHidden>
      </TextButton>
      {state === 'bringing' && (
        <output className={text({ as: 'small', block: true })}>
          <Trans id="documents.row.coming">En préparation</Trans>
        </output>
      )}
    </span>
  )
}

/** The name of a document, for the eye and for the ear. */
const Name = ({ line }: { readonly line: DocumentLine }): ReactElement => {
  const heard = useNames().heard(line)
  if (heard === line.name) return <>{line.name}</>
  return (
    <>
      <span aria-hidden="true">{line.name}</span>
      <VisuallyHidden>{heard}</VisuallyHidden>
    </>
  )
}

/** What a document is, and in which form. */
const kindOf = ({ name, label, type, companyName }: DocumentLine): string =>
  [name === label ? companyName : label, formOf(type)].filter((part) => part !== undefined).join(', ')

type RowsProps = { readonly caption: string; readonly lines: readonly DocumentLine[]; readonly files: Files }

/** Documents in rows: the day, the name with what it is, and its file (DOCS-03, DOCU-07). */
export const DocumentsTable = ({ caption, lines, files }: RowsProps): ReactElement => {
  const { t } = useLingui()
  return (
    <Table
      caption={caption}
      columns={[
        {
          id: 'date',
          label: t({ id: 'accounts.operations.date', message: 'Date' }),
          place: 'state',
          isQuiet: true,
          isLabelHeard: true,
        },
        {
          id: 'document',
          label: t({ id: 'documents.table.document', message: 'Document' }),
          place: 'name',
          isName: true,
          isLabelHeard: true,
        },
        {
          id: 'file',
          label: t({ id: 'documents.table.file', message: 'Fichier' }),
          place: 'figure',
          align: 'end',
          isLabelHeard: true,
        },
      ]}
      rows={lines.map((line) => ({
        key: line.id,
        isBusy: files.stateOf(line.id) === 'bringing',
        cells: {
          date: dayOf(line),
          document: (
            <>
              <Name line={line} /> <span className={`${text({ as: 'small' })} ${styles.what}`}>{kindOf(line)}</span>
              {files.stateOf(line.id) === 'failed' && <DownloadFailure />}
            </>
          ),
          file: <DownloadButton line={line} files={files} />,
        },
      }))}
    />
  )
}
