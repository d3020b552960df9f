import { formatFileSize } from '@hautelisse/domain/files'
import type { ReleaseDocument } from '@hautelisse/domain/release'
import { selectErrors, selectFiles } from '@hautelisse/machines/release'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { FileDrop } from '../ui/file-drop/index.ts'
import { drawings, Icon } from '../ui/icon/index.ts'
import { Note } from '../ui/note/index.ts'
import { Panel } from '../ui/panel/index.ts'
import { Select } from '../ui/select/index.ts'
import { useDocumentWords } from './reason-words.ts'
import * as styles from './release.css.ts'
import type { ReleaseProps } from './use-release.ts'
import { useErrorWords } from './words.ts'

/** The documents in one list, each with what it is (WDR-11, REF-03). */
export const DocumentsPanel = ({ snapshot, send }: ReleaseProps): ReactElement | null => {
  const { t } = useLingui()
  const documentWords = useDocumentWords()
  const words = useErrorWords()
  const { documents, view, limits, kinds, lost } = selectFiles(snapshot)
  if (documents.length === 0) return null
  const error = selectErrors(snapshot).find(({ path }) => path === 'files')
  const missing = documents.filter((document) => !kinds.includes(document))
  const total = formatFileSize(view.files.reduce((sum, { size }) => sum + size, 0))
  const most = formatFileSize(limits.totalBytes)
  const names = lost.join(', ')
  return (
    <Panel>
      <div className={styles.stack}>
        <h2 className={styles.title}>
          <Trans id="release.documents.title">Pièces à joindre</Trans>
        </h2>
        {names !== '' && (
          <Note kind="warn">
            <Trans id="release.documents.lost">Vos fichiers ne sont pas gardés. À choisir de nouveau : {names}</Trans>
          </Note>
        )}
        {missing.length > 0 && (
          <ul className={styles.list}>
            {missing.map((document) => (
              <li key={document} className={styles.item}>
                <Icon of={drawings.FileText} />
                {documentWords(document)}
              </li>
            ))}
          </ul>
        )}
        <FileDrop
          label={t({ id: 'release.documents.label', message: 'Vos fichiers' })}
          limits={limits}
          view={view}
          error={error && `${words(error)}${missing.length === 0 ? '' : ` : ${missing.map(documentWords).join(', ')}`}`}
          onPick={(files) => send({ type: 'filesPicked', files })}
          onRemove={(id) => send({ type: 'fileRemoved', id })}
          onRefusalClose={(id) => send({ type: 'refusalClosed', id })}
        />
        {view.files.map(({ id, name }, at) => (
          <Select<ReleaseDocument>
            key={id}
            label={t({ id: 'release.documents.kind', message: `Ce que contient ${name}` })}
            value={kinds[at] ?? documents[0] ?? 'IDENTITY'}
            onValueChange={(kind) => send({ type: 'fileKindChosen', id, kind })}
            options={documents.map((document) => ({ value: document, label: documentWords(document) }))}
          />
        ))}
        <p className={styles.line}>
          <Trans id="release.documents.total">Taille totale</Trans>
          <b>
            <Trans id="release.documents.of">
              {total} sur {most}
            </Trans>
          </b>
        </p>
      </div>
    </Panel>
  )
}
