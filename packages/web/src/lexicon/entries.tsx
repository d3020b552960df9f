import type { ReactElement } from 'react'
import { drawings, Icon } from '../ui/icon/index.ts'
import * as styles from './lexicon.css.ts'
import type { Entry } from './search.ts'
import type { Term } from './themes.ts'

type EntriesProps = {
  readonly entries: readonly Entry<Term>[]
  /** Word that the panel was opened on. */
  readonly current: Term | undefined
}

/** Words that unfold to their explanation; the one that was pressed is open and marked. */
export const LexiconEntries = ({ entries, current }: EntriesProps): ReactElement => (
  <div className={styles.terms}>
    {entries.map(({ id, name, text }) => (
      <details key={id} className={`${styles.term} ${id === current ? styles.current : ''}`} open={id === current}>
        <summary className={styles.name}>
          {name}
          <Icon of={drawings.CaretDown} className={styles.caret} />
        </summary>
        <p className={styles.text}>{text}</p>
      </details>
    ))}
  </div>
)
