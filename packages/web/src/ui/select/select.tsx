import type { ReactElement } from 'react'
import { FieldShell, type FieldWords } from '../field/index.ts'
import { drawings, Icon } from '../icon/index.ts'
import { box, caret, select, wideBox } from './select.css.ts'

type SelectOption<Value extends string> = { readonly value: Value; readonly label: string; readonly disabled?: boolean }

type SelectProps<Value extends string> = Pick<FieldWords, 'hint' | 'error' | 'labelHidden'> & {
  readonly label: string
  readonly value: Value
  readonly onValueChange: (value: Value) => void
  readonly options: readonly SelectOption<Value>[]
  /** Further options under headings; a group without options has no heading. */
  readonly groups?: readonly { readonly label: string; readonly options: readonly SelectOption<Value>[] }[]
  /** Names the choice in errors. */
  readonly id?: string
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
  value,
  onValueChange,
  options,
  groups = NO_GROUPS,
  wide = false,
  ...words
}: SelectProps<Value>): ReactElement => (
  <FieldShell {...words} isBare>
    {(control) => (
      <>
        <span className={wide ? wideBox : box}>
          <select
            {...control}
            className={select}
            value={value}
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
        <span data-print="only">
          {[options, ...groups.map((group) => group.options)].flat().find((option) => option.value === value)?.label}
        </span>
      </>
    )}
  </FieldShell>
)
