import type { FileLimits } from '@hautelisse/domain/files'
import type { FileFieldView, ListedFile } from '@hautelisse/machines/files'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useRef, useState, type DragEvent, type ReactElement, type ReactNode } from 'react'
import { button } from '../button/button.css.ts'
import { ToolButton } from '../button/index.ts'
import { FieldError } from '../field/index.ts'
import { useMissedDrops } from '../file-drop/index.ts'
import { ChooseButton } from '../file-field/choose.tsx'
import { group } from '../file-field/file.css.ts'
import { describedBy, FileNews, Refusals, useFieldIds, useFocusAfterRemoval } from '../file-field/frame.tsx'
import { useSizeWords, useSlotsWords } from '../file-field/words.tsx'
import { drawings, Icon } from '../icon/index.ts'
import * as styles from './slots.css.ts'

/** A place for the files of one paper. */
type FileSlot<Slot extends string> = {
  readonly slot: Slot
  readonly label: ReactNode
  /** What is said while nothing lies in it: that it is still to come, or may stay empty. */
  readonly empty: ReactNode
  readonly error?: ReactNode
  readonly view: FileFieldView
}

type SlotsProps<Slot extends string> = {
  readonly limits: FileLimits
  readonly slots: readonly FileSlot<Slot>[]
  readonly onPick: (slot: Slot, files: readonly File[]) => void
  readonly onRemove: (id: string) => void
  readonly onRefusalClose: (id: string) => void
}

/** A file that was taken: its name, its size, and the button that takes it away. */
const Taken = ({ file: { id, name, size }, onRemove }: Record<'file', ListedFile> & Pick<SlotsProps<string>, 'onRemove'>) => {
  const { t } = useLingui()
  const sizeWords = useSizeWords()
  return (
    <p className={styles.file}>
      <Icon of={drawings.Check} />
      <span className={styles.fileName}>
        <bdi>{name}</bdi>, {sizeWords(size)}
      </span>
      <ToolButton
        icon={drawings.Close}
        aria-label={t({ id: 'file.list.remove', message: `Retirer ${name}` })}
        onClick={() => onRemove(id)}
      />
    </p>
  )
}

type PlaceProps<Slot extends string> = Omit<SlotsProps<Slot>, 'slots'> & {
  readonly of: FileSlot<Slot>
  readonly hintId: string
}

const Place = <Slot extends string>({ of, hintId, limits, onPick, onRemove, onRefusalClose }: PlaceProps<Slot>): ReactElement => {
  const { slot, label, empty, error, view } = of
  const ids = { ...useFieldIds(), hint: hintId }
  const chooser = useRef<HTMLButtonElement>(null)
  const thenFocus = useFocusAfterRemoval(chooser)
  const [isOver, setOver] = useState(false)
  const isEmpty = view.files.length === 0
  const isWrong = error !== undefined || view.refusals.length > 0
  const hover = (event: DragEvent): void => {
    event.preventDefault()
    setOver(true)
  }
  const drop = (event: DragEvent): void => {
    event.preventDefault()
    setOver(false)
    onPick(slot, [...event.dataTransfer.files])
  }
  return (
    <fieldset aria-labelledby={ids.label} aria-busy={view.isAdding || undefined} className={group}>
      <div
        className={styles.slot}
        data-over={isOver}
        onDragEnter={hover}
        onDragOver={hover}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <div className={styles.what}>
          <p id={ids.label} className={styles.name}>
            {label}
          </p>
          {isEmpty && <p className={styles.state}>{empty}</p>}
          {view.files.map((file) => (
            <Taken key={file.id} file={file} onRemove={thenFocus(onRemove)} />
          ))}
        </div>
        <ChooseButton
          ref={chooser}
          id={ids.button}
          labelledBy={ids.label}
          describedBy={describedBy(ids, { view, error })}
          limits={limits}
          onPick={(files) => onPick(slot, files)}
          className={button({ variant: 'secondary', size: 's' })}
          isWrong={isWrong}
        >
          {isEmpty ? <Trans id="file.drop.choose">Choisir un fichier</Trans> : <Trans id="file.field.exchange">Remplacer</Trans>}
        </ChooseButton>
        {isWrong && (
          <div className={styles.below}>
            <Refusals ids={ids} limits={limits} view={view} onClose={thenFocus(onRefusalClose)} />
            {error !== undefined && <FieldError id={ids.error}>{error}</FieldError>}
          </div>
        )}
      </div>
      <FileNews limits={limits} view={view} />
    </fieldset>
  )
}

/**
 * A place for each paper: what is chosen for it takes the place of what it held. Files that are refused leave those before them, and are named with the reason at
 * their place.
 */
export const FileSlots = <Slot extends string>({ slots, ...rest }: SlotsProps<Slot>): ReactElement => {
  const hintId = useId()
  const slotsWords = useSlotsWords()
  useMissedDrops()
  return (
    <div>
      <p id={hintId} className={styles.hint}>
        {slotsWords(rest.limits)}
      </p>
      <ul className={styles.list}>
        {slots.map((of) => (
          <li key={of.slot}>
            <Place of={of} hintId={hintId} {...rest} />
          </li>
        ))}
      </ul>
    </div>
  )
}
