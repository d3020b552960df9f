import { useId, useState, type ReactElement, type ReactNode } from 'react'
import { drawings, Icon } from '../ui/icon/index.ts'
import * as styles from './fold.css.ts'

type FoldProps = {
  /** Id of the title, where something leads to it. */
  readonly id?: string
  readonly title: ReactNode
  /** The one figure that the part comes to. */
  readonly figure?: ReactNode
  readonly children: ReactNode
}

/** A part of the result, folded to one figure until its title is pressed; on paper it is open. */
export const Fold = ({ id, title, figure, children }: FoldProps): ReactElement => {
  const own = useId()
  const name = id ?? `${own}-name`
  const [isOpen, setIsOpen] = useState(false)
  return (
    <section className={styles.fold} aria-labelledby={name} data-part="section">
      <h3>
        <button
          type="button"
          className={styles.head}
          aria-expanded={isOpen}
          aria-controls={`${own}-body`}
          onClick={() => setIsOpen(!isOpen)}
        >
          <span id={name}>{title}</span>
          <span className={styles.figure}>{figure}</span>
          <Icon of={isOpen ? drawings.CaretUp : drawings.CaretDown} className={styles.caret} />
        </button>
      </h3>
      <div id={`${own}-body`} className={styles.body} hidden={!isOpen}>
        {children}
      </div>
    </section>
  )
}

/** Parts of the result under one another. */
export const Folds = ({ children }: { readonly children: ReactNode }): ReactElement => (
  <div className={styles.folds}>{children}</div>
)
