import { formatFrenchDate, parseFrenchDate, plainDate, type PlainDate } from '@hautelisse/domain/calendar'
import { useLingui } from '@lingui/react/macro'
import { useRef, type ReactElement } from 'react'
import { ToolButton } from '../ui/button/index.ts'
import { DateField } from '../ui/field/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { dateRow, picker, pickerButton } from './withdrawal.css.ts'

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
export const BirthDateField = ({ id, label, value, error, latest, onValueChange }: BirthDateFieldProps): ReactElement => {
  const { t } = useLingui()
  const calendar = useRef<HTMLInputElement>(null)
  return (
    <div className={dateRow}>
      <DateField id={id} label={label} value={value} error={error} onValueChange={onValueChange} />
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
