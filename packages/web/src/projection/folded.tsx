import { useId, useState, type ReactElement, type ReactNode } from 'react'
import { drawings, Icon } from '../ui/icon/index.ts'
import { useWide } from '../ui/theme/index.ts'
import * as styles from './page.css.ts'

type FoldedProps = { readonly id?: string; readonly title: ReactNode; readonly className?: string; readonly children: ReactNode }

/** A part of the page under its heading; on a phone it is shut until its heading is pressed, on paper it is always open. */
export const Folded = ({ id, title, className = '', children }: FoldedProps): ReactElement => {
  const own = useId()
  const name = id ?? own
  const isWide = useWide()
  const [isOpen, setIsOpen] = useState(false)
  const isShut = !isWide && !isOpen
  return (
    <section aria-labelledby={name} className={`${styles.fold} ${className}`} data-part="section">
      <h2 id={name} tabIndex={-1} className={styles.foldTitle}>
        {isWide ? (
          title
        ) : (
          <button
            type="button"
            className={styles.foldHead}
            aria-expanded={isOpen}
            aria-controls={`${own}-body`}
            onClick={() => setIsOpen(!isOpen)}
          >
            {title}
            <Icon of={isOpen ? drawings.CaretUp : drawings.CaretDown} />
          </button>
        )}
      </h2>
      <div id={`${own}-body`} className={`${styles.foldBody} ${isShut ? styles.foldedAway : ''}`}>
        {children}
      </div>
    </section>
  )
}
