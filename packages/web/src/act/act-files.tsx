import { formatFileSize } from '@hautelisse/domain/files'
import { Trans } from '@lingui/react/macro'
import type { ReactElement, ReactNode } from 'react'
import { Button } from '../ui/button/index.ts'
import { Note } from '../ui/note/index.ts'
import { text } from '../ui/page/index.ts'
import * as styles from './act.css.ts'

/** Names of files that a reload has lost: they are chosen again. */
export const LostFiles = ({ names }: { readonly names: readonly string[] }): ReactElement | null => {
  const lost = names.join(', ')
  return lost === '' ? null : (
    <Note kind="warn">
      <Trans id="act.files.lost">Vos fichiers ne sont pas gardés. À choisir de nouveau : {lost}</Trans>
    </Note>
  )
}

type FileNamesProps = {
  readonly files: readonly { readonly id: string; readonly name: string; readonly about?: string | undefined }[]
}

/** The files that go with an act, each with what it is where that is asked. */
export const FileNames = ({ files }: FileNamesProps): ReactElement => (
  <>
    {files.map(({ id, name, about }) => (
      <p key={id} className={text({ as: 'small' })}>
        {about !== undefined && `${about}, `}
        <bdi>{name}</bdi>
      </p>
    ))}
  </>
)

type FilesTotalProps = {
  readonly files: readonly { readonly size: number }[]
  readonly limits: { readonly totalBytes: number }
}

/** What the files weigh together, of what is allowed; renders nothing without a file. */
export const FilesTotal = ({ files, limits }: FilesTotalProps): ReactElement | null => {
  const total = formatFileSize(files.reduce((sum, { size }) => sum + size, 0))
  const most = formatFileSize(limits.totalBytes)
  return files.length === 0 ? null : (
    <p className={styles.line}>
      <Trans id="act.files.total">Taille totale</Trans>
      <b>
        <Trans id="act.files.of">
          {total} sur {most}
        </Trans>
      </b>
    </p>
  )
}

type SendAgainProps = {
  /** What is recorded, and that its files did not arrive. */
  readonly failed: ReactNode
  readonly isBusy: boolean
  readonly hasFiles: boolean
  readonly send: (event: { readonly type: 'retryRequested' | 'restartRequested' }) => void
  /** The files, to be chosen again. */
  readonly children: ReactNode
}

/** The files of a recorded act that did not arrive: only they are sent again, or they are left and another act is begun. */
export const SendAgain = ({ failed, isBusy, hasFiles, send, children }: SendAgainProps): ReactElement => (
  <div className={styles.stack}>
    <Note kind="alert" live>
      {failed}
    </Note>
    {children}
    <div className={styles.doors}>
      <Button busy={isBusy} unavailable={!hasFiles} onClick={() => send({ type: 'retryRequested' })}>
        <Trans id="advisor.contact.send">Envoyer</Trans>
      </Button>
      <Button variant="secondary" unavailable={isBusy} onClick={() => send({ type: 'restartRequested' })}>
        <Trans id="act.files.another">Faire une autre demande</Trans>
      </Button>
    </div>
  </div>
)
