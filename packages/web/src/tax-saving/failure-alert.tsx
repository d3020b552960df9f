import { Trans } from '@lingui/react/macro'
import type { ComponentProps, ReactElement } from 'react'
import { FailureAlert as Alert } from '../ui/failure-alert/index.ts'

type FailureAlertProps = Pick<ComponentProps<typeof Alert>, 'canRetry' | 'onRetry'>

/** The simulation gave no result: everything typed is still there, and it can be asked for again (TAX-57, S-ERR-25). */
export const FailureAlert = (props: FailureAlertProps): ReactElement => (
  <Alert
    {...props}
    kept={<Trans id="tax.failure.kept">Vos réponses sont conservées.</Trans>}
    retry={<Trans id="tax.failure.retry">Réessayer</Trans>}
  >
    <Trans id="tax.failure.text">Une erreur est survenue, veuillez recommencer ultérieurement.</Trans>
  </Alert>
)
