import { useId, type ReactElement, type ReactNode } from 'react'
import { FieldError } from '../field/shell.tsx'
import { box, row, words } from './checkbox.css.ts'

type CheckboxProps = {
  readonly label: ReactNode
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  /** Why it is to be ticked, once the form was sent without it. */
  readonly error?: ReactNode
  /** Id of a refusal that stands elsewhere and concerns several boxes. */
  readonly refusal?: string | undefined
}

/** Something that is agreed to with the form it stands in, and not at once: all of its words can be pressed. */
export const Checkbox = ({ label, checked, onChange, error, refusal }: CheckboxProps): ReactElement => {
  const id = useId()
  const described = error === undefined ? refusal : id
  return (
    <>
      <label className={row}>
        <input
          type="checkbox"
          className={box}
          checked={checked}
          aria-invalid={described === undefined ? undefined : true}
          aria-describedby={described}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span className={words}>{label}</span>
      </label>
      {error !== undefined && <FieldError id={id}>{error}</FieldError>}
    </>
  )
}
