import { OLDEST_AGE } from '@hautelisse/domain/withdrawal'
import type { FieldError, FieldErrorCode } from '@hautelisse/domain/validation'
import { useLingui } from '@lingui/react/macro'

/**
 * Words of the refusals of a field. Those that the specification quotes are kept to the byte, « 69ans » included (MRM-59, MRM-60, MRM-65,
 * MRM-69 to MRM-71, MRM-79).
 */
export const useErrorWords = (): ((error: Pick<FieldError, 'code'>) => string) => {
  const { t } = useLingui()
  const wrong = t({ id: 'withdrawal.error.wrong', message: 'Champ erroné' })
  const words: Readonly<Record<FieldErrorCode, string>> = {
    required: t({ id: 'withdrawal.error.required', message: 'Champ requis' }),
    wrong,
    'amount-too-small': wrong,
    'amount-too-large': wrong,
    'zero-amount': wrong,
    'yearly-ceiling': wrong,
    'split-incomplete': wrong,
    'fund-share-too-large': wrong,
    'shared-custody-alone': wrong,
    'pasted-refused': t({
      id: 'withdrawal.error.pasted-refused',
      message: 'Le texte collé n’est pas un montant : le champ garde sa valeur',
    }),
    'age-required': t({ id: 'withdrawal.error.age-required', message: 'Veuillez renseigner votre âge de départ' }),
    'age-out-of-range': t({
      id: 'withdrawal.error.age-out-of-range',
      message: 'Votre âge de départ doit être compris entre 60 et 69ans',
    }),
    'date-wrong': t({
      id: 'withdrawal.error.date-wrong',
      message: 'Cette date n’est pas valable : vérifiez le jour, le mois et l’année',
    }),
    'spouse-too-old': t({
      id: 'withdrawal.error.spouse-too-old',
      message: `Votre conjoint aurait plus de ${OLDEST_AGE} ans à votre départ : les tables de mortalité s’arrêtent avant. Vérifiez l’année de naissance.`,
    }),
    'spouse-minor': t({ id: 'withdrawal.error.spouse-minor', message: 'Votre conjoint doit être majeur' }),
    'reversion-percentage-wrong': t({
      id: 'withdrawal.error.reversion-percentage-wrong',
      message: 'Choisissez l’une des parts proposées',
    }),
    'annuity-option-required': t({
      id: 'withdrawal.error.annuity-option-required',
      message: 'Veuillez sélectionner une option de rente',
    }),
    'unknown-key': t({ id: 'withdrawal.error.unknown-key', message: 'Cette part n’existe pas sur votre contrat' }),
    'unknown-policy': t({ id: 'withdrawal.error.unknown-policy', message: 'Ce contrat n’est pas l’un des vôtres' }),
    'ineligible-account': t({
      id: 'withdrawal.error.ineligible-account',
      message: 'Ce contrat n’entre pas dans la simulation',
    }),
    'capital-locked': t({ id: 'withdrawal.error.capital-locked', message: 'La loi prévoit une rente pour cette part' }),
    'option-not-allowed': t({
      id: 'withdrawal.error.option-not-allowed',
      message: 'Cette option ne va pas avec votre réponse sur la rente réversible',
    }),
  }
  return ({ code }) => words[code]
}
