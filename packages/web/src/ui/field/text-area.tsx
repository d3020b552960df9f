import type { ReactElement } from 'react'
import { area } from './field.css.ts'
import { FieldShell, type FieldWords } from './shell.tsx'

type TextAreaProps = Pick<FieldWords, 'label' | 'hint' | 'error'> & {
  readonly id?: string
  readonly value: string
  readonly onValueChange: (text: string) => void
  readonly disabled?: boolean
}

/** Several lines of text. The page keeps what was typed, right or wrong. */
export const TextArea = ({ value, onValueChange, disabled = false, ...words }: TextAreaProps): ReactElement => (
  <FieldShell {...words} disabled={disabled} dense>
    {(control) => (
      <textarea
        {...control}
        className={area}
        rows={5}
        value={value}
        readOnly={disabled}
        onChange={(event) => onValueChange(event.currentTarget.value)}
      />
    )}
  </FieldShell>
)
