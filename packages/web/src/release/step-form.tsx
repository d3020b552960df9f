import { selectStepView } from '@hautelisse/machines/release'
import { Trans } from '@lingui/react/macro'
import type { ComponentProps, ReactElement } from 'react'
import { ActForm } from '../act/index.ts'
import type { ReleaseProps } from './use-release.ts'

type StepFormProps = ReleaseProps & Omit<ComponentProps<typeof ActForm>, 'view' | 'send' | 'words'>

const WORDS = {
  confirm: <Trans id="release.action.confirm">Valider ma demande</Trans>,
  changed: (
    <Trans id="release.failure.changed">
      Ce que vous pouvez retirer a changé, ou cet événement a déjà servi. Vérifiez votre demande et vos opérations, puis validez
      de nouveau.
    </Trans>
  ),
}

/** One step of this act. */
export const ReleaseForm = ({ snapshot, send, ...step }: StepFormProps): ReactElement => (
  <ActForm {...step} view={selectStepView(snapshot)} send={send} words={WORDS} />
)
