import type { ReleaseHappening, ReleaseRefusal, ReleaseStep } from '@hautelisse/domain/release'
import { reasonOfForm } from '@hautelisse/domain/release'
import type { FieldError } from '@hautelisse/domain/validation'
import { selectForm, selectOffer, type ReleaseSnapshot } from '@hautelisse/machines/release'
import { useLingui } from '@lingui/react/macro'
import { useActErrors, useActTitles, useBlockedWords } from '../act/index.ts'
import { useReasonWords } from './reason-words.ts'

/** Words of a refusal at its field (WDR-13, WDR-14). */
export const useErrorWords = (): ((error: FieldError) => string) => {
  const { t } = useLingui()
  const required: Readonly<Record<string, () => string>> = {
    kind: () => t({ id: 'release.error.kind', message: 'Choisissez ce que vous voulez retirer' }),
    release_id: () => t({ id: 'release.error.reason', message: 'Choisissez un motif' }),
    event_date: () => t({ id: 'release.error.event', message: 'Indiquez la date de l’événement' }),
    files: () => t({ id: 'release.error.files', message: 'Il manque une pièce' }),
    bank: () => t({ id: 'release.error.bank', message: 'Il manque un RIB' }),
    amount: () => t({ id: 'release.error.amount', message: 'Saisissez un montant' }),
  }
  return useActErrors()({
    required: ({ path }) => required[path]?.(),
    wrong: ({ path }) =>
      path === 'event_date' ? t({ id: 'release.error.date', message: 'Cette date n’existe pas' }) : undefined,
    'amount-too-large': ({ path, max }) => {
      if (path === 'event_date')
        return t({ id: 'release.error.nothing', message: 'Aucune épargne bloquée n’avait été acquise à cette date' })
      if (path === 'wanted') return t({ id: 'release.error.net', message: `Vous pouvez recevoir ${max} € au plus` })
      return t({ id: 'release.error.large', message: `Le montant ne peut pas dépasser ${max} €` })
    },
    'date-wrong': ({ min, max }) =>
      min === undefined
        ? t({ id: 'release.error.before', message: `La date de l’événement doit être au plus tard le ${max}` })
        : t({ id: 'release.error.between', message: `La date de l’événement doit être comprise entre le ${min} et le ${max}` }),
  })
}

/** Why nothing can be asked of an account here (REF-06). */
export const useRefusalWords = (): ((refusal: ReleaseRefusal) => string) => {
  const { t } = useLingui()
  const blocked = useBlockedWords()
  return (refusal) => {
    switch (refusal.kind) {
      case 'no-permission':
        return t({ id: 'release.refusal.no-permission', message: 'Aucun retrait n’est ouvert sur ce compte' })
      case 'not-authorised':
        return t({ id: 'release.refusal.not-authorised', message: 'Ce compte ne permet pas de retrait en ce moment' })
      case 'on-paper':
        return t({ id: 'release.refusal.on-paper', message: 'Le retrait de ce compte se demande par courrier' })
      case 'nothing-held':
        return t({ id: 'release.refusal.nothing-held', message: 'Rien à retirer sur ce compte' })
      case 'all-claimed':
        return t({ id: 'release.refusal.all-claimed', message: 'Tout ce qui est sur ce compte est déjà demandé' })
      case 'unknown':
        return blocked(undefined)
      case 'blocking':
        return blocked(refusal.code)
      default:
        return refusal satisfies never
    }
  }
}

/** Titles of the steps, and the answers given on them. */
export const useStepWords = (snapshot: ReleaseSnapshot) => {
  const { t } = useLingui()
  const reasons = useReasonWords()
  const [form, offer] = [selectForm(snapshot), selectOffer(snapshot)]
  const reason = offer && reasonOfForm(form, offer)
  const titles: Readonly<Record<ReleaseStep, string>> = {
    ...useActTitles(),
    reason: t({ id: 'release.step.reason', message: 'Motif et date' }),
    amount:
      form.kind === 'blocked' || form.kind === ''
        ? t({ id: 'release.step.amount', message: 'Montant et pièces' })
        : t({ id: 'accounts.operations.amount', message: 'Montant' }),
  }
  const answers: Readonly<Partial<Record<ReleaseStep, string | undefined>>> = {
    account: offer?.account.title,
    reason: reason && reasons(reason).name,
  }
  return { title: (step: ReleaseStep) => titles[step], answer: (step: ReleaseStep) => answers[step] }
}

/** What happens, in words; each with its day. */
export const useHappeningWords = () => {
  const { t } = useLingui()
  return ({ what }: ReleaseHappening): string => {
    switch (what) {
      case 'recorded':
        return t({ id: 'release.record.title', message: 'Votre demande est enregistrée' })
      case 'checked':
        return t({ id: 'release.next.checked', message: 'Vos pièces sont vérifiées, votre demande est acceptée ou refusée' })
      case 'payable':
        return t({ id: 'release.next.payable', message: 'Votre RIB devient utilisable' })
      case 'free':
        return t({ id: 'release.next.free', message: 'Votre épargne devient disponible' })
      case 'sale':
        return t({ id: 'release.next.sale', message: 'Vente de vos parts, à la valeur de ce jour' })
      case 'transfer-sent':
        return t({ id: 'release.next.transfer', message: 'Virement envoyé' })
      case 'with-pay':
        return t({ id: 'release.next.pay', message: 'Somme envoyée à votre entreprise, versée avec votre paie' })
      case 'on-account':
        return t({ id: 'release.next.account', message: 'Argent sur votre compte' })
      default:
        return what satisfies never
    }
  }
}
