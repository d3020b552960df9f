import { selectErrors, selectFailure, selectIsPaying } from '@hautelisse/machines/payment'
import { Trans } from '@lingui/react/macro'
import type { ComponentProps, ReactElement } from 'react'
import { ActForm } from '../stepper/index.ts'
import type { PaymentProps } from './use-payment.ts'

type StepFormProps = PaymentProps & Pick<ComponentProps<typeof ActForm>, 'title' | 'lead' | 'children' | 'aside' | 'kind'>

/** One step of a payment, with what it says of its own. */
export const StepForm = ({ snapshot, send, ...step }: StepFormProps): ReactElement => (
  <ActForm
    {...step}
    view={{ isBusy: selectIsPaying(snapshot), errors: selectErrors(snapshot), failure: selectFailure(snapshot) }}
    send={send}
    words={{
      confirm: <Trans id="payment.action.confirm">Valider mon versement</Trans>,
      changed: (
        <Trans id="payment.failure.changed">
          Ce que vous pouvez verser a changé entre-temps. Vérifiez votre versement, puis validez-le de nouveau.
        </Trans>
      ),
    }}
  />
)
