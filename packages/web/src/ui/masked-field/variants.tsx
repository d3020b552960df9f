import { ibanFormat, nirFormat, numericFormat, percentageFormat, phoneFormat } from '@hautelisse/domain/fields'
import type { IdentifierProblem, IdentifierProblemCode } from '@hautelisse/domain/identifiers'
import { Trans, useLingui } from '@lingui/react/macro'
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

/** The sentences that say what is wrong with an identifier, for the page that sends its form. */
export const useIdentifierWords = (): ((problem: IdentifierProblem) => string) => {
  const { t } = useLingui()
  return ({ code, params }) => {
    const expected = params?.expected ?? 0
    const invalidIban = () => t({ id: 'fields.iban.wrong', message: 'Votre IBAN est invalide' })
    const invalidBic = () => t({ id: 'fields.bic.wrong', message: 'Votre BIC est invalide' })
    const words: Readonly<Record<IdentifierProblemCode, () => string>> = {
      'iban-form': invalidIban,
      'iban-key': invalidIban,
      'rib-key': invalidIban,
      'bic-form': invalidBic,
      'bic-country': invalidBic,
      'iban-length': () => t({ id: 'fields.iban.length', message: `Un IBAN de ce pays compte ${expected} caractères` }),
      'nir-form': () => t({ id: 'fields.nir.wrong', message: 'Ce numéro de Sécurité sociale n’existe pas' }),
      'nir-key': () => t({ id: 'fields.nir.key', message: 'La clé n’est pas celle de ce numéro' }),
      'nir-length': () => t({ id: 'fields.nir.length', message: `Un numéro de Sécurité sociale compte ${expected} caractères` }),
      'phone-form': () => t({ id: 'fields.phone.wrong', message: 'Un numéro de téléphone français commence par 01 à 09' }),
      'phone-length': () => t({ id: 'fields.phone.length', message: `Un numéro de téléphone compte ${expected} chiffres` }),
    }
    return words[code]()
  }
}
