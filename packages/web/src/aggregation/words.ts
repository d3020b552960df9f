import type { ConnectionCase, VisitResult } from '@hautelisse/domain/aggregation'
import { formatFrenchDate, type PlainMoment } from '@hautelisse/domain/calendar'
import { useLingui } from '@lingui/react/macro'
import type { ConnectionFailure } from '@hautelisse/machines/aggregation'
import type { TagKind } from '../ui/tag/index.ts'

/** An hour as it is said: « 9h12 ». */
const useHour = (): ((time: string) => string) => {
  const { t } = useLingui()
  return (time) => {
    const [hours, minutes] = [time.slice(0, 2).replace(/^0/, ''), time.slice(3)]
    return t({ id: 'aggregation.words.hour', message: `${hours}h${minutes}` })
  }
}

/** A moment as it is said: « le 20/11/2026 à 9h12 ». */
export const useMoment = (): ((moment: PlainMoment) => string) => {
  const { t } = useLingui()
  const hourOf = useHour()
  return ({ day, time }) => {
    const [date, hour] = [formatFrenchDate(day), hourOf(time)]
    return t({ id: 'aggregation.words.moment', message: `le ${date} à ${hour}` })
  }
}

/** What the tag of a bank says, and of which kind it is. */
export const useCaseTags = (): Readonly<Record<ConnectionCase, { readonly kind: TagKind; readonly text: string }>> => {
  const { t } = useLingui()
  return {
    current: { kind: 'done', text: t({ id: 'aggregation.tag.current', message: 'À jour' }) },
    renewable: { kind: 'running', text: t({ id: 'aggregation.tag.renewable', message: 'Accord à renouveler' }) },
    ended: { kind: 'alert', text: t({ id: 'aggregation.tag.ended', message: 'Accord terminé' }) },
    confirm: { kind: 'alert', text: t({ id: 'aggregation.tag.confirm', message: 'À confirmer' }) },
    updating: { kind: 'running', text: t({ id: 'aggregation.tag.updating', message: 'Mise à jour' }) },
    credentials: { kind: 'alert', text: t({ id: 'aggregation.tag.credentials', message: 'Identifiants refusés' }) },
    action: { kind: 'alert', text: t({ id: 'aggregation.tag.action', message: 'Action attendue' }) },
    silent: { kind: 'running', text: t({ id: 'aggregation.tag.silent', message: 'Sans réponse' }) },
    closed: { kind: 'off', text: t({ id: 'aggregation.tag.closed', message: 'Plus reliée' }) },
  }
}

/** What is said of a bank, in one sentence. */
export const useCaseWords = (): Readonly<Record<Exclude<ConnectionCase, 'current' | 'renewable'>, string>> => {
  const { t } = useLingui()
  return {
    ended: t({ id: 'aggregation.case.ended', message: 'Votre accord a pris fin : les montants sont figés à leur date.' }),
    confirm: t({ id: 'aggregation.case.confirm', message: 'Votre banque demande de confirmer l’accès.' }),
    updating: t({ id: 'aggregation.case.updating', message: 'Mise à jour en cours.' }),
    credentials: t({ id: 'aggregation.case.credentials', message: 'Votre banque a refusé vos identifiants.' }),
    action: t({ id: 'aggregation.case.action', message: 'Votre banque attend une action sur son site.' }),
    silent: t({ id: 'aggregation.case.silent', message: 'Votre banque ne répond pas, nous réessaierons.' }),
    closed: t({ id: 'aggregation.case.closed', message: 'Cette banque n’est plus reliée.' }),
  }
}

/** Why a request came to nothing. */
export const useFailureWords = (): ((failure: ConnectionFailure) => string) => {
  const { t } = useLingui()
  const hourOf = useHour()
  return ({ code, at }) => {
    const hour = at === undefined ? undefined : hourOf(at)
    if (hour !== undefined)
      return t({ id: 'aggregation.failure.soon', message: `Cette banque vient d’être lue. Réessayez à ${hour}.` })
    if (code === 'ERR_CONFLICT')
      return t({ id: 'aggregation.failure.conflict', message: 'Cette banque a changé d’état entre-temps. Rechargez la page.' })
    return t({ id: 'aggregation.failure.other', message: 'Votre demande n’a pas abouti. Rien n’a changé : réessayez.' })
  }
}

type Ended = Exclude<VisitResult, 'CONNECTED'>

/** How a visit that came to nothing is said: what happened, and what it means. */
export const useResultWords = (): ((result: VisitResult, bank: string) => { readonly title: string; readonly text: string }) => {
  const { t } = useLingui()
  return (result, bank) => {
    const words: Readonly<Record<Ended, { readonly title: string; readonly text: string }>> = {
      REFUSED: {
        title: t({ id: 'aggregation.result.refused', message: 'Vous avez refusé l’accès' }),
        text: t({ id: 'aggregation.result.refused-text', message: `Rien n’a été lu chez ${bank}.` }),
      },
      CANCELLED: {
        title: t({ id: 'aggregation.result.cancelled', message: 'Vous avez abandonné' }),
        text: t({ id: 'aggregation.result.cancelled-text', message: `Rien n’a été lu chez ${bank}. Vous pouvez recommencer.` }),
      },
      UNAVAILABLE: {
        title: t({ id: 'aggregation.result.unavailable', message: 'Votre banque ne répond pas' }),
        text: t({ id: 'aggregation.result.unavailable-text', message: `${bank} n’a rien transmis. Réessayez plus tard.` }),
      },
      WRONG_PASSWORD: {
        title: t({ id: 'aggregation.result.wrong', message: 'Votre banque a refusé vos identifiants' }),
        text: t({ id: 'aggregation.result.wrong-text', message: `Rien n’a été lu chez ${bank}. Vérifiez vos identifiants.` }),
      },
    }
    return words[result === 'CONNECTED' ? 'UNAVAILABLE' : result]
  }
}
