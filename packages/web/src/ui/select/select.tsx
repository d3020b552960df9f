import { useId } from 'react'
import { label as labelStyle } from '../field/field.css.ts'
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
}

/** One choice out of many; on paper the chosen one. The native list is the one that every phone and screen reader knows best. */
export const Select = <Value extends string>({
  label,
  labelHidden = false,
  value,
  onValueChange,
  options,
}: SelectProps<Value>) => {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className={labelHidden ? undefined : labelStyle}>
        {labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </label>
      <span className={box}>
        <select id={id} className={select} value={value} onChange={(event) => onValueChange(event.currentTarget.value as Value)}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon of={drawings.CaretDown} className={caret} />
      </span>
      <span data-print="only">{options.find((option) => option.value === value)?.label}</span>
    </div>
  )
}
