import { Trans } from '@lingui/react/macro'
import type { ComponentProps, ReactElement } from 'react'
import { FailureAlert as Alert } from '../ui/failure-alert/index.ts'
import { FAILED, RETRY } from './failure-words.tsx'

type FailureAlertProps = Pick<ComponentProps<typeof Alert>, 'canRetry' | 'onRetry'>

/** The simulation gave no result: everything typed is still there, and it can be asked for again (MRM-80, S-ERR-24, S-ERR-25). */
export const FailureAlert = (props: FailureAlertProps): ReactElement => (
  <Alert {...props} kept={<Trans id="withdrawal.failure.kept">Vos réponses sont conservées.</Trans>} retry={RETRY}>
    {FAILED}
  </Alert>
)
