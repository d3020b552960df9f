import { useId, useState, type ReactElement, type ReactNode } from 'react'
import { drawings, Icon } from '../icon/index.ts'
import { useWide } from '../theme/index.ts'
import * as styles from './fold.css.ts'

type FoldProps = {
  readonly title: ReactNode
  /** At the end of the heading's line on a wide window, above the rest on a phone. */
  readonly action?: ReactNode
  /** Shut on a wide window too. */
  readonly always?: boolean
  readonly children: ReactNode
}

/**
 * A part of a page under its heading, shut on a phone until the heading is pressed; on paper it is always open.
 *
 * @example <Fold title="Ce que le calcul suppose">…</Fold>
 */
export const Fold = ({ title, action, always = false, children }: FoldProps): ReactElement => {
  const id = useId()
  const isWide = useWide()
  const [isOpen, setOpen] = useState(false)
  const folds = always || !isWide
  const isShut = folds && !isOpen
  return (
    <section aria-labelledby={id} className={styles.fold} data-part="section">
      <div className={styles.head}>
        <h2 id={id} tabIndex={-1} className={styles.title}>
          {folds ? (
            <button
              type="button"
              className={styles.opener}
              aria-expanded={isOpen}
              aria-controls={`${id}-body`}
              onClick={() => setOpen(!isOpen)}
            >
              {title}
              <Icon of={isOpen ? drawings.CaretUp : drawings.CaretDown} />
            </button>
          ) : (
            title
          )}
        </h2>
        {!isShut && action}
      </div>
      <div
        id={`${id}-body`}
        data-print={isShut ? 'only' : undefined}
        className={`${styles.body} ${isShut ? styles.away : styles.open}`}
      >
        {children}
      </div>
    </section>
  )
}
