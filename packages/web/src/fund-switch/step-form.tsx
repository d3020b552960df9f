import { selectErrors, selectFailure, selectIsOrdering } from '@hautelisse/machines/fund-switch'
import { Trans } from '@lingui/react/macro'
import type { ComponentProps, ReactElement } from 'react'
import { ActForm } from '../stepper/index.ts'
import type { SwitchProps } from './use-fund-switch.ts'

type StepFormProps = SwitchProps & Pick<ComponentProps<typeof ActForm>, 'title' | 'lead' | 'children' | 'aside' | 'kind'>

/** One step of a fund switch, with what it says of its own. */
export const StepForm = ({ snapshot, send, ...step }: StepFormProps): ReactElement => (
  <ActForm
    {...step}
    view={{ isBusy: selectIsOrdering(snapshot), errors: selectErrors(snapshot), failure: selectFailure(snapshot) }}
    send={send}
    words={{
      confirm: <Trans id="fund-switch.action.confirm">Valider mon arbitrage</Trans>,
      changed: (
        <Trans id="fund-switch.failure.changed">
          Ce que vous pouvez déplacer a changé entre-temps. Vérifiez votre arbitrage, puis validez-le de nouveau.
        </Trans>
      ),
    }}
  />
)
