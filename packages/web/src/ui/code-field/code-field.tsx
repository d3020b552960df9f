import type { ReactElement } from 'react'
import { type ControlProps, FieldShell, type FieldWords } from '../field/index.ts'
import { cells, code as codeStyle, input, over } from './code-field.css.ts'

const CELLS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const

type CodeInputProps = ControlProps & {
  /** The digits that are there. */
  readonly value: string
  /** Told the digits alone: a code that is pasted with its spaces is whole. */
  readonly onValueChange: (digits: string) => void
}

/** A code of six digits, each in a cell that is only drawn: it is one field, so paste, the phone's own offer and screen readers work as in any other. */
const CodeInput = ({ value, onValueChange, ...control }: CodeInputProps): ReactElement => (
  <div className={codeStyle}>
    <div className={cells} aria-hidden>
      {CELLS.map((cell, place) => (
        <span key={cell} data-next={place === Math.min(value.length, CELLS.length - 1) ? '' : undefined} />
      ))}
    </div>
    <div className={over}>
      <input
        {...control}
        className={input}
        value={value}
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
        onChange={(event) => onValueChange(event.currentTarget.value.replaceAll(/\D/g, '').slice(0, CELLS.length))}
      />
    </div>
  </div>
)

type CodeFieldProps = Pick<CodeInputProps, 'value' | 'onValueChange'> &
  Pick<FieldWords, 'label' | 'hint' | 'error' | 'wrong'> & {
    /** Id of a refusal that stands elsewhere. */
    readonly describedBy?: string | undefined
  }

/** A code of six digits with its words. */
export const CodeField = ({ value, onValueChange, ...words }: CodeFieldProps): ReactElement => (
  <FieldShell {...words} isBare>
    {(control) => <CodeInput {...control} value={value} onValueChange={onValueChange} />}
  </FieldShell>
)
