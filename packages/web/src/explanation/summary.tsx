import { useId, useState, type ReactElement, type ReactNode } from 'react'
import { drawings, Icon } from '../ui/icon/index.ts'
import * as styles from './summary.css.ts'

/** The few lines that a long calculation is said in, in the order in which they are read. */
export const SummaryLines = ({ children }: { readonly children: ReactNode }): ReactElement => (
  <ol className={styles.lines} data-step="summary">
    {children}
  </ol>
)

type SummaryLineProps = {
  /** From 1. */
  readonly place: number
  readonly name: ReactNode
  readonly value: ReactNode
  /** What it follows from, as somebody would say it. */
  readonly sentence?: ReactNode
  /** Its calculation, which unfolds under it. */
  readonly children: ReactNode
}

/** One of them: its sentence, and its steps once it is opened; on paper they are there. */
export const SummaryLine = ({ place, name, value, sentence, children }: SummaryLineProps): ReactElement => {
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  return (
    <li className={isOpen ? styles.openLine : styles.line}>
      <button
        type="button"
        className={styles.lineHead}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span className={styles.place}>{place}</span>
        <b data-step="summary-name">{name}</b>
        <span className={styles.value}>{value}</span>
        {sentence !== undefined && <span className={styles.why}>{sentence}</span>}
        <Icon of={isOpen ? drawings.CaretUp : drawings.CaretDown} className={styles.caret} />
      </button>
      <div id={id} className={isOpen ? styles.steps : styles.hiddenSteps}>
        {children}
      </div>
    </li>
  )
}
