import { Trans } from '@lingui/react/macro'
import { useRef, useState, type DragEvent } from 'react'
import { ChooseButton } from '../file-field/choose.tsx'
import { FileRow } from '../file-field/file-rows.tsx'
import * as styles from '../file-field/file.css.ts'
import { describedBy, FileFrame, type FileFieldProps, Refusals, useFieldIds, useFocusAfterRemoval } from '../file-field/frame.tsx'
import { useLimitWords } from '../file-field/words.tsx'
import { useMissedDrops } from './use-missed-drops.ts'

/** Several files: chosen with a button, or dropped. Those that are refused are named with the reason; those that were kept stay. */
export const FileDrop = (props: FileFieldProps) => {
  const { label, hint, limits, view, onPick, onRemove, onRefusalClose, error } = props
  const ids = useFieldIds()
  const limitWords = useLimitWords()
  const button = useRef<HTMLButtonElement>(null)
  const thenFocus = useFocusAfterRemoval(button)
  const [isOver, setOver] = useState(false)
  useMissedDrops()
  const hover = (event: DragEvent): void => {
    event.preventDefault()
    setOver(true)
  }
  const drop = (event: DragEvent): void => {
    event.preventDefault()
    setOver(false)
    onPick([...event.dataTransfer.files])
  }
  return (
    <FileFrame ids={ids} label={label} error={error} limits={limits} view={view}>
      <div
        className={styles.zone}
        data-over={isOver}
        data-wrong={error !== undefined || view.refusals.length > 0}
        onDragEnter={hover}
        onDragOver={hover}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <p>
          <ChooseButton
            ref={button}
            id={ids.button}
            labelledBy={ids.label}
            describedBy={describedBy(ids, props)}
            limits={limits}
            onPick={onPick}
            isWrong={error !== undefined}
          >
            <Trans id="file.drop.choose">Choisir un fichier</Trans>
          </ChooseButton>{' '}
          <Trans id="file.drop.or">ou le déposer ici</Trans>
        </p>
        <p id={ids.hint} className={styles.hint}>
          {hint ?? limitWords(limits)}
        </p>
        {view.files.length > 0 && (
          <ul className={styles.list}>
            {view.files.map((file) => (
              <li key={file.id}>
                <FileRow file={file} onRemove={thenFocus(onRemove)} />
              </li>
            ))}
          </ul>
        )}
        <Refusals ids={ids} limits={limits} view={view} onClose={thenFocus(onRefusalClose)} />
      </div>
    </FileFrame>
  )
}
