import { formatFrenchDate, parseFrenchDate, plainDate, type PlainDate } from '@hautelisse/domain/calendar'
import type { ReversionPercentage } from '@hautelisse/domain/withdrawal'
import type { ReversionStepView } from '@hautelisse/machines/withdrawal'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactElement, useRef } from 'react'
import { ToolButton } from '../ui/button/index.ts'
import { RadioCards } from '../ui/choice/index.ts'
import { DateField } from '../ui/field/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { text as textLook } from '../ui/page/index.ts'
import { PanelSection } from '../ui/panel/index.ts'
import type { Fields } from './use-fields.ts'
import { dateRow, picker, pickerButton, sectionStack } from './withdrawal.css.ts'

type BirthDateFieldProps = {
  readonly id: string
  readonly label: string
  readonly value: string
  readonly error: string | undefined
  /** The calendar blocks later days (MRM-66). */
  readonly latest: PlainDate
  readonly onValueChange: (text: string) => void
}

/** A birth date: typed, or picked in the browser's calendar. */
const BirthDateField = ({ id, label, value, error, latest, onValueChange }: BirthDateFieldProps): ReactElement => {
  const { t } = useLingui()
  const calendar = useRef<HTMLInputElement>(null)
  return (
    <div className={dateRow}>
      <DateField id={id} label={label} value={value} error={error} example="14/05/1966" onValueChange={onValueChange} />
      <div className={pickerButton}>
        <ToolButton
          icon={drawings.Calendar}
          aria-label={t({ id: 'withdrawal.spouse.calendar', message: 'Choisir la date dans un calendrier' })}
          onClick={() => calendar.current?.showPicker()}
        />
        <input
          ref={calendar}
          type="date"
          className={picker}
          tabIndex={-1}
          aria-hidden="true"
          max={latest}
          value={parseFrenchDate(value) ?? ''}
          onChange={({ currentTarget }) =>
            onValueChange(currentTarget.value === '' ? '' : formatFrenchDate(plainDate(currentTarget.value)))
          }
        />
      </div>
    </div>
  )
}

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
