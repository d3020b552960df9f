import type { ActOutlook, ActReason } from '@hautelisse/domain/possible-acts'
import { formatFrenchDate } from '@hautelisse/domain/calendar'
import { useLingui } from '@lingui/react/macro'
import { useAgeWords } from '../ui/age-words/index.ts'

type Act = ActOutlook['act']

/** Names of the acts. */
export const useActNames = (): Readonly<Record<Act, string>> => {
  const { t } = useLingui()
  return {
    payment: t({ id: 'possible-acts.name.payment', message: 'Verser' }),
    switch: t({ id: 'possible-acts.name.switch', message: 'Arbitrer' }),
    release: t({ id: 'possible-acts.name.release', message: 'Retirer' }),
    transfer: t({ id: 'possible-acts.name.transfer', message: 'Transférer' }),
  }
}

/** The day of a reason in words; undefined for a reason without one. */
export const useFrom = (): ((reason: ActReason) => string | undefined) => {
  const { t } = useLingui()
  return (reason) => {
    const day = 'from' in reason && reason.from !== undefined ? formatFrenchDate(reason.from) : undefined
    return day === undefined ? undefined : t({ id: 'possible-acts.reason.from', message: `À partir du ${day}` })
  }
}

const useClosedType = (): ((act: Act) => string) => {
  const { t } = useLingui()
  return (act) => {
    if (act === 'payment')
      return t({ id: 'possible-acts.reason.no-payment', message: 'Votre entreprise n’ouvre pas de versement sur ce compte' })
    return act === 'transfer'
      ? t({ id: 'possible-acts.reason.no-transfer', message: 'La loi ne prévoit pas de transfert pour ce contrat' })
      : t({ id: 'possible-acts.reason.no-release', message: 'Ce compte ne se retire pas ici' })
  }
}

/** Why an act is not possible, without its day. */
export const useReasonWords = (): ((reason: ActReason, act: Act) => string) => {
  const { t } = useLingui()
  const age = useAgeWords()
  const closedType = useClosedType()
  return (reason, act) => {
    switch (reason.kind) {
      case 'guided':
        return t({ id: 'possible-acts.reason.guided', message: 'Gestion pilotée : le gérant place pour vous' })
      case 'external-management':
        return t({ id: 'possible-acts.reason.external-management', message: 'Gestion confiée à un tiers : il choisit les fonds' })
      case 'reduced':
        return t({ id: 'possible-acts.reason.reduced', message: 'Contrat réduit : ses placements ne changent plus' })
      case 'switch-not-authorised':
        return t({ id: 'possible-acts.reason.switch-closed', message: 'Ce contrat ne permet pas d’arbitrage en ligne' })
      case 'no-act':
        return t({ id: 'possible-acts.reason.no-act', message: 'Cette opération n’est pas ouverte sur ce compte' })
      case 'closed-type':
        return closedType(act)
      case 'not-authorised':
        return t({ id: 'possible-acts.reason.not-authorised', message: 'Ce compte ne permet pas de retrait en ce moment' })
      case 'one-fund':
        return t({ id: 'possible-acts.reason.one-fund', message: 'Un seul fonds : rien ne peut être déplacé' })
      case 'no-fund':
        return t({ id: 'possible-acts.reason.no-fund', message: 'Aucun fonds de ce compte ne reçoit un versement entier' })
      case 'external-space':
        return t({ id: 'possible-acts.reason.external-space', message: 'Se fait dans l’espace des opérations de ce contrat' })
      case 'withdraw-page':
        return t({ id: 'possible-acts.reason.withdraw-page', message: 'Se demande selon le motif, sur la page des retraits' })
      case 'on-paper':
        return t({ id: 'possible-acts.reason.on-paper', message: 'Se demande par courrier' })
      case 'no-bank-account':
        return t({ id: 'possible-acts.reason.no-bank', message: 'Aucun compte bancaire pour recevoir un virement' })
      case 'no-mandate':
        return t({ id: 'possible-acts.reason.no-mandate', message: 'Aucun compte bancaire à prélever' })
      case 'no-mobile':
        return t({
          id: 'possible-acts.reason.no-mobile',
          message: 'Aucun numéro de mobile pour recevoir le code de confirmation',
        })
      case 'personal-data':
        return t({ id: 'possible-acts.reason.personal', message: 'Vos données personnelles doivent être complétées' })
      case 'blocking':
        return t({ id: 'possible-acts.reason.blocked', message: 'Cette opération est momentanément indisponible' })
      case 'mirror':
        return t({ id: 'possible-acts.reason.mirror', message: 'Vous consultez cet espace sans pouvoir agir' })
      case 'nothing-held':
        return act === 'transfer'
          ? t({ id: 'possible-acts.reason.nothing-moves', message: 'Rien à transférer sur ce compte' })
          : t({ id: 'possible-acts.reason.nothing', message: 'Rien à retirer sur ce compte' })
      case 'membership-ends':
        return t({ id: 'possible-acts.reason.membership', message: 'Possible une fois que vous avez quitté l’entreprise' })
      case 'unknown':
        return t({ id: 'possible-acts.reason.unknown', message: 'N’a pas pu être lu pour le moment' })
      case 'blocked-until':
        return t({ id: 'possible-acts.reason.blocked-until', message: 'fin du blocage' })
      case 'retirement-only':
        return t({ id: 'possible-acts.reason.retirement', message: 'À la retraite, dont la date n’est pas connue ici' })
      case 'under-legal-age': {
        const words = age(reason.ageInMonths)
        return t({ id: 'possible-acts.reason.legal-age', message: `votre âge légal, ${words}. Ou dès le début de votre pension` })
      }
      case 'ceiling-reached':
        return t({ id: 'possible-acts.reason.ceiling', message: 'le plafond légal de l’année est atteint' })
      case 'pending-operation':
        return t({ id: 'possible-acts.reason.pending', message: 'une demande en cours porte sur tout le compte' })
      default:
        return reason satisfies never
    }
  }
}
