import { ToolButton } from '../button/index.ts'
import { drawings } from '../icon/index.ts'
import { boxWrong, count, countBox, countStep, hint as hintStyle, label as labelStyle } from './field.css.ts'
import { FieldError, type FieldWords } from './shell.tsx'

type CountFieldProps = Pick<FieldWords, 'label' | 'hint' | 'error'> & {
  /** Names the field in errors. */
  readonly id: string
  readonly value: string
  readonly onValueChange: (text: string) => void
  /** A press on − or +. */
  readonly onStep: (by: -1 | 1) => void
  /** Names of the two buttons. */
  readonly fewer: string
  readonly more: string
  readonly maxLength?: number
}

/** A small whole number, typed or counted up and down. The domain decides what a press makes of it. */
export const CountField = ({ label, hint, error, id, value, onValueChange, onStep, fewer, more, maxLength }: CountFieldProps) => {
  const refused = error !== undefined
  const described = [refused ? `${id}-error` : undefined, hint === undefined ? undefined : `${id}-hint`].filter(
    (part) => part !== undefined,
  )
  return (
    <div>
      <label htmlFor={id} className={labelStyle}>
        {label}
      </label>
      <div className={`${countBox} ${refused ? boxWrong : ''}`}>
        <ToolButton className={countStep} icon={drawings.Minus} aria-label={fewer} onClick={() => onStep(-1)} />
        <input
          id={id}
          className={count}
          value={value}
          inputMode="numeric"
          autoComplete="off"
          maxLength={maxLength}
          aria-invalid={refused || undefined}
          aria-describedby={described.length === 0 ? undefined : described.join(' ')}
          onChange={(event) => onValueChange(event.currentTarget.value)}
        />
        <ToolButton className={countStep} icon={drawings.Plus} aria-label={more} onClick={() => onStep(1)} />
      </div>
      {hint !== undefined && (
        <p id={`${id}-hint`} className={hintStyle}>
          {hint}
        </p>
      )}
      {refused && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}
