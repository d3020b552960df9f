import { Trans } from '@lingui/react/macro'
import type { ReactElement, ReactNode } from 'react'
import { Button } from '../button/index.ts'
import { drawings } from '../icon/index.ts'
import { actions, box, sentence } from './state.css.ts'

export type WordsProps = {
  /** Level of the title, so that headings stay in order. */
  readonly level?: 1 | 2 | 3 | 4 | 5
  /** One sentence: what comes here, or what it means for the saver. */
  readonly children?: ReactNode
}

export type FailedProps = WordsProps & {
  /** What could not be shown, when « Données indisponibles » is not enough. */
  readonly title?: ReactNode
  readonly onRetry?: (() => void) | undefined
  readonly isRetrying?: boolean
  /** What the button does, when it is more than to ask again. */
  readonly retry?: ReactNode
  /** Another way on, where asking again is not one. */
  readonly action?: ReactNode
}

/**
 * A part of the page could not be shown: what, and a way to ask again. Pages use it as `State`; it stands in a file of its own because the first
 * screen needs no other state.
 */
export const FailedState = ({
  title,
  level = 3,
  children,
  onRetry,
  isRetrying = false,
  retry,
  action,
}: FailedProps): ReactElement => {
  const Heading = `h${level}` as const
  return (
    <div className={box} role="alert" data-part="state">
      <Heading>{title ?? <Trans id="ui.error.title">Données indisponibles</Trans>}</Heading>
      {children !== undefined && <p className={sentence}>{children}</p>}
      {(onRetry !== undefined || action !== undefined) && (
        <div className={actions}>
          {onRetry !== undefined && (
            <Button variant="secondary" size="s" icon={drawings.Retry} busy={isRetrying} onClick={onRetry}>
              {retry ?? <Trans id="ui.error.retry">Réessayer</Trans>}
            </Button>
          )}
          {action}
        </div>
      )}
    </div>
  )
}
