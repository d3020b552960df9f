import type { IdentifierProblem, IdentifierProblemCode } from '@hautelisse/domain/identifiers'
import { useLingui } from '@lingui/react/macro'

/** The sentences that say what is wrong with an identifier, for the page that sends its form. */
export const useIdentifierWords = (): ((problem: IdentifierProblem) => string) => {
  const { t } = useLingui()
  return ({ code, params }) => {
    const expected = params?.expected ?? 0
    const invalidIban = () => t({ id: 'fields.iban.wrong', message: 'Votre IBAN est invalide' })
    const words: Readonly<Record<IdentifierProblemCode, () => string>> = {
      'iban-form': invalidIban,
      'iban-key': invalidIban,
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
