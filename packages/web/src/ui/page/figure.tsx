import type { ReactElement, ReactNode } from 'react'
import * as styles from './figure.css.ts'

type FigureProps = {
  /** What the figure is, in words. */
  readonly label: ReactNode
  /** An `Amount` with a size of its own, or a word in its place. */
  readonly value: ReactNode
  /** What it means, or the way to its calculation. */
  readonly note?: ReactNode
}

/**
 * A figure that a part of a page is about, with the sentence that it ends.
 *
 * @example <Figure label="Ce que vous avez versé" value={<Amount value={paid} size="m" />} />
 */
export const Figure = ({ label, value, note }: FigureProps): ReactElement => (
  <div className={styles.figure} data-part="figure">
    <p className={styles.label}>{label}</p>
    <p className={styles.value}>{value}</p>
    {note !== undefined && note !== false && <div className={styles.note}>{note}</div>}
  </div>
)
