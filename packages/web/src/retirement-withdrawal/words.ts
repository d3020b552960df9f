import type { CaseRefusal } from '@hautelisse/domain/retirement-withdrawal'
import type { FieldError } from '@hautelisse/domain/validation'
import type { WithdrawCase } from '@hautelisse/domain/withdrawal'
import { useLingui } from '@lingui/react/macro'

/** What each case is called, and what it covers. */
export const useCaseWords = (): Readonly<Record<WithdrawCase, { readonly name: string; readonly text: string }>> => {
  const { t } = useLingui()
  return {
    retirement: {
      name: t({ id: 'exit.case.retirement', message: 'Je pars à la retraite' }),
      text: t({ id: 'exit.case.retirement-text', message: 'En capital, en rente, ou les deux. La demande se signe en ligne.' }),
    },
    owner: {
      name: t({ id: 'exit.case.owner', message: 'J’achète ma résidence principale' }),
      text: t({
        id: 'exit.case.owner-text',
        message: 'Vos versements et votre épargne salariale, sans les versements obligatoires.',
      }),
    },
    family: {
      name: t({ id: 'exit.case.family', message: 'Ma famille change' }),
      text: t({ id: 'exit.case.family-text', message: 'Mariage, naissance, séparation, violences, proche aidé.' }),
    },
    business: {
      name: t({ id: 'exit.case.business', message: 'Mon travail change' }),
      text: t({ id: 'exit.case.business-text', message: 'Création d’entreprise, fin de contrat de travail.' }),
    },
    hardblows: {
      name: t({ id: 'exit.case.hardblows', message: 'Je traverse un coup dur' }),
      text: t({
        id: 'exit.case.hardblows-text',
        message: 'Décès du conjoint, invalidité, surendettement, chômage, liquidation.',
      }),
    },
    other: {
      name: t({ id: 'exit.case.other', message: 'Un autre motif' }),
      text: t({ id: 'exit.case.other-text', message: 'Rénovation énergétique, véhicule propre, plan d’un enfant mineur.' }),
    },
  }
}

/** Why a contract gives nothing in a case. */
export const useCaseRefusalWords = (): ((refusal: CaseRefusal) => string) => {
  const { t } = useLingui()
  return ({ kind }) => {
    switch (kind) {
      case 'article-83':
        return t({ id: 'exit.refusal.article-83', message: 'Un article 83 se retire à la retraite seulement' })
      case 'own-terms':
        return t({
          id: 'exit.refusal.own-terms',
          message: 'Ce contrat suit ses propres conditions : demandez-les à la ligne d’aide',
        })
      case 'unknown-reason':
        return t({ id: 'exit.refusal.unknown-reason', message: 'La loi des plans d’épargne retraite ne connaît pas ce motif' })
      case 'nothing-held':
        return t({ id: 'exit.refusal.nothing-held', message: 'Rien à retirer pour ce motif' })
      default:
        return kind satisfies never
    }
  }
}

/** What is missing or wrong, in words. */
export const useExitErrorWords = (): ((error: FieldError) => string) => {
  const { t } = useLingui()
  return ({ path, code, params }) => {
    const max = params?.['max'] ?? ''
    if (code === 'amount-too-large') return t({ id: 'exit.error.large', message: `Le montant ne peut pas dépasser ${max}` })
    if (code === 'zero-amount') return t({ id: 'act.error.zero', message: 'Veuillez saisir un montant supérieur à 0 €' })
    if (code === 'date-wrong')
      return t({ id: 'exit.error.date', message: 'La date de l’événement doit être aujourd’hui au plus tard' })
    if (path === 'agreed') return t({ id: 'portal.error.consent.title', message: 'Votre accord est nécessaire' })
    if (path === 'pension_started')
      return t({ id: 'exit.error.pension', message: 'Avant l’âge légal, une pension déjà commencée est nécessaire' })
    if (path === 'options') return t({ id: 'exit.error.option', message: 'Choisissez d’abord une rente dans vos résultats' })
    return code === 'required'
      ? t({ id: 'exit.error.required', message: 'Champ requis' })
      : t({ id: 'act.error.wrong', message: 'Champ erroné' })
  }
}
