import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '../button/index.ts'
import { actions, box, sentence } from '../empty-state/empty-state.css.ts'
import { drawings } from '../icon/index.ts'

type ErrorStateProps = {
  /** What could not be shown, when « Données indisponibles » is not enough. */
  readonly title?: ReactNode
  readonly level?: 1 | 2 | 3 | 4 | 5
  readonly children?: ReactNode
  readonly onRetry?: () => void
  readonly retrying?: boolean
  /** What the button does, when it is more than to ask again. */
  readonly retry?: ReactNode
}

/** A part of the page is missing: what, and a way to ask again. The rest of the page stays. */
export const ErrorState = ({ title, level = 3, children, onRetry, retrying = false, retry }: ErrorStateProps) => {
  const Heading = `h${level}` as const
  return (
    <div className={box} role="alert">
      <Heading>{title ?? <Trans id="ui.error.title">Données indisponibles</Trans>}</Heading>
      {children !== undefined && <p className={sentence}>{children}</p>}
      {onRetry !== undefined && (
        <div className={actions}>
          <Button variant="secondary" size="s" icon={drawings.Retry} busy={retrying} onClick={onRetry}>
            {retry ?? <Trans id="ui.error.retry">Réessayer</Trans>}
          </Button>
        </div>
      )}
    </div>
  )
}
