import type { ReactElement, ReactNode } from 'react'
import { box, row, words } from './checkbox.css.ts'

type CheckboxProps = { readonly label: ReactNode; readonly checked: boolean; readonly onChange: (checked: boolean) => void }

/** Something that is agreed to with the form it stands in, and not at once: all of its words can be pressed. */
export const Checkbox = ({ label, checked, onChange }: CheckboxProps): ReactElement => (
  <label className={row}>
    <input type="checkbox" className={box} checked={checked} onChange={(event) => onChange(event.currentTarget.checked)} />
    <span className={words}>{label}</span>
  </label>
)
