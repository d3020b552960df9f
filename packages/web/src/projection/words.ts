import type { CandidateReason } from '@hautelisse/domain/projection'
import { HORIZONS } from '@hautelisse/domain/projection'
import type { AnswerPart } from '@hautelisse/machines/projection'
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

/** What each part of the answers is called. */
export const useAnswerNames = (): Readonly<Record<Exclude<AnswerPart, 'start'> | 'household', string>> => {
  const { t } = useLingui()
  return {
    horizon: t({ id: 'projection.answer.horizon', message: 'Âge de départ' }),
    pension: t({ id: 'projection.answer.pension', message: 'Pension de l’État' }),
    goal: t({ id: 'projection.answer.goal', message: 'Objectif' }),
    split: t({ id: 'projection.answer.split', message: 'Partage de l’épargne' }),
    payments: t({ id: 'projection.answer.payments', message: 'Versements à venir' }),
    other: t({ id: 'projection.card.other', message: 'Autres revenus' }),
    loan: t({ id: 'projection.form.loan', message: 'Crédit immobilier' }),
    household: t({ id: 'projection.answer.household', message: 'Impôt du foyer' }),
  }
}

const HUNDRED = 100

/** A chance in words, as it stands under an age: neither certain nor impossible. */
export const useChanceWords = (): ((chance: number) => string) => {
  const { t } = useLingui()
  return (chance) => {
    const count = Math.round(chance * HUNDRED)
    if (count < 1) return t({ id: 'projection.chance.least', message: 'moins de 1 sur 100' })
    if (count >= HUNDRED) return t({ id: 'projection.chance.most', message: 'plus de 99 sur 100' })
    return t({ id: 'projection.chance.of', message: `${count} sur 100` })
  }
}

/** An age of departure in words: « 64 ans ». */
export const useYearsWords = (): ((age: number) => string) => {
  const { t } = useLingui()
  return (age) => t({ id: 'ui.age.whole', message: `${age}\u00A0ans` })
}
