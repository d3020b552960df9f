import { selectAsking } from '@hautelisse/machines/option-bulletin'
import { Trans } from '@lingui/react/macro'
import type { ComponentProps, ReactElement } from 'react'
import { ActForm } from '../act/index.ts'
import type { ChoiceProps } from './use-choice.ts'

type StepFormProps = ChoiceProps & Omit<ComponentProps<typeof ActForm>, 'view' | 'send' | 'words'>

const WORDS = {
  confirm: <Trans id="bulletins.action.confirm">Valider mon choix</Trans>,
  changed: (
    <Trans id="bulletins.refused.changed">
      Ce choix n’est plus proposé tel que vous l’avez saisi. Vérifiez-le, puis validez-le de nouveau.
    </Trans>
  ),
}

/** One step of the choice. */
export const ChoiceForm = ({ snapshot, send, ...step }: StepFormProps): ReactElement => (
  <ActForm {...step} view={selectAsking(snapshot)} send={send} words={WORDS} />
)
