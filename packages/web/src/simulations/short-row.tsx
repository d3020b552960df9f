import type { ListedSimulation } from '@hautelisse/machines/simulations'
import type { ReactElement, ReactNode } from 'react'
import { ValueText } from './case-words.tsx'
import { ChangeTag, Opener } from './kept-row.tsx'
import * as rowStyles from './kept-page.css.ts'
import * as styles from './short-list.css.ts'

type ShortRowProps = {
  readonly item: ListedSimulation
  /** Below its name: its simulator or its day. */
  readonly small: ReactNode
}

/** One simulation that is kept, in a short list: its name opens it, its headline figure stands beside it. */
export const ShortRow = ({ item, small }: ShortRowProps): ReactElement => {
  const { kept, answer, changes } = item
  const figure = answer.kind === 'answered' ? answer.result.figures[0] : undefined
  return (
    <li className={styles.row}>
      <div className={rowStyles.words}>
        {figure === undefined ? <b>{kept.name}</b> : <Opener item={item} isName />}
        <span className={rowStyles.small}>{small}</span>
        {changes?.kinds.length !== 0 && <ChangeTag item={item} />}
      </div>
      <span className={styles.figure}>
        {figure !== undefined && <ValueText simulator={kept.case.simulator} term={figure.term} value={figure.value} />}
      </span>
    </li>
  )
}
