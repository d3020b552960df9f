import type { ReactNode } from 'react'
import { actions, box, sentence, threads } from './empty-state.css.ts'

// Lengths of the short threads: uneven on purpose, nothing has been woven yet.
const LENGTHS = [22, 30, 26, 38, 24, 34, 20, 28, 40, 26, 32, 22, 36, 25, 30, 22, 27]
const PATH = LENGTHS.map((length, index) => `M${8 + 9 * index} 0V${length}`).join('')

type EmptyStateProps = {
  readonly title: ReactNode
  /** Level of the title, so that headings stay in order. */
  readonly level?: 2 | 3 | 5
  readonly children?: ReactNode
  /** One action at most. */
  readonly action?: ReactNode
}

/** There is nothing here yet: one sentence, one action. */
export const EmptyState = ({ title, level = 3, children, action }: EmptyStateProps) => {
  const Heading = `h${level}` as const
  return (
    <div className={box}>
      <svg className={threads} viewBox="0 0 160 64" aria-hidden="true" focusable="false">
        <path d={PATH} />
      </svg>
      <Heading>{title}</Heading>
      {children !== undefined && <p className={sentence}>{children}</p>}
      {action !== undefined && <div className={actions}>{action}</div>}
    </div>
  )
}
