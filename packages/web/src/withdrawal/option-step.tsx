import type { AnnuityType } from '@hautelisse/domain/annuity'
import { selectOptionStep } from '@hautelisse/machines/withdrawal'
import { Trans } from '@lingui/react/macro'
import type { ReactElement, ReactNode } from 'react'
import { RadioCards } from '../ui/choice/index.ts'
import { optional } from '../ui/late/index.ts'
import { Panel } from '../ui/panel/index.ts'
import { DistributionSummary } from './distribution-summary.tsx'
import { useOptionWords } from './option-words.ts'
import { StepFrame } from './step-form.tsx'
import type { StepProps } from './step-props.ts'
import { useStepWords } from './step-words.ts'
import { useFields } from './use-fields.ts'
import { useSummary } from './use-summary.tsx'

/** What each option would pay comes with the mortality tables; the choice does not wait for it. */
const OptionAmount = optional(async () => (await import('./option-amount.tsx')).loadOptionAmount())

type OptionFieldsProps = StepProps & {
  /** What each option would pay, where it is known. */
  readonly amounts?: ReadonlyMap<AnnuityType, ReactNode>
}

/** The options, each with its amount where it is known; in the step and in the answer that is changed on the result. */
export const OptionFields = ({ snapshot, send, amounts }: OptionFieldsProps): ReactElement => {
  const { options, steps, chosen } = selectOptionStep(snapshot)
  const field = useFields({ snapshot, send })
  const optionWords = useOptionWords(steps)
  const { title } = useStepWords()
  return (
    <RadioCards
      label={title('option')}
      {...field.choice('annuity_type', { value: chosen, offered: options }, (option) => ({ type: 'optionChosen', option }))}
      options={options.map((option) => ({
        value: option,
        title: optionWords[option].label,
        aside: amounts?.get(option),
        detail: optionWords[option].sentence,
      }))}
    />
  )
}

/** Step 5, with several contracts: the option that the results lead with; the others follow as comparison (MRM-06, MRM-10). */
export const OptionStep = ({ snapshot, send }: StepProps): ReactElement => {
  const { options } = selectOptionStep(snapshot)
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
        <OptionFields
          snapshot={snapshot}
          send={send}
          amounts={new Map(options.map((option) => [option, <OptionAmount key={option} snapshot={snapshot} option={option} />]))}
        />
      </Panel>
    </StepFrame>
  )
}
