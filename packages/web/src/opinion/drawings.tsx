import { SATISFACTIONS, type Satisfaction } from '@hautelisse/domain/opinion'
import type { ReactElement } from 'react'
import * as styles from './opinion.css.ts'

/** Threads that are as many and as high as a saver is satisfied. */
export const SatisfactionThreads = ({ of }: { readonly of: Satisfaction }): ReactElement => (
  <svg className={styles.level} viewBox="0 0 30 18" aria-hidden="true" focusable="false">
    {SATISFACTIONS.map((level) => (
      <path key={level} className={level <= of ? styles.reached : undefined} d={`M${6 * level - 3} 18V${18 - 3 * level}`} />
    ))}
  </svg>
)

/** How far one is among the steps; the words beside it say the same. */
export const Segments = ({ at, count }: { readonly at: number; readonly count: number }): ReactElement => (
  <div className={styles.segments} aria-hidden="true">
    {Array.from({ length: count }, (_, place) => (
      <i key={place} className={styles.segment[place < at ? 'done' : place === at ? 'current' : 'todo']} />
    ))}
  </div>
)

const THREADS = 12
const [WIDE, NARROW, MIDDLE] = [11, 5.4, 66]

/** Threads that come together: an opinion that is bound into the others. */
export const Knot = (): ReactElement => (
  <svg className={styles.knot} viewBox="0 0 132 64" aria-hidden="true" focusable="false">
    {Array.from({ length: THREADS }, (_, thread) => {
      const [from, to] = [WIDE, NARROW].map((gap) => MIDDLE + gap * (thread - (THREADS - 1) / 2))
      return <path key={thread} d={`M${from} 0C${from} 32 ${to} 32 ${to} 64`} />
    })}
  </svg>
)
