import type { ReactElement, ReactNode } from 'react'
import { input } from '../field/field.css.ts'
import { FieldShell } from '../field/index.ts'
import { drawings, Icon } from '../icon/index.ts'
import { mark } from './search-field.css.ts'

type SearchFieldProps = {
  readonly label: ReactNode
  readonly value: string
  readonly onValueChange: (typed: string) => void
  readonly className?: string
}

/** Where something is looked for while it is typed. */
export const SearchField = ({ label, value, onValueChange, className }: SearchFieldProps): ReactElement => (
  <FieldShell label={label} className={className} before={<Icon of={drawings.MagnifyingGlass} className={mark} />}>
    {(control) => (
      <input
        {...control}
        type="search"
        className={input}
        value={value}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onValueChange(event.currentTarget.value)}
      />
    )}
  </FieldShell>
)
