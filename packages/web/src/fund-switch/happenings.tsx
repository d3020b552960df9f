import { formatFrenchDate } from '@hautelisse/domain/calendar'
import { selectHappenings, selectRecord, type SwitchSnapshot } from '@hautelisse/machines/fund-switch'
import type { ReactElement } from 'react'
import * as styles from './fund-switch.css.ts'
import { useHappeningWords, useStepWords } from './words.ts'

/** What happens once the switch is confirmed, each with its day (FSW-06). */
export const Happenings = ({ snapshot }: { readonly snapshot: SwitchSnapshot }): ReactElement => {
  const words = useHappeningWords()
  const { moved, labels } = useStepWords(snapshot)
  const said = { moved, from: labels('out') ?? '', into: labels('in') ?? '', number: selectRecord(snapshot)?.id }
  return (
    <ol className={styles.next}>
      {selectHappenings(snapshot).map((one) => (
        <li key={one.what}>
          <b>{formatFrenchDate(one.day)}</b>
          <p className={styles.small}>{words(one, said)}</p>
        </li>
      ))}
    </ol>
  )
}
