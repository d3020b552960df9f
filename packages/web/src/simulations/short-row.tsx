import type { ListedSimulation } from '@hautelisse/machines/simulations'
import type { ReactElement, ReactNode } from 'react'
import { useCaseNames } from './case-names.ts'
import { ValueText } from './case-words.tsx'
import { ChangeTag, Opener } from './kept-row.tsx'
import * as rowStyles from './kept-page.css.ts'
import * as styles from './short-list.css.ts'

type ShortRowProps = {
  readonly item: ListedSimulation
  /** Below its name: its simulator or its day. */
  readonly small: ReactNode
  /** What the figure is stands below it, where the list does not tell. */
  readonly hasTerm?: boolean
}

/** One simulation that is kept, in a short list: its name opens it, its headline figure stands beside it. */
export const ShortRow = ({ item, small, hasTerm = false }: ShortRowProps): ReactElement => {
  const { nameOf } = useCaseNames()
  const { kept, answer, changes } = item
  const figure = answer.kind === 'answered' ? answer.result.figures[0] : undefined
  return (
    <li className={styles.row}>
      <div className={rowStyles.words}>
        {figure === undefined ? <b>{kept.name}</b> : <Opener item={item} isName />}
        <span className={rowStyles.small}>{small}</span>
        {changes?.kinds.length !== 0 && (
          <span className={rowStyles.tags}>
            <ChangeTag item={item} />
          </span>
        )}
      </div>
      {figure !== undefined && (
        <div className={styles.amount}>
          <span className={styles.figure}>
            <ValueText simulator={kept.case.simulator} term={figure.term} value={figure.value} />
          </span>
          {hasTerm && <span className={rowStyles.small}>{nameOf(kept.case.simulator, figure)}</span>}
        </div>
      )}
    </li>
  )
}
