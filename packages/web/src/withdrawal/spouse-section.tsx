import type { ReversionPercentage } from '@hautelisse/domain/withdrawal'
import type { ReversionStepView } from '@hautelisse/machines/withdrawal'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { RadioCards } from '../ui/choice/index.ts'
import { PanelSection } from '../ui/panel/index.ts'
import { BirthDateField } from './birth-date-field.tsx'
import { useErrorWords } from './error-words.ts'
import type { StepProps } from './step-props.ts'
import { question, sectionStack } from './withdrawal.css.ts'

/** Names of the two questions about the spouse. */
export const useSpouseLabels = () => {
  const { t } = useLingui()
  const birthDate = t({ id: 'withdrawal.spouse.birth-date', message: 'Date de naissance de votre conjoint' })
  const percentage = t({ id: 'withdrawal.spouse.percentage', message: 'Part de votre rente versée à votre conjoint' })
  return { birthDate, percentage, labelOf: (path: string) => (path === 'birth_date_spouse' ? birthDate : percentage) }
}

const usePercentageWords = (): Readonly<Record<ReversionPercentage, string>> => {
  const { t } = useLingui()
  return {
    50: t({ id: 'withdrawal.spouse.half', message: 'La moitié' }),
    60: t({ id: 'withdrawal.spouse.three-fifths', message: 'Trois cinquièmes' }),
    100: t({ id: 'withdrawal.spouse.all', message: 'La totalité' }),
  }
}

type SpouseSectionProps = Pick<StepProps, 'send'> & { readonly spouse: NonNullable<ReversionStepView['spouse']> }

/** Who the spouse is and what they would receive; only with a reversible annuity (MRM-53, MRM-63 to MRM-68). */
export const SpouseSection = ({ spouse, send }: SpouseSectionProps): ReactElement => {
  const words = useErrorWords()
  const labels = useSpouseLabels()
  const percentageWords = usePercentageWords()
  const { birthDate, latestBirthDate, percentage, percentages, percentageError } = spouse
  return (
    <PanelSection className={sectionStack}>
      <h2 className={question}>
        <Trans id="withdrawal.spouse.title">Votre conjoint</Trans>
      </h2>
      <BirthDateField
        id="birth_date_spouse"
        label={labels.birthDate}
        value={birthDate.text}
        error={birthDate.error && words(birthDate.error)}
        latest={latestBirthDate}
        onValueChange={(text) => send({ type: 'spouseBirthDateTyped', text })}
      />
      <div id="reversion_percentage">
        <RadioCards
          label={labels.percentage}
          columns={3}
          value={percentage === null ? undefined : `${percentage}`}
          error={percentageError && words(percentageError)}
          onValueChange={(chosen) => {
            const one = percentages.find((offered) => `${offered}` === chosen)
            if (one !== undefined) send({ type: 'reversionPercentageChosen', percentage: one })
          }}
          options={percentages.map((offered) => ({
            value: `${offered}`,
            title: <Trans id="withdrawal.spouse.percent">{offered} %</Trans>,
            detail: percentageWords[offered],
          }))}
        />
      </div>
    </PanelSection>
  )
}
