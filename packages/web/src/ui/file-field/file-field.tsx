import { Trans } from '@lingui/react/macro'
import { useRef } from 'react'
import { ChooseButton } from './choose.tsx'
import { FileRow } from './file-rows.tsx'
import * as styles from './file.css.ts'
import { describedBy, FileFrame, type FileFieldProps, Refusals, useFieldIds, useFocusAfterRemoval } from './frame.tsx'
import { useLimitWords } from './words.tsx'

/** One file: chosen, shown, exchanged or taken away. A file that is refused leaves the one before it in its place. */
export const FileField = (props: FileFieldProps) => {
  const { label, hint, limits, view, onPick, onRemove, onRefusalClose, error } = props
  const ids = useFieldIds()
  const limitWords = useLimitWords()
  const button = useRef<HTMLButtonElement>(null)
  const thenFocus = useFocusAfterRemoval(button)
  const [file] = view.files
  const chooser = {
    ref: button,
    id: ids.button,
    labelledBy: ids.label,
    describedBy: describedBy(ids, props),
    limits,
    onPick,
  }
  return (
    <FileFrame ids={ids} label={label} error={error} limits={limits} view={view}>
      <div className={styles.row} data-wrong={error !== undefined || view.refusals.length > 0}>
        {file === undefined ? (
          <div className={`${styles.item} ${styles.bare} ${styles.alone}`}>
            <ChooseButton {...chooser}>
              <Trans id="file.drop.choose">Choisir un fichier</Trans>
            </ChooseButton>
          </div>
        ) : (
          <FileRow file={file} isAlone onRemove={thenFocus(onRemove)}>
            <ChooseButton {...chooser}>
              <Trans id="file.field.exchange">Remplacer</Trans>
            </ChooseButton>
          </FileRow>
        )}
      </div>
      <p id={ids.hint} className={styles.hintBelow}>
        {hint ?? limitWords(limits)}
      </p>
      <Refusals ids={ids} limits={limits} view={view} onClose={thenFocus(onRefusalClose)} />
    </FileFrame>
  )
}
