import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Button } from '../ui/button/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { Note } from '../ui/note/index.ts'
import { summaryLine } from './withdrawal.css.ts'

type FailureAlertProps = { readonly canRetry: boolean; readonly onRetry: () => void }

/** The simulation gave no result: everything typed is still there, and it can be asked for again (MRM-80, S-ERR-24, S-ERR-25). */
export const FailureAlert = ({ canRetry, onRetry }: FailureAlertProps): ReactElement => (
  <div role="alert" tabIndex={-1}>
    <Note kind="alert">
      <p className={summaryLine}>
        <Trans id="withdrawal.failure.text">Une erreur s'est produite, veuillez réessayer</Trans>
      </p>
      <p>
        <Trans id="withdrawal.failure.kept">Vos réponses sont conservées.</Trans>
      </p>
      {canRetry && (
        <Button variant="secondary" size="s" icon={drawings.Retry} onClick={onRetry}>
          <Trans id="withdrawal.failure.retry">Réessayer</Trans>
        </Button>
      )}
    </Note>
  </div>
)
