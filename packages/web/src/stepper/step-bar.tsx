import type { ReactElement, ReactNode } from 'react'
import { NextButton } from './next-button.tsx'
import * as styles from './stepper.css.ts'
import type { QuestionView } from './view.ts'
import type { QuestionWords } from './words.ts'

type StepBarProps = {
  readonly view: Pick<QuestionView, 'isBusy' | 'isComplete'>
  readonly words: Pick<QuestionWords, 'next' | 'busy'>
  /** What is left to do or to split. */
  readonly left: ReactNode
  /** How much it is, below. */
  readonly value?: ReactNode
  /** More is split than there is. */
  readonly isExceeded?: boolean
}

/** On a phone: what is left and the next action, always in view. */
export const StepBar = ({ view, words, left, value, isExceeded = false }: StepBarProps): ReactElement => (
  <div className={styles.bar}>
    <p className={isExceeded ? styles.barExceeded : styles.barWords}>
      {left}
      {value !== undefined && <b className={styles.barAmount}>{value}</b>}
    </p>
    <NextButton view={view} words={words} />
  </div>
)
