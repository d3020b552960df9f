import { useId } from 'react'
import { label as labelStyle } from '../field/field.css.ts'
import { FieldError } from '../field/index.ts'
import { drawings, Icon } from '../icon/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import { box, caret, select } from './select.css.ts'

type SelectProps<Value extends string> = {
  readonly label: string
  /** The label is heard only: the choice itself says what it is about. */
  readonly labelHidden?: boolean
  readonly value: Value
  readonly onValueChange: (value: Value) => void
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  /** Names the choice in errors. */
  readonly id?: string
  /** Why the choice is refused, in words. */
  readonly error?: string | undefined
}

/** One choice out of many; on paper the chosen one. The native list is the one that every phone and screen reader knows best. */
export const Select = <Value extends string>({
  label,
  labelHidden = false,
  value,
  onValueChange,
  options,
  id: ownId,
  error,
}: SelectProps<Value>) => {
  const madeId = useId()
  const id = ownId ?? madeId
  const errorId = `${id}-error`
  return (
    <div>
      <label htmlFor={id} className={labelHidden ? undefined : labelStyle}>
        {labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </label>
      <span className={box}>
        <select
          id={id}
          className={select}
          value={value}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : errorId}
          onChange={(event) => onValueChange(event.currentTarget.value as Value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon of={drawings.CaretDown} className={caret} />
      </span>
      {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
      <span data-print="only">{options.find((option) => option.value === value)?.label}</span>
    </div>
  )
}
