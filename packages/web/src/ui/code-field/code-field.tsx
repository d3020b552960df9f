import { type ReactNode, useId } from 'react'
import { FieldError } from '../field/index.ts'
import { hint as hintStyle, label as labelStyle } from '../field/field.css.ts'
import { cells, code as codeStyle, input, over } from './code-field.css.ts'

const CELLS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const

type CodeInputProps = {
  readonly id: string
  /** The digits that are there. */
  readonly value: string
  /** Told the digits alone: a code that is pasted with its spaces is whole. */
  readonly onValueChange: (digits: string) => void
  readonly invalid?: boolean
  readonly describedBy?: string | undefined
}

/** A code of six digits, each in a cell that is only drawn: it is one field, so paste, the phone's own offer and screen readers work as in any other. */
export const CodeInput = ({ id, value, onValueChange, invalid = false, describedBy }: CodeInputProps) => (
  <div className={codeStyle}>
    <div className={cells} aria-hidden>
      {CELLS.map((cell, place) => (
        <span key={cell} data-next={place === Math.min(value.length, CELLS.length - 1) ? '' : undefined} />
      ))}
    </div>
    <div className={over}>
      <input
        id={id}
        className={input}
        value={value}
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        onChange={(event) => onValueChange(event.currentTarget.value.replaceAll(/\D/g, '').slice(0, CELLS.length))}
      />
    </div>
  </div>
)

type CodeFieldProps = Pick<CodeInputProps, 'value' | 'onValueChange'> & {
  readonly label: ReactNode
  readonly hint?: ReactNode
  /** Why the code is refused, in words. */
  readonly error?: ReactNode
}

/** The same with its words: label above, hint and refusal below, read with the value. */
export const CodeField = ({ label, hint, error, value, onValueChange }: CodeFieldProps) => {
  const id = useId()
  const isWrong = error !== undefined
  const described = [isWrong ? `${id}-error` : '', hint === undefined ? '' : `${id}-hint`].filter((part) => part !== '')
  return (
    <div>
      <label htmlFor={id} className={labelStyle}>
        {label}
      </label>
      <CodeInput
        id={id}
        value={value}
        onValueChange={onValueChange}
        invalid={isWrong}
        describedBy={described.length === 0 ? undefined : described.join(' ')}
      />
      {hint !== undefined && (
        <p id={`${id}-hint`} className={hintStyle}>
          {hint}
        </p>
      )}
      {isWrong && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}
