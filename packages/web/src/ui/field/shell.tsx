import { type ReactNode, useId } from 'react'
import { drawings, Icon } from '../icon/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import {
  box,
  boxOff,
  boxWrong,
  error as errorStyle,
  held,
  hint as hintStyle,
  label as labelStyle,
  labelEnd,
  labelSmall,
  lock,
  unit as unitStyle,
} from './field.css.ts'

/** What every field says around its value. */
export type FieldWords = {
  readonly label: ReactNode
  readonly hint?: ReactNode
  /** Why the value is refused, in words; its presence marks the field as wrong. */
  readonly error?: ReactNode
  /** Marks the field as wrong without words of its own: one sentence elsewhere, named by `describedBy`, concerns several fields. */
  readonly wrong?: boolean
  /** Written after the value, outside it: `€`, `ans`. */
  readonly unit?: ReactNode
  /** Left-aligned label by default; `end` for the right half of a pair. */
  readonly labelAlign?: 'start' | 'end'
  /** A smaller label, for a field inside a card's row; the row has the padlock. */
  readonly dense?: boolean
  /** The label is heard only: the value itself says what it is about. */
  readonly labelHidden?: boolean
}

/** Attributes that tie the control to its words. */
export type ControlProps = {
  readonly id: string
  readonly 'aria-invalid': true | undefined
  readonly 'aria-describedby': string | undefined
}

type ShellProps = FieldWords & {
  readonly id?: string | undefined
  readonly disabled?: boolean | undefined
  /** Ids of further words about this field, outside it. */
  readonly describedBy?: string | undefined
  /** The control draws its own box. */
  readonly isBare?: boolean
  /** In the box, before the value. */
  readonly before?: ReactNode
  readonly className?: string | undefined
  readonly children: (control: ControlProps) => ReactNode
}

/** Label above, value in its box, hint and refusal below; both are read with the value. */
export const FieldShell = ({
  label,
  hint,
  error,
  wrong: alsoWrong = false,
  unit,
  labelAlign = 'start',
  dense = false,
  id,
  disabled = false,
  describedBy,
  labelHidden = false,
  isBare = false,
  before,
  className,
  children,
}: ShellProps) => {
  const made = useId()
  const controlId = id ?? made
  const refused = error !== undefined
  const wrong = refused || alsoWrong
  const hintId = hint === undefined ? undefined : `${controlId}-hint`
  const errorId = refused ? `${controlId}-error` : undefined
  const described = [errorId, hintId, describedBy].filter((part) => part !== undefined).join(' ')
  const control = children({
    id: controlId,
    'aria-invalid': wrong || undefined,
    'aria-describedby': described === '' ? undefined : described,
  })
  return (
    <div className={className}>
      <label
        htmlFor={controlId}
        className={labelHidden ? undefined : `${labelStyle} ${labelAlign === 'end' ? labelEnd : ''} ${dense ? labelSmall : ''}`}
      >
        {labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </label>
      {isBare ? (
        control
      ) : (
        <div className={`${box} ${wrong ? boxWrong : ''} ${disabled ? boxOff : ''}`}>
          {before}
          <div className={held}>{control}</div>
          {unit !== undefined && <span className={unitStyle}>{unit}</span>}
          {disabled && !dense && <Icon of={drawings.Lock} className={lock} />}
        </div>
      )}
      {hint !== undefined && (
        <p id={hintId} className={hintStyle}>
          {hint}
        </p>
      )}
      {refused && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  )
}

/** A refusal, in words and with its icon. Used alone where one sentence concerns several fields. */
export const FieldError = ({ id, children }: { readonly id?: string | undefined; readonly children: ReactNode }) => (
  <p id={id} className={errorStyle}>
    <Icon of={drawings.WarningCircle} />
    <span>{children}</span>
  </p>
)
