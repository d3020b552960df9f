import type { ReactElement, ReactNode } from 'react'
import { box, row, words } from './checkbox.css.ts'

type CheckboxProps = {
  readonly label: ReactNode
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  /** Id of what says why it is to be ticked, once the form was sent without it. */
  readonly refusal?: string | undefined
}

/** Something that is agreed to with the form it stands in, and not at once: all of its words can be pressed. */
export const Checkbox = ({ label, checked, onChange, refusal }: CheckboxProps): ReactElement => (
  <label className={row}>
    <input
      type="checkbox"
      className={box}
      checked={checked}
      aria-invalid={refusal === undefined ? undefined : true}
      aria-describedby={refusal}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
    <span className={words}>{label}</span>
  </label>
)
