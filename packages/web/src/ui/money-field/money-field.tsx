import { groupWhileTyping } from '@hautelisse/domain/money'
import { useLingui } from '@lingui/react/macro'
import type { ChangeEvent, ReactNode, Ref } from 'react'
import { useHiddenAmounts } from '../amount/index.ts'
import { end, input } from '../field/field.css.ts'
import { FieldShell, type FieldWords } from '../field/index.ts'

type MoneyFieldProps = Omit<FieldWords, 'unit'> & {
  /** The text being typed, kept by the page: « 1 234,5 ». */
  readonly value: string
  /** A key was pressed: the text, thousands grouped and the dot turned into a comma. */
  readonly onValueChange: (text: string) => void
  /** A text was pasted, handed up whole: what it means, or that it means nothing, is the domain's to say. */
  readonly onValuePaste: (pasted: string) => void
  readonly onBlur?: () => void
  readonly unit?: ReactNode
  readonly id?: string
  readonly name?: string
  readonly disabled?: boolean
  readonly describedBy?: string
  readonly ref?: Ref<HTMLInputElement>
}

/**
 * Writes the grouped text and puts the caret back at the digit where it stood, before React compares: a controlled field would otherwise
 * throw the caret to the end at every thousands space.
 */
const groupInPlace = (event: ChangeEvent<HTMLInputElement>): string => {
  const field = event.currentTarget
  const grouped = groupWhileTyping(field.value, field.selectionStart ?? field.value.length)
  field.value = grouped.text
  field.setSelectionRange(grouped.caret, grouped.caret)
  return grouped.text
}

/** An amount in euros: digits to the right, thousands grouped as they are typed, the unit outside the value. */
export const MoneyField = ({
  value,
  onValueChange,
  onValuePaste,
  onBlur,
  unit = '€',
  label,
  hint,
  error,
  wrong = false,
  labelAlign = 'start',
  dense = false,
  id,
  name,
  disabled = false,
  describedBy,
  ref,
}: MoneyFieldProps) => {
  const { t } = useLingui()
  const hidden = useHiddenAmounts()
  return (
    <FieldShell
      label={label}
      hint={hint}
      error={error}
      wrong={wrong}
      unit={unit}
      labelAlign={labelAlign}
      dense={dense}
      id={id}
      disabled={disabled}
      describedBy={describedBy}
    >
      {(control) => (
        <input
          {...control}
          ref={ref}
          name={name}
          // A hidden amount cannot be edited blind: the field shows it as soon as it is shown again.
          type="text"
          inputMode="decimal"
          autoComplete="off"
          className={`${input} ${end}`}
          disabled={disabled}
          readOnly={hidden}
          value={hidden ? '•••' : value}
          title={hidden ? t({ id: 'ui.amount.hidden', message: 'montant masqué' }) : undefined}
          onChange={(event) => onValueChange(groupInPlace(event))}
          onBlur={onBlur}
          onPaste={(event) => {
            event.preventDefault()
            if (!hidden) onValuePaste(event.clipboardData.getData('text'))
          }}
        />
      )}
    </FieldShell>
  )
}
