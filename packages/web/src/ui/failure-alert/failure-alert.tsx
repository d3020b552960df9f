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

/** The alert goes away with its button: the form that asks again has the focus then. */
const leaveFor = (form: HTMLFormElement | null): void => {
  const places = [...(form?.querySelectorAll<HTMLElement>('[type="submit"], input[inputmode]') ?? [])].filter((place) =>
    place.checkVisibility(),
  )
  const next = places.find((place) => place.matches('[type="submit"]')) ?? places[0]
  next?.focus()
}

/** A call failed beside a form that stays as it is, and has the focus again once it is asked for anew. The alert can take the focus. */
export const FailureAlert = ({ children, kept, retry, canRetry, onRetry }: FailureAlertProps): ReactElement => (
  <div role="alert" tabIndex={-1}>
    <Note kind="alert">
      <p className={text}>{children}</p>
      <p>{kept}</p>
      {canRetry && (
        <Button
          variant="secondary"
          size="s"
          icon={drawings.Retry}
          onClick={({ currentTarget }) => {
            onRetry()
            leaveFor(currentTarget.closest('form'))
          }}
        >
          {retry}
        </Button>
      )}
    </Note>
  </div>
)
