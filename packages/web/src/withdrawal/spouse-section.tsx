import type { ReversionPercentage } from '@hautelisse/domain/withdrawal'
import type { ReversionStepView } from '@hautelisse/machines/withdrawal'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { RadioCards } from '../ui/choice/index.ts'
import { text as textLook } from '../ui/page/index.ts'
import { PanelSection } from '../ui/panel/index.ts'
import { BirthDateField } from './birth-date-field.tsx'
import type { Fields } from './use-fields.ts'
import { sectionStack } from './withdrawal.css.ts'

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

type SpouseSectionProps = { readonly field: Fields; readonly spouse: NonNullable<ReversionStepView['spouse']> }

/** Who the spouse is and what they would receive; only with a reversible annuity (MRM-53, MRM-63 to MRM-68). */
export const SpouseSection = ({ spouse, field }: SpouseSectionProps): ReactElement => {
  const labels = useSpouseLabels()
  const percentageWords = usePercentageWords()
  const { birthDate, latestBirthDate, percentage, percentages } = spouse
  return (
    <PanelSection className={sectionStack}>
      <h2 className={textLook({ as: 'name' })}>
        <Trans id="withdrawal.spouse.title">Votre conjoint</Trans>
      </h2>
      <BirthDateField
        {...field.text('birth_date_spouse', birthDate.text, (text) => ({ type: 'spouseBirthDateTyped', text }))}
        label={labels.birthDate}
        latest={latestBirthDate}
      />
      <div id="reversion_percentage">
        <RadioCards
          label={labels.percentage}
          columns={3}
          {...field.choice('reversion_percentage', { value: percentage, offered: percentages }, (chosen) => ({
            type: 'reversionPercentageChosen',
            percentage: chosen,
          }))}
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
