import { Trans } from '@lingui/react/macro'
import { typeDate } from './date-typing.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'

type DateFieldProps = Omit<TextFieldProps, 'inputMode' | 'unit' | 'align' | 'onValuePaste'>

/** A date typed as day, month, year. One field: a known date is typed faster than it is picked. */
export const DateField = ({ onValueChange, value, hint, ...rest }: DateFieldProps) => (
  <TextField
    inputMode="numeric"
    autoComplete="off"
    {...rest}
    value={value}
    hint={hint ?? <Trans id="ui.field.date-hint">Jour, mois, année : par exemple 12/03/1964</Trans>}
    onValueChange={(text) => onValueChange(typeDate(text, value))}
  />
)
