import type { FileLimits } from '@hautelisse/domain/files'
import type { FileFieldView, FilesNews } from '@hautelisse/machines/files'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useId, useRef, type ReactNode, type RefObject } from 'react'
import { FieldError } from '../field/index.ts'
import { LiveRegion } from '../live-region/index.ts'
import { Refusal } from './file-rows.tsx'
import * as styles from './file.css.ts'
import { useRefusalWords } from './words.tsx'

/** What a field for files shows and says. What was chosen, and what comes of it, is the machine's. */
export type FileFieldProps = {
  readonly label: ReactNode
  /** What the field takes, in words; the limits in words by default. */
  readonly hint?: ReactNode
  /** Why the field as a whole is refused: nothing was chosen where something is needed. */
  readonly error?: ReactNode
  readonly limits: FileLimits
  readonly view: FileFieldView
  readonly onPick: (files: readonly File[]) => void
  readonly onRemove: (id: string) => void
  readonly onRefusalClose: (id: string) => void
}

/** Ids that tie the parts of a field together. */
export const useFieldIds = () => {
  const id = useId()
  return { label: `${id}-label`, button: `${id}-button`, hint: `${id}-hint`, error: `${id}-error`, refusal: `${id}-refusal` }
}
export type FieldIds = ReturnType<typeof useFieldIds>

/** Ids of everything that describes the button: what is wrong first, then what the field takes. */
export const describedBy = (ids: FieldIds, { view: { refusals }, error }: Pick<FileFieldProps, 'view' | 'error'>): string =>
  [error === undefined ? undefined : ids.error, ...refusals.map(({ refusal }) => `${ids.refusal}-${refusal.code}`), ids.hint]
    .filter((id) => id !== undefined)
    .join(' ')

/** Puts the focus on the button that chooses, after the row with the pressed button is gone. */
export const useFocusAfterRemoval = (button: RefObject<HTMLButtonElement | null>) => {
  const isAwaited = useRef(false)
  useEffect(() => {
    if (isAwaited.current) button.current?.focus()
    isAwaited.current = false
  })
  return (remove: (id: string) => void) => (id: string) => {
    isAwaited.current = true
    remove(id)
  }
}

const useNewsWords = (): ((news: FilesNews | undefined) => string) => {
  const { t } = useLingui()
  return (news) => {
    if (news === undefined) return ''
    if (news.kind === 'removed') {
      const { name } = news
      return t({ id: 'file.news.removed', message: `${name} : retiré` })
    }
    const names = news.names.join(', ')
    return t({ id: 'file.news.added', message: `${names} : ajouté` })
  }
}

type RefusalsProps = Pick<FileFieldProps, 'limits' | 'view'> & {
  readonly ids: FieldIds
  readonly onClose: (id: string) => void
}

/** What was refused at the last choice, by reason. */
export const Refusals = ({ ids, limits, view: { refusals }, onClose }: RefusalsProps) => {
  const refusalWords = useRefusalWords(limits)
  if (refusals.length === 0) return null
  return (
    <div className={styles.refusals}>
      {refusals.map((group) => (
        <Refusal
          key={group.refusal.code}
          id={`${ids.refusal}-${group.refusal.code}`}
          group={group}
          words={refusalWords(group.refusal)}
          onClose={onClose}
        />
      ))}
    </div>
  )
}

/** Says what is kept, taken away and refused, to those who hear it. */
export const FileNews = ({ limits, view }: Pick<FileFieldProps, 'limits' | 'view'>) => {
  const refusalWords = useRefusalWords(limits)
  const newsWords = useNewsWords()
  const said = view.refusals.map(({ refusal, files }) => {
    const { title, detail } = refusalWords(refusal)
    return `${files.map(({ name }) => name).join(', ')}. ${title === undefined ? '' : `${title}. `}${detail}`
  })
  return <LiveRegion>{[newsWords(view.news), ...said].filter((words) => words !== '').join(' ')}</LiveRegion>
}

type FrameProps = Pick<FileFieldProps, 'label' | 'error' | 'limits' | 'view'> & {
  readonly ids: FieldIds
  readonly children: ReactNode
}

/** Label above, what is wrong with the field as a whole below; what is kept, taken away and refused is announced. */
export const FileFrame = ({ ids, label, error, limits, view, children }: FrameProps) => (
  <fieldset className={styles.group} aria-busy={view.isAdding || undefined}>
    <legend id={ids.label} className={styles.label}>
      {label}
    </legend>
    {children}
    {error !== undefined && <FieldError id={ids.error}>{error}</FieldError>}
    <FileNews limits={limits} view={view} />
  </fieldset>
)
