import { useId, type ReactElement, type ReactNode } from 'react'
import { hint as hintStyle, label as labelStyle } from '../field/field.css.ts'
import { FieldError } from '../field/index.ts'
import { drawings, Icon } from '../icon/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import { box, caret, select, wideBox } from './select.css.ts'

type SelectOption<Value extends string> = { readonly value: Value; readonly label: string; readonly disabled?: boolean }

type SelectProps<Value extends string> = {
  readonly label: string
  /** The label is heard only: the choice itself says what it is about. */
  readonly labelHidden?: boolean
  readonly value: Value
  readonly onValueChange: (value: Value) => void
  readonly options: readonly SelectOption<Value>[]
  /** Further options under headings; a group without options has no heading. */
  readonly groups?: readonly { readonly label: string; readonly options: readonly SelectOption<Value>[] }[]
  readonly hint?: ReactNode
  /** Names the choice in errors. */
  readonly id?: string
  /** Why the choice is refused, in words. */
  readonly error?: string | undefined
  /** As wide as its column, like the fields beside it. */
  readonly wide?: boolean
}

const optionOf = <Value extends string>({ value, label, disabled }: SelectOption<Value>): ReactElement => (
  <option key={value} value={value} disabled={disabled}>
    {label}
  </option>
)

const NO_GROUPS: readonly never[] = []

/** One choice out of many; on paper the chosen one. The native list is the one that every phone and screen reader knows best. */
export const Select = <Value extends string>({
  label,
  labelHidden = false,
  value,
  onValueChange,
  options,
  groups = NO_GROUPS,
  hint,
  id: ownId,
  error,
  wide = false,
}: SelectProps<Value>) => {
  const madeId = useId()
  const id = ownId ?? madeId
  const errorId = `${id}-error`
  const hintId = `${id}-hint`
  const described = [error === undefined ? [] : errorId, hint === undefined ? [] : hintId].flat().join(' ')
  return (
    <div>
      <label htmlFor={id} className={labelHidden ? undefined : labelStyle}>
        {labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </label>
      <span className={wide ? wideBox : box}>
        <select
          id={id}
          className={select}
          value={value}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={described === '' ? undefined : described}
          onChange={(event) => onValueChange(event.currentTarget.value as Value)}
        >
          {options.map(optionOf)}
          {groups
            .filter((group) => group.options.length > 0)
            .map((group) => (
              <optgroup key={group.label} label={group.label}>
                {group.options.map(optionOf)}
              </optgroup>
            ))}
        </select>
        <Icon of={drawings.CaretDown} className={caret} />
      </span>
      {hint !== undefined && (
        <p id={hintId} className={hintStyle}>
          {hint}
        </p>
      )}
      {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
      <span data-print="only">
        {[options, ...groups.map((group) => group.options)].flat().find((option) => option.value === value)?.label}
      </span>
    </div>
  )
}
