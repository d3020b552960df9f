import type { ReactElement, ReactNode } from 'react'
import { Panel } from '../ui/panel/index.ts'
import { text } from '../ui/page/index.ts'
import * as styles from './act.css.ts'

type ActReasonsProps = {
  readonly title: ReactNode
  /** Its place among the headings of the page. */
  readonly as?: 'h2' | 'h3'
  /** Each distinct reason once, with its way out where there is one. */
  readonly of: readonly {
    readonly id: string
    readonly reason: ReactNode
    readonly text?: ReactNode
    readonly way?: ReactNode
  }[]
}

/** Why not more, and why not before: one panel of reasons, each with its way out. Renders nothing without a reason. */
export const ActReasons = ({ title, as: Title = 'h3', of }: ActReasonsProps): ReactElement | null =>
  of.length === 0 ? null : (
    <Panel padded={false}>
      <Title className={styles.reasonsTitle}>{title}</Title>
      <ul className={styles.reasons}>
        {of.map(({ id, reason, text: more, way }) => (
          <li key={id}>
            <div>
              <p className={text({ strong: true })}>{reason}</p>
              {more !== undefined && more !== false && <p className={text({ as: 'small' })}>{more}</p>}
            </div>
            {way}
          </li>
        ))}
      </ul>
    </Panel>
  )
