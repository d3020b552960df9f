import { ToolButton } from '../button/index.ts'
import { drawings } from '../icon/index.ts'
import { boxWrong, count, countBox, countStep } from './field.css.ts'
import { FieldShell, type FieldWords } from './shell.tsx'

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
export const CountField = ({ value, onValueChange, onStep, fewer, more, maxLength, ...words }: CountFieldProps) => (
  <FieldShell {...words} isBare>
    {(control) => (
      <div className={`${countBox} ${control['aria-invalid'] === true ? boxWrong : ''}`}>
        <ToolButton className={countStep} icon={drawings.Minus} aria-label={fewer} onClick={() => onStep(-1)} />
        <input
          {...control}
          className={count}
          value={value}
          inputMode="numeric"
          autoComplete="off"
          maxLength={maxLength}
          onChange={(event) => onValueChange(event.currentTarget.value)}
        />
        <ToolButton className={countStep} icon={drawings.Plus} aria-label={more} onClick={() => onStep(1)} />
      </div>
    )}
  </FieldShell>
)
