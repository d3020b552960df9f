import { selectStepView } from '@hautelisse/machines/fund-switch'
import { Trans } from '@lingui/react/macro'
import type { ComponentProps, ReactElement } from 'react'
import { ActForm } from '../act/index.ts'
import type { SwitchProps } from './use-fund-switch.ts'

type StepFormProps = SwitchProps & Omit<ComponentProps<typeof ActForm>, 'view' | 'send' | 'words'>

const WORDS = {
  confirm: <Trans id="fund-switch.action.confirm">Valider mon arbitrage</Trans>,
  changed: (
    <Trans id="fund-switch.failure.changed">
      Ce que vous pouvez déplacer a changé entre-temps. Vérifiez votre arbitrage, puis validez-le de nouveau.
    </Trans>
  ),
}

/** One step of this act. */
export const SwitchForm = ({ snapshot, send, ...step }: StepFormProps): ReactElement => (
  <ActForm {...step} view={selectStepView(snapshot)} send={send} words={WORDS} />
)
