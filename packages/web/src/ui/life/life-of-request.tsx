import type { ReactElement, ReactNode } from 'react'
import { cssVars } from '../theme/css-vars.ts'
import * as styles from './life.css.ts'

/** How far a step of a request is: it has happened, it is where the request stands, or it is to come. */
export type LifeState = 'done' | 'now' | 'ahead'

export type LifeStep = {
  readonly id: string
  readonly name: ReactNode
  /** Its day as it is written; undefined for what has none. */
  readonly day: ReactNode
  readonly text?: ReactNode
  readonly state: LifeState
}

type Drawn = { readonly id: string; readonly state: LifeState }

/** Threads after a step: whole up to where the request stands, dashed beyond, none once it has ended without being done. */
const threadAfter = (next: LifeState | undefined, hasEnded: boolean): 'whole' | 'ahead' | 'none' =>
  next === 'done' || next === 'now' ? 'whole' : hasEnded ? 'none' : 'ahead'

const threadsOf = (steps: readonly Drawn[], hasEnded: boolean) =>
  steps.map(({ id, state }, at) => ({ id, state, thread: threadAfter(steps[at + 1]?.state, hasEnded) }))

type LifeOfRequestProps = {
  readonly steps: readonly LifeStep[]
  /** It ended without being done: its threads stop there. */
  readonly hasEnded?: boolean
  /** Across the page where there is room for it, and so many threads high; down the page unless said. */
  readonly across?: number | undefined
}

const PITCH = 5

/**
 * The life of a request in one drawing: its steps with their days under threads that are woven up to where it stands, and dashed beyond. Its summary, its record
 * and its own page draw the same; `LifeThreads` draws it beside a line.
 */
export const LifeOfRequest = ({ steps, hasEnded = false, across }: LifeOfRequestProps): ReactElement => {
  const threads = threadsOf(steps, hasEnded)
  return (
    <ol
      className={across === undefined ? styles.life : `${styles.life} ${styles.across}`}
      style={cssVars({ '--spans': Math.max(1, steps.length - 1), '--high': `${(across ?? 0) * PITCH}px` })}
    >
      {steps.map(({ id, name, day, text, state }, at) => (
        <li key={id} data-state={state} data-thread={threads[at]?.thread} aria-current={state === 'now' ? 'step' : undefined}>
          <b className={styles.name}>{name}</b>
          {day !== undefined && <span className={styles.day}>{day}</span>}
          {text !== undefined && <p className={styles.text}>{text}</p>}
        </li>
      ))}
    </ol>
  )
}

/** The same life without its words, for a line that says what comes next. */
export const LifeThreads = ({ steps }: { readonly steps: readonly Drawn[] }): ReactElement => (
  <span className={styles.brief} aria-hidden="true">
    {threadsOf(steps, false).map(({ id, state, thread }) => (
      <i key={id} data-state={state} data-thread={thread} />
    ))}
  </span>
)
