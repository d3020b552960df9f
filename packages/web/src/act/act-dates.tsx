import type { ReactElement } from 'react'
import * as styles from './act.css.ts'

type ActDatesProps = {
  /** What happens, in order: its day as it is written, and a sentence. */
  readonly of: readonly { readonly what: string; readonly day: string | undefined; readonly text: string }[]
}

/** What happens once an act is confirmed, each with its day: the same in its summary and in its record. */
export const ActDates = ({ of }: ActDatesProps): ReactElement => (
  <ol className={styles.dates}>
    {of.map(({ what, day, text }) => (
      <li key={what}>
        {day !== undefined && <b>{day}</b>}
        <p className={styles.small}>{text}</p>
      </li>
    ))}
  </ol>
)
