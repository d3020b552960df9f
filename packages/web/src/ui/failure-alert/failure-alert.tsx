import type { ReactElement, ReactNode } from 'react'
import { Button } from '../button/index.ts'
import { drawings } from '../icon/index.ts'
import { Note } from '../note/index.ts'
import { text } from './failure-alert.css.ts'

type FailureAlertProps = {
  /** What failed. */
  readonly children: ReactNode
  /** What becomes of what was typed. */
  readonly kept: ReactNode
  /** Words of the button, where it can be asked for again. */
  readonly retry: ReactNode
  readonly canRetry: boolean
  readonly onRetry: () => void
}

/** A call failed beside a form that stays as it is. It can take the focus. */
export const FailureAlert = ({ children, kept, retry, canRetry, onRetry }: FailureAlertProps): ReactElement => (
  <div role="alert" tabIndex={-1}>
    <Note kind="alert">
      <p className={text}>{children}</p>
      <p>{kept}</p>
      {canRetry && (
        <Button variant="secondary" size="s" icon={drawings.Retry} onClick={onRetry}>
          {retry}
        </Button>
      )}
    </Note>
  </div>
)
