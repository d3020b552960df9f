import { selectErrors, selectFailure, selectIsSimulating } from '@hautelisse/machines/withdrawal'
import { useEffect, useRef, useState, type ReactElement, type ReactNode } from 'react'
import { layout } from '../ui/theme/index.ts'
import { ErrorSummary } from './error-summary.tsx'
import { FailureAlert } from './failure-alert.tsx'
import { focusFirstError } from '../ui/field/index.ts'
import { StepActions } from './step-actions.tsx'
import type { StepProps } from './step-props.ts'
import { aside as asideStyle, fields } from './withdrawal.css.ts'

type StepFormProps = StepProps & {
  /** Name of a field in the summary of errors. */
  readonly labelOf?: (path: string) => string
  readonly children: ReactNode
  /** What stands above the actions in the side panel. */
  readonly aside?: ReactNode
  /** What follows the page on a phone, with the next action of its own. */
  readonly bar?: ReactNode
  /** The first step has none before it. */
  readonly isFirst?: boolean
}

/**
 * The form of a step: its answers on the left, the side panel with the next action on the right. Enter goes on; what is refused is
 * summed up on top and the first refused field takes the focus.
 */
export const StepForm = ({ snapshot, send, labelOf, children, aside, bar, isFirst = false }: StepFormProps): ReactElement => {
  const form = useRef<HTMLFormElement>(null)
  const [attempts, setAttempts] = useState(0)
  const failure = selectFailure(snapshot)
  const code = failure?.code
  const isSimulating = selectIsSimulating(snapshot)
  const errors = attempts === 0 && failure === undefined ? [] : selectErrors(snapshot)

  useEffect(() => {
    if (form.current === null || (attempts === 0 && code === undefined)) return
    if (!focusFirstError(form.current)) form.current.querySelector<HTMLElement>('[role="alert"]')?.focus()
  }, [attempts, code])

  return (
    <form
      ref={form}
      noValidate
      aria-busy={isSimulating || undefined}
      onSubmit={(event) => {
        event.preventDefault()
        if (isSimulating) return
        send({ type: 'nextRequested' })
        setAttempts((count) => count + 1)
      }}
    >
      <div className={layout.withSide}>
        <div className={layout.stack}>
          {failure !== undefined && failure.fields.length === 0 && (
            <FailureAlert canRetry={failure.canRetry} onRetry={() => send({ type: 'retryRequested' })} />
          )}
          {labelOf !== undefined && errors.length > 0 && <ErrorSummary errors={errors} labelOf={labelOf} />}
          <fieldset className={fields} disabled={isSimulating}>
            {children}
          </fieldset>
        </div>
        <aside className={asideStyle}>
          {aside}
          <StepActions
            isFirst={isFirst}
            isSimulating={isSimulating}
            hasBar={bar !== undefined}
            onPrevious={() => send({ type: 'previousRequested' })}
          />
        </aside>
      </div>
      {bar}
    </form>
  )
}
