import { Trans } from '@lingui/react/macro'
import type { ComponentProps, ReactElement } from 'react'
import { FailureAlert as Alert } from '../ui/failure-alert/index.ts'

type FailureAlertProps = Pick<ComponentProps<typeof Alert>, 'canRetry' | 'onRetry'>

/** The simulation gave no result: everything typed is still there, and it can be asked for again (MRM-80, S-ERR-24, S-ERR-25). */
export const FailureAlert = (props: FailureAlertProps): ReactElement => (
  <Alert
    {...props}
    kept={<Trans id="withdrawal.failure.kept">Vos réponses sont conservées.</Trans>}
    retry={<Trans id="withdrawal.failure.retry">Réessayer</Trans>}
  >
    <Trans id="withdrawal.failure.text">Une erreur s'est produite, veuillez réessayer</Trans>
  </Alert>
)
