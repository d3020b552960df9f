import type { FieldProblem } from '@hautelisse/domain/contract'
import type { LoginRefusal } from '@hautelisse/domain/pension'
import { useLingui } from '@lingui/react/macro'

/** The sentence for everything that has none of its own (S-ERR-02, S-ERR-08, S-ERR-11). */
export const useGenericWords = (): string => {
  const { t } = useLingui()
  return t({ id: 'pension.error.generic', message: 'Une erreur est survenue, veuillez recommencer ultérieurement.' })
}

/** What a refused login says (S-ERR-01 to S-ERR-12). */
export const useRefusalWords = (): ((refusal: LoginRefusal) => readonly string[]) => {
  const { t } = useLingui()
  const generic = useGenericWords()
  return (refusal) => {
    switch (refusal.kind) {
      case 'said':
        return [refusal.said]
      case 'wrong-cnav':
        return [t({ id: 'pension.error.wrong-cnav', message: "Erreur d'authentification - login et/ou mot de passe incorrect." })]
      case 'wrong-ameli':
        return [
          t({
            id: 'pension.error.wrong-ameli',
            message:
              "Les informations saisies sont erronées. Merci de renouveler votre saisie. Attention : 3 essais infructueux bloquent l'accès au service.",
          }),
        ]
      case 'denied':
        return [t({ id: 'pension.error.denied', message: 'Accès non autorisé.' })]
      case 'generic':
        return refusal.said === undefined ? [generic] : [generic, refusal.said]
      default:
        return refusal satisfies never
    }
  }
}

/** What is wrong with a field of an account (MAREL-78 to MAREL-87). */
export const useAccountWords = (): ((problem: FieldProblem) => string) => {
  const { t } = useLingui()
  return ({ path, code }) => {
    if (code === 'tax-number') return t({ id: 'pension.error.tax-number', message: 'Votre numéro fiscal est invalide' })
    if (code === 'password-too-short')
      return t({ id: 'pension.error.password', message: 'Votre mot de passe doit comporter au moins 8 caractères' })
    if (code === 'date-in-future') return t({ id: 'pension.error.future', message: 'La date ne peut pas être dans le futur' })
    if (code === 'date-wrong') return t({ id: 'pension.error.date', message: 'Cette date n’existe pas' })
    if (code === 'email') return t({ id: 'pension.error.email', message: 'Cette adresse e-mail n’est pas complète' })
    if (code.startsWith('nir')) return t({ id: 'pension.error.nir', message: 'Votre numéro de sécurité sociale est invalide' })
    if (code === 'required')
      return path === 'identifier'
        ? t({ id: 'pension.error.nir-required', message: 'Veuillez renseigner votre numéro de sécurité sociale' })
        : t({ id: 'pension.error.required', message: 'Champ requis' })
    return t({ id: 'pension.error.wrong', message: 'Cette réponse n’est pas la bonne' })
  }
}
