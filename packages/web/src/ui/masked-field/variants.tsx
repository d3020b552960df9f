import { ibanFormat, nirFormat, numericFormat, percentageFormat, phoneFormat } from '@hautelisse/domain/fields'
import { Trans } from '@lingui/react/macro'
import { MaskedField, type MaskedFieldProps } from './masked-field.tsx'
import { iban } from './masked-field.css.ts'

type VariantProps = Omit<
  MaskedFieldProps,
  'format' | 'pasteRefusal' | 'align' | 'hideable' | 'className' | 'type' | 'inputMode' | 'autoCapitalize' | 'spellCheck' | 'unit'
>

/** An IBAN, in groups of four (P-FMT-10). */
export const IbanField = ({ hint, ...rest }: VariantProps) => (
  <MaskedField
    autoComplete="off"
    {...rest}
    format={ibanFormat}
    inputMode="text"
    autoCapitalize="characters"
    spellCheck={false}
    className={iban}
    hint={hint ?? <Trans id="fields.iban.hint">27 caractères pour la France</Trans>}
    pasteRefusal={<Trans id="fields.iban.paste">Le texte collé n’est pas un IBAN</Trans>}
  />
)

/** A social security number, in groups of 1, 2, 2, 2, 3, 3 (P-FMT-12). A keyboard of digits alone has no letter for Corsica. */
export const NirField = ({ hint, ...rest }: VariantProps) => (
  <MaskedField
    autoComplete="off"
    {...rest}
    format={nirFormat}
    inputMode="text"
    autoCapitalize="characters"
    spellCheck={false}
    hint={hint ?? <Trans id="fields.nir.hint">13 caractères, sans la clé</Trans>}
    pasteRefusal={<Trans id="fields.nir.paste">Le texte collé n’est pas un numéro de Sécurité sociale</Trans>}
  />
)

/** A French telephone number, in five pairs (P-FMT-13). */
export const PhoneField = ({ hint, ...rest }: VariantProps) => (
  <MaskedField
    autoComplete="tel-national"
    {...rest}
    format={phoneFormat}
    type="tel"
    inputMode="tel"
    hint={hint ?? <Trans id="fields.phone.hint">10 chiffres</Trans>}
    pasteRefusal={<Trans id="fields.phone.paste">Le texte collé n’est pas un numéro de téléphone français</Trans>}
  />
)

/** A percentage, its sign outside the value; two decimals once it is left (P-FMT-09). */
export const PercentageField = (props: VariantProps) => (
  <MaskedField
    autoComplete="off"
    {...props}
    format={percentageFormat}
    inputMode="decimal"
    align="end"
    unit="%"
    pasteRefusal={<Trans id="fields.percentage.paste">Le texte collé n’est pas un pourcentage</Trans>}
  />
)

/** A number of digits, one comma and spaces: no other key does anything (P-FMT-14). */
export const NumericField = ({ unit, ...rest }: VariantProps & Pick<MaskedFieldProps, 'unit'>) => (
  <MaskedField
    autoComplete="off"
    {...rest}
    format={numericFormat}
    inputMode="decimal"
    align="end"
    unit={unit}
    pasteRefusal={<Trans id="fields.numeric.paste">Le texte collé n’est pas un nombre</Trans>}
  />
)
