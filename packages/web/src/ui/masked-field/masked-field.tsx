import type { FieldFormat } from '@hautelisse/domain/fields'
import { useLingui } from '@lingui/react/macro'
import { useRef, useState, type InputHTMLAttributes, type ReactNode } from 'react'
import { useHiddenAmounts } from '../amount/index.ts'
import { Button } from '../button/index.ts'
import { end, input } from '../field/field.css.ts'
import { FieldShell, type FieldWords } from '../field/shell.tsx'
import { readings as readingsRow } from './masked-field.css.ts'
import { useTyping } from './typing.ts'

type Native = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'id' | 'name' | 'disabled' | 'required' | 'autoComplete' | 'autoCapitalize' | 'inputMode' | 'spellCheck' | 'type'
>

export type MaskedFieldProps = FieldWords &
  Native & {
    readonly format: FieldFormat
    /** The text being typed, kept by the page. */
    readonly value: string
    /** Takes what the field holds from now on: its format has said what may stand there, the page takes it as it is. */
    readonly onValueChange: (text: string) => void
    /** Says that a pasted text was refused; the field keeps what it had, and says so until the next key. */
    readonly pasteRefusal: ReactNode
    /** Asks which of several meanings a pasted text has; each is a button, with the words of the amount. */
    readonly pasteReadings?: { readonly question: ReactNode; readonly words: (reading: string) => string } | undefined
    /** Hands a paste up whole, for a page whose machine reads it, says what is wrong with it, and writes what is left. */
    readonly onValuePaste?: ((pasted: string) => void) | undefined
    readonly onBlur?: (() => void) | undefined
    readonly align?: 'start' | 'end'
    /** An amount or the like: not shown, and not edited blind, while amounts are hidden. */
    readonly hideable?: boolean
    readonly describedBy?: string | undefined
    readonly className?: string
  }

/** A paste that was refused: its meanings, if there are several, and what was wrong with the field before. */
type Refusal = { readonly readings: readonly string[]; readonly over: ReactNode }

/** What stands for a text that the saver hid. */
const HIDDEN = '•••'

/** A field whose format writes as one types: groups, separators, capitals. The page parses and validates the value. */
export const MaskedField = ({
  format,
  value,
  onValueChange,
  pasteRefusal,
  pasteReadings,
  onValuePaste,
  onBlur,
  align = 'start',
  hideable = false,
  className = '',
  type = 'text',
  label,
  hint,
  error,
  wrong = false,
  unit,
  labelAlign = 'start',
  dense = false,
  describedBy,
  id,
  ...native
}: MaskedFieldProps) => {
  const { t } = useLingui()
  const hidden = useHiddenAmounts() && hideable
  // It says nothing of the value, only of the gesture just made, so that no page need keep it.
  const [refusal, setRefusal] = useState<Refusal>()
  const field = useRef<HTMLInputElement>(null)
  const change = (text: string): void => {
    setRefusal(undefined)
    if (text !== value) onValueChange(text)
  }
  const take = (pasted: string): void => {
    const meant = format.paste(pasted)
    const readings = (meant.kind === 'refused' && pasteReadings !== undefined ? meant.readings : undefined) ?? []
    setRefusal(meant.kind === 'refused' ? { readings, over: error } : undefined)
    if (readings.length > 0) return
    if (onValuePaste !== undefined) onValuePaste(pasted)
    else if (meant.kind === 'text') onValueChange(meant.text)
  }
  const { listeners, paste, forget } = useTyping(field, format, { value, change, take })
  const writeOut = (): void => {
    if (onValuePaste !== undefined || hidden) return
    const left = format.leave(value)
    if (left !== value) onValueChange(left)
  }
  const leave = (): void => {
    forget()
    // The buttons that ask stay: the saver is on the way to them.
    if (refusal?.readings.length === 0) setRefusal(undefined)
    writeOut()
    onBlur?.()
  }
  const choose = (reading: string): void => {
    const { current } = field
    if (current === null) return
    current.focus()
    paste(current, reading)
  }
  const said =
    refusal === undefined || refusal.readings.length === 0 ? (
      pasteRefusal
    ) : (
      <>
        {pasteReadings?.question}
        <span className={readingsRow}>
          {refusal.readings.map((reading) => (
            <Button key={reading} variant="secondary" size="s" onClick={() => choose(reading)}>
              {pasteReadings?.words(reading)}
            </Button>
          ))}
        </span>
      </>
    )
  // A page that reads pastes itself may have its own words for one that it refused.
  const isOwn = refusal !== undefined && !hidden && (onValuePaste === undefined || error === refusal.over)
  return (
    <FieldShell
      label={label}
      hint={hint}
      error={isOwn ? said : error}
      wrong={wrong}
      unit={unit}
      labelAlign={labelAlign}
      dense={dense}
      id={id}
      disabled={native.disabled}
      describedBy={describedBy}
    >
      {(control) => (
        <input
          {...native}
          {...control}
          {...listeners}
          ref={field}
          // A hidden amount cannot be edited blind: the field shows it as soon as it is shown again.
          type={type}
          className={`${input} ${align === 'end' ? end : ''} ${className}`}
          readOnly={hidden}
          value={hidden ? HIDDEN : value}
          title={hidden ? t({ id: 'ui.amount.hidden', message: 'montant masqué' }) : undefined}
          onBlur={leave}
          onKeyDown={(event) => {
            listeners.onKeyDown(event)
            // It sends the form without leaving the field.
            if (event.key === 'Enter') writeOut()
          }}
          onPaste={(event) => {
            event.preventDefault()
            if (!hidden) paste(event.currentTarget, event.clipboardData.getData('text'))
          }}
        />
      )}
    </FieldShell>
  )
}
