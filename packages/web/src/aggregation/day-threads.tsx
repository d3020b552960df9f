import { CONSENT_DAYS } from '@hautelisse/domain/aggregation'
import type { ReactElement } from 'react'
import * as styles from './aggregation.css.ts'

/** Days that one thread stands for. */
export const DAYS_A_THREAD = 3
const COUNT = CONSENT_DAYS / DAYS_A_THREAD
const [APART, HEIGHT] = [4, 16]

const pathOf = (from: number, to: number): string =>
  Array.from({ length: Math.max(0, to - from) }, (_, place) => `M${(from + place) * APART + 1} 0V${HEIGHT}`).join('')

type DayThreadsProps = {
  /** Days that have passed, or the first day of what is marked. */
  readonly days: number
  /** What is drawn: the days that passed, or from which day on the consent can be renewed. */
  readonly marks: 'passed' | 'renewal'
}

/** The days of a consent, a thread for three of them. Drawn for the eye: the words beside it say the same. */
export const DayThreads = ({ days, marks }: DayThreadsProps): ReactElement => {
  const at = Math.round(days / DAYS_A_THREAD)
  return (
    <svg className={styles.days} viewBox={`0 0 ${COUNT * APART} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      <path d={pathOf(0, at)} className={styles.dayPassed} />
      <path d={pathOf(at, COUNT)} className={marks === 'passed' ? styles.dayLeft : styles.dayRenewal} />
    </svg>
  )
}
