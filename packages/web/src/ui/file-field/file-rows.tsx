import type { ListedFile, RefusalGroup } from '@hautelisse/machines/files'
import { Plural, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { ToolButton } from '../button/index.ts'
import { FieldError } from '../field/index.ts'
import { drawings, Icon } from '../icon/index.ts'
import * as styles from './file.css.ts'
import { useSizeWords, type RefusalWords } from './words.tsx'

type RowProps = {
  readonly file: ListedFile
  readonly onRemove: (id: string) => void
  readonly isRefused?: boolean
  /** A row in a frame of its own has no line below. */
  readonly isAlone?: boolean
  readonly children?: ReactNode
}

/** A file: its name, its size, and the button that takes it away. */
export const FileRow = ({ file: { id, name, size }, onRemove, isRefused = false, isAlone = false, children }: RowProps) => {
  const { t } = useLingui()
  const sizeWords = useSizeWords()
  return (
    <div className={`${styles.item} ${isRefused ? styles.wrong : ''} ${isAlone ? styles.bare : ''}`}>
      <Icon of={drawings.FileText} />
      <span className={styles.name}>
        {/* A name may turn the direction of writing: it ends where the name ends. */}
        <bdi>{name}</bdi>, <span className={styles.size}>{sizeWords(size)}</span>
      </span>
      {children}
      <ToolButton
        icon={drawings.Close}
        aria-label={t({ id: 'file.list.remove', message: `Retirer ${name}` })}
        onClick={() => onRemove(id)}
      />
    </div>
  )
}

/** Rows that are shown of files refused together; the others are counted. */
const MOST_ROWS = 5

type RefusalProps = {
  readonly id: string
  readonly group: RefusalGroup
  readonly words: RefusalWords
  readonly onClose: (id: string) => void
}

/** Files refused for one reason, and the reason. */
export const Refusal = ({ id, group: { files }, words: { title, detail }, onClose }: RefusalProps) => {
  const more = files.length - MOST_ROWS
  return (
    <div>
      <ul className={styles.list}>
        {files.slice(0, MOST_ROWS).map((file) => (
          <li key={file.id}>
            <FileRow file={file} isRefused onRemove={onClose} />
          </li>
        ))}
        {more > 0 && (
          <li className={styles.more}>
            <Plural id="file.list.more" value={more} one="et # autre fichier" other="et # autres fichiers" />
          </li>
        )}
      </ul>
      <FieldError id={id}>
        {title !== undefined && <strong className={styles.title}>{title}</strong>}
        {detail}
      </FieldError>
    </div>
  )
}
