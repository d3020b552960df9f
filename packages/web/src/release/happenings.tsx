import { formatFrenchDate } from '@hautelisse/domain/calendar'
import { selectHappenings, selectRecord, type ReleaseSnapshot } from '@hautelisse/machines/release'
import type { ReactElement } from 'react'
import * as styles from './release.css.ts'
import { useHappeningWords } from './words.ts'

/** What happens once the request is confirmed, each with its day (REL-13, REL-14). */
export const Happenings = ({ snapshot }: { readonly snapshot: ReleaseSnapshot }): ReactElement => {
  const words = useHappeningWords()
  const number = selectRecord(snapshot)?.id
  return (
    <ol className={styles.next}>
      {selectHappenings(snapshot).map((one) => (
        <li key={one.what}>
          <b>{formatFrenchDate(one.day)}</b>
          <p className={styles.small}>{words(one, number)}</p>
        </li>
      ))}
    </ol>
  )
}
