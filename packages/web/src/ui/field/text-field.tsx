import type { ClipboardEvent, InputHTMLAttributes, Ref } from 'react'
import { end, input } from './field.css.ts'
import { type FieldWords, FieldShell } from './shell.tsx'

type Native = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | 'id'
  | 'name'
  | 'disabled'
  | 'required'
  | 'autoComplete'
  | 'inputMode'
  | 'maxLength'
  | 'onBlur'
  | 'onFocus'
  | 'spellCheck'
  | 'type'
>

export type TextFieldProps = FieldWords &
  Native & {
    readonly value: string
    readonly onValueChange: (text: string) => void
    /** Takes over a paste: the pasted text is handed up whole and the field does not change by itself. */
    readonly onValuePaste?: (pasted: string) => void
    readonly align?: 'start' | 'end'
    readonly describedBy?: string
    readonly ref?: Ref<HTMLInputElement>
  }

/** One line of text. The page keeps what was typed, right or wrong. */
export const TextField = ({
  label,
  hint,
  error,
  wrong = false,
  unit,
  labelAlign = 'start',
  dense = false,
  describedBy,
  onValueChange,
  onValuePaste,
  align = 'start',
  id,
  type = 'text',
  ...native
}: TextFieldProps) => (
  <FieldShell {...{ label, hint, error, wrong, unit, labelAlign, dense, id, describedBy }} disabled={native.disabled}>
    {(control) => (
      <input
        {...native}
        {...control}
        type={type}
        className={`${input} ${align === 'end' ? end : ''}`}
        onChange={(event) => onValueChange(event.currentTarget.value)}
        onPaste={onValuePaste === undefined ? undefined : (event) => handUp(event, onValuePaste)}
      />
    )}
  </FieldShell>
)

const handUp = (event: ClipboardEvent<HTMLInputElement>, onValuePaste: (pasted: string) => void): void => {
  event.preventDefault()
  onValuePaste(event.clipboardData.getData('text'))
}

/** A number with its unit, as text, which the domain parses. */
export const NumberField = ({ inputMode = 'numeric', autoComplete = 'off', ...rest }: TextFieldProps) => (
  <TextField align="end" inputMode={inputMode} autoComplete={autoComplete} {...rest} />
)
