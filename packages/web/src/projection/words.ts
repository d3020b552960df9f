import type { CandidateReason } from '@hautelisse/domain/projection'
import { HORIZONS } from '@hautelisse/domain/projection'
import type { FieldErrorCode } from '@hautelisse/domain/validation'
import { useLingui } from '@lingui/react/macro'

/** Words of what is wrong with a field. */
export const useFieldWords = (): ((code: FieldErrorCode) => string) => {
  const { t } = useLingui()
  const wrong = t({ id: 'projection.error.wrong', message: 'Champ erroné' })
  const { first, last } = HORIZONS
  const words: Readonly<Partial<Record<FieldErrorCode, string>>> = {
    required: t({ id: 'projection.error.required', message: 'Champ requis' }),
    'zero-amount': t({ id: 'projection.error.zero', message: 'Veuillez saisir un montant supérieur à 0 €' }),
    'amount-too-small': t({ id: 'projection.error.small', message: 'Un montant ne peut pas être négatif' }),
    'amount-too-large': t({ id: 'projection.error.large', message: 'Ce montant est trop élevé' }),
    'age-out-of-range': t({ id: 'projection.error.age', message: `L’âge de départ va de ${first} à ${last} ans` }),
  }
  return (code) => words[code] ?? wrong
}

/** Why an account is counted or not. */
export const useReasonWords = (): Readonly<Record<CandidateReason, string>> => {
  const { t } = useLingui()
  return {
    listed: t({ id: 'projection.reason.listed', message: 'Plan de retraite en cours : compté' }),
    mandatory: t({ id: 'projection.reason.mandatory', message: 'PER d’entreprise obligatoire en cours : compté' }),
    elsewhere: t({ id: 'projection.reason.elsewhere', message: 'Connu par le service public de la retraite : compté' }),
    'not-listed': t({
      id: 'projection.reason.not-listed',
      message: 'Hors de la liste des plans comptés d’office : cochez-le pour le compter',
    }),
    reduced: t({ id: 'projection.reason.reduced', message: 'Contrat réduit : cochez-le pour le compter' }),
    'other-bank': t({ id: 'projection.reason.other-bank', message: 'Dans un autre établissement : cochez-le pour le compter' }),
    'company-scheme': t({
      id: 'projection.reason.company-scheme',
      message: 'Régime d’entreprise : montré, jamais compté, rien ne dit quelle rente il donnerait',
    }),
    'no-retirement-plan': t({ id: 'projection.reason.no-plan', message: 'Pas un plan de retraite : jamais compté' }),
  }
}
