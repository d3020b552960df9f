import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Button } from '../ui/button/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { Note } from '../ui/note/index.ts'
import { failureText } from './question.css.ts'

type FailureAlertProps = { readonly canRetry: boolean; readonly onRetry: () => void }

/** The simulation gave no result: everything typed is still there, and it can be asked for again (TAX-57, S-ERR-25). */
export const FailureAlert = ({ canRetry, onRetry }: FailureAlertProps): ReactElement => (
  <div role="alert" tabIndex={-1}>
    <Note kind="alert">
      <p className={failureText}>
        <Trans id="tax.failure.text">Une erreur est survenue, veuillez recommencer ultérieurement.</Trans>
      </p>
      <p>
        <Trans id="tax.failure.kept">Vos réponses sont conservées.</Trans>
      </p>
      {canRetry && (
        <Button variant="secondary" size="s" icon={drawings.Retry} onClick={onRetry}>
          <Trans id="tax.failure.retry">Réessayer</Trans>
        </Button>
      )}
    </Note>
  </div>
)
