import type { FieldError } from '@hautelisse/domain/validation'
import { Trans } from '@lingui/react/macro'
import type { ReactElement, ReactNode } from 'react'
import { FailureAlert } from '../ui/failure-alert/index.ts'
import { layout } from '../ui/theme/index.ts'
import * as styles from './stepper.css.ts'
import { useAsking } from './use-asking.ts'
import type { QuestionView } from './view.ts'
import type { QuestionWords } from './words.ts'

type QuestionEvent = { readonly type: 'nextRequested' } | { readonly type: 'retryRequested' }

type QuestionFormProps = {
  readonly view: QuestionView
  readonly send: (event: QuestionEvent) => void
  readonly words: QuestionWords
  /** Heading of the question, and what is said below it. */
  readonly title: ReactNode
  /** Id of the heading, where it names the form. */
  readonly titleId?: string | undefined
  /** The fields, which wait while the call is under way. */
  readonly children: ReactNode
  /** The ways on and back, among them a `NextButton`. */
  readonly actions: ReactNode
  /** Sums up what is refused above the fields, with an `ErrorSummary`; left out where one field alone is asked for. */
  readonly summary?: ((errors: readonly FieldError[]) => ReactNode) | undefined
  /** What stands above the actions in a panel at the side; left out, the actions follow the fields. */
  readonly aside?: ReactNode
  /** What follows the page on a phone. */
  readonly bar?: ReactNode
  readonly className?: string | undefined
  readonly fieldsClassName?: string | undefined
}

const BUSY = <Trans id="ui.question.busy">Le service est très demandé. Réessayez dans un instant.</Trans>

/**
 * One question with its answers. Enter goes on; what is refused takes the focus, is summed up where there are several fields, and everything typed stays.
 * After a failed call it can be asked again.
 */
export const QuestionForm = ({
  view,
  send,
  words,
  title,
  titleId,
  children,
  actions,
  summary,
  aside,
  bar,
  className,
  fieldsClassName = styles.fields,
}: QuestionFormProps): ReactElement => {
  const { isBusy, failure, errors } = view
  const { form, wasSent } = useAsking(view, () => send({ type: 'nextRequested' }))
  const alert = failure?.isMarked === false && (
    <FailureAlert
      canRetry={failure.canRetry}
      kept={words.kept}
      retry={words.retry}
      onRetry={() => send({ type: 'retryRequested' })}
    >
      {failure.code === 'ERR_LIMIT' ? (words.limit ?? BUSY) : words.failed}
    </FailureAlert>
  )
  const isSummedUp = summary !== undefined && errors.length > 0 && (wasSent || failure !== undefined)
  const answers = (
    <>
      {isSummedUp && summary(errors)}
      <fieldset className={fieldsClassName} disabled={isBusy}>
        {children}
      </fieldset>
    </>
  )
  return (
    <form {...form} className={className} aria-labelledby={titleId}>
      {title}
      {aside === undefined ? (
        <>
          {alert && <div className={styles.alert}>{alert}</div>}
          {answers}
          {actions}
        </>
      ) : (
        <div className={layout.withSide}>
          <div className={layout.stack}>
            {alert}
            {answers}
          </div>
          <aside className={styles.aside}>
            {aside}
            {actions}
          </aside>
        </div>
      )}
      {bar}
    </form>
  )
}
