import type { ReleaseSlot } from '@hautelisse/domain/release'
import { selectErrors, selectFiles } from '@hautelisse/machines/release'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { FileNames, FilesTotal, LostFiles } from '../act/index.ts'
import { FileSlots } from '../ui/file-slots/index.ts'
import { Panel } from '../ui/panel/index.ts'
import { useDocumentWords } from './reason-words.ts'
import { text } from '../ui/page/index.ts'
import * as styles from './release.css.ts'
import type { ReleaseProps } from './use-release.ts'

/** The files that go with a request, each with what it is. */
export const NamedFiles = ({ snapshot }: Pick<ReleaseProps, 'snapshot'>): ReactElement => {
  const documentWords = useDocumentWords()
  return <FileNames files={selectFiles(snapshot).files.map(({ id, name, slot }) => ({ id, name, about: documentWords(slot) }))} />
}

/** A place for each paper of a release, and one that may stay empty for a refund (WDR-11, REF-03). */
export const DocumentsPanel = ({ snapshot, send }: ReleaseProps): ReactElement | null => {
  const { t } = useLingui()
  const slotWords = useDocumentWords()
  const { slots, files, limits, lost } = selectFiles(snapshot)
  if (slots.length === 0) return null
  const isRefused = selectErrors(snapshot).some(({ path }) => path === 'files')
  const states = {
    needed: t({ id: 'release.documents.needed', message: 'À joindre' }),
    optional: t({ id: 'release.documents.optional', message: 'Facultatif' }),
  } as const
  return (
    <Panel>
      <div className={styles.stack}>
        <h2 className={text({ as: 'subtitle' })}>
          {slots.every(({ isOptional }) => isOptional) ? (
            <Trans id="release.documents.add">Ajouter un document</Trans>
          ) : (
            <Trans id="release.documents.title">Pièces à joindre</Trans>
          )}
        </h2>
        <LostFiles names={lost} />
        <FileSlots<ReleaseSlot>
          limits={limits}
          slots={slots.map(({ slot, view, isOptional, isMissing }) => ({
            slot,
            view,
            label: slotWords(slot),
            empty: states[isOptional ? 'optional' : 'needed'],
            error: isRefused && isMissing ? t({ id: 'release.documents.missing', message: 'Il manque cette pièce' }) : undefined,
          }))}
          onPick={(slot, picked) => send({ type: 'filesPicked', files: picked, slot })}
          onRemove={(id) => send({ type: 'fileRemoved', id })}
          onRefusalClose={(id) => send({ type: 'refusalClosed', id })}
        />
        <FilesTotal files={files} limits={limits} />
      </div>
    </Panel>
  )
}
