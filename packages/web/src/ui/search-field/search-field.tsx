import { type ReactNode, useId } from 'react'
import { box, input, label as labelStyle } from '../field/field.css.ts'
import { drawings, Icon } from '../icon/index.ts'
import { mark } from './search-field.css.ts'

type SearchFieldProps = {
  readonly label: ReactNode
  readonly value: string
  readonly onValueChange: (typed: string) => void
  readonly className?: string
}

/** Where something is looked for while it is typed. */
export const SearchField = ({ label, value, onValueChange, className }: SearchFieldProps) => {
  const id = useId()
  return (
    <div className={className}>
      <label htmlFor={id} className={labelStyle}>
        {label}
      </label>
      <div className={box}>
        <Icon of={drawings.MagnifyingGlass} className={mark} />
        <input
          id={id}
          type="search"
          className={input}
          value={value}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => onValueChange(event.currentTarget.value)}
        />
      </div>
    </div>
  )
}
