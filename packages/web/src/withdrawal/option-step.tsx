import { selectOptionStep } from '@hautelisse/machines/withdrawal'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { RadioCards } from '../ui/choice/index.ts'
import { Panel } from '../ui/panel/index.ts'
import { DistributionSummary } from './distribution-summary.tsx'
import { useOptionWords } from './option-words.ts'
import { StepFrame } from './step-form.tsx'
import type { StepProps } from './step-props.ts'
import { useStepWords } from './step-words.ts'
import { useFields } from './use-fields.ts'
import { useSummary } from './use-summary.tsx'

/** Step 5, with several contracts: the option that the results lead with; the others follow as comparison (MRM-06, MRM-10). */
export const OptionStep = ({ snapshot, send }: StepProps): ReactElement => {
  const { options, steps, chosen } = selectOptionStep(snapshot)
  const field = useFields({ snapshot, send })
  const optionWords = useOptionWords(steps)
  const { title } = useStepWords()
  const summary = useSummary(() => title('option'))
  return (
    <StepFrame
      title={<Trans id="withdrawal.option.title">Sous quelle forme recevoir votre rente ?</Trans>}
      lead={
        <Trans id="withdrawal.option.lead">Les résultats commencent par l’option choisie et montrent aussi les autres.</Trans>
      }

      snapshot={snapshot}
      send={send}
      summary={summary}
      aside={<DistributionSummary snapshot={snapshot} />}
    >
      <Panel as="div" id="annuity_type">
        <RadioCards
          label={title('option')}
          {...field.choice('annuity_type', { value: chosen, offered: options }, (option) => ({ type: 'optionChosen', option }))}
          options={options.map((option) => ({
            value: option,
            title: optionWords[option].label,
            detail: optionWords[option].sentence,
          }))}
        />
      </Panel>
    </StepFrame>
  )
}
