import { selectStepView } from '@hautelisse/machines/payment'
import { Trans } from '@lingui/react/macro'
import type { ComponentProps, ReactElement } from 'react'
import { ActForm } from '../act/index.ts'
import type { PaymentProps } from './use-payment.ts'

type StepFormProps = PaymentProps & Omit<ComponentProps<typeof ActForm>, 'view' | 'send' | 'words'>

const WORDS = {
  confirm: <Trans id="payment.action.confirm">Valider mon versement</Trans>,
  changed: (
    <Trans id="payment.failure.changed">
      Ce que vous pouvez verser a changé entre-temps. Vérifiez votre versement, puis validez-le de nouveau.
    </Trans>
  ),
}

/** One step of this act. */
export const PaymentForm = ({ snapshot, send, ...step }: StepFormProps): ReactElement => (
  <ActForm {...step} view={selectStepView(snapshot)} send={send} words={WORDS} />
)
