import { dateFormat } from '@hautelisse/domain/fields'
import { Trans } from '@lingui/react/macro'
import { MaskedField, type MaskedFieldProps } from '../masked-field/masked-field.tsx'

type DateFieldProps = Omit<
  MaskedFieldProps,
  'format' | 'pasteRefusal' | 'onValuePaste' | 'inputMode' | 'unit' | 'align' | 'hideable' | 'className' | 'type'
> & {
  /** A date as this field may hold one, for its hint. */
  readonly example?: string | undefined
}

/** A date as people write it. One field: a known date is typed faster than it is picked. */
export const DateField = ({ hint, example = '14/05/2026', ...rest }: DateFieldProps) => (
  <MaskedField
    autoComplete="off"
    {...rest}
    format={dateFormat}
    inputMode="numeric"
    hint={hint ?? <Trans id="ui.field.date-hint">Jour, mois, année : par exemple {example}</Trans>}
    pasteRefusal={<Trans id="fields.date.paste">Le texte collé n’est pas une date</Trans>}
  />
)
