import {
  amountsOf,
  fundsInto,
  type SwitchDestination,
  type SwitchHappening,
  type SwitchStep,
} from '@hautelisse/domain/fund-switch'
import { formatEuros } from '@hautelisse/domain/money'
import type { FieldError } from '@hautelisse/domain/validation'
import { selectFigures, selectForm, selectOffer, type SwitchSnapshot } from '@hautelisse/machines/fund-switch'
import { useLingui } from '@lingui/react/macro'
import { useActErrors, useActTitles, useBlockedWords } from '../act/index.ts'
import { HIDDEN_AMOUNT, useHiddenAmounts } from '../ui/amount/index.ts'

/** Words of a refusal (ARB-07). */
export const useErrorWords = (): ((error: FieldError) => string) => {
  const { t } = useLingui()
  return useActErrors()({
    'amount-too-large': ({ max }) =>
      t({
        id: 'fund-switch.error.large',
        message: `Le montant ne peut pas dépasser la valeur du fonds : ${max} € peuvent être déplacés`,
      }),
    required: ({ path }) =>
      path === 'isAware' ? t({ id: 'fund-switch.error.aware', message: 'Cochez cette case pour continuer' }) : undefined,
    wrong: ({ path }) =>
      path === 'destination'
        ? t({ id: 'fund-switch.error.destination', message: 'Ce compte ne peut pas recevoir cette épargne' })
        : undefined,
    'split-incomplete': () =>
      t({ id: 'fund-switch.error.split', message: 'Ce que vous placez doit être égal au montant déplacé' }),
    'fund-share-too-large': ({ max }) =>
      t({ id: 'fund-switch.error.share', message: `Ce fonds peut encore recevoir ${max} € au plus` }),
  })
}

/** Why the funds of an account cannot be switched here (ARB-08, FSW-04). */
export const useRefusalWords = (): ((refusal: SwitchDestination['refusals'][number]) => string) => {
  const { t } = useLingui()
  const blocked = useBlockedWords()
  return (refusal) => {
    switch (refusal.kind) {
      case 'guided':
        return t({ id: 'fund-switch.refusal.guided', message: 'Gestion pilotée : les arbitrages ne sont pas possibles' })
      case 'external-management':
        return t({ id: 'fund-switch.refusal.external-management', message: 'Gestion confiée à un tiers : il choisit les fonds' })
      case 'reduced':
        return t({ id: 'fund-switch.refusal.reduced', message: 'Contrat réduit : plus aucun arbitrage' })
      case 'no-act':
        return t({ id: 'fund-switch.refusal.no-act', message: 'Aucune opération n’est ouverte sur ce compte' })
      case 'switch-not-authorised':
        return t({ id: 'fund-switch.refusal.closed', message: 'Ce contrat ne permet pas d’arbitrage en ligne' })
      case 'external-space':
        return t({
          id: 'fund-switch.refusal.external-space',
          message: 'Les arbitrages de ce contrat se font dans l’espace des opérations de ce contrat',
        })
      case 'one-fund':
        return t({
          id: 'fund-switch.refusal.one-fund',
          message: 'Rien ne peut être déplacé : un seul fonds, ou tout est déjà en cours',
        })
      case 'all-claimed':
        return t({ id: 'fund-switch.refusal.all-claimed', message: 'Tout ce que contient ce compte est déjà demandé' })
      case 'blocking':
        return blocked(refusal.code)
      case 'unknown':
        return blocked(undefined)
      default:
        return refusal satisfies never
    }
  }
}

/** Titles of the steps, and the answers given on them. */
export const useStepWords = (snapshot: SwitchSnapshot) => {
  const { t } = useLingui()
  const hidden = useHiddenAmounts()
  const [form, offer, figures] = [selectForm(snapshot), selectOffer(snapshot), selectFigures(snapshot)]
  const titles: Readonly<Record<SwitchStep, string>> = {
    ...useActTitles(),
    out: t({ id: 'fund-switch.step.out', message: 'D’où' }),
    in: t({ id: 'fund-switch.step.in', message: 'Vers où' }),
  }
  const labels = (side: 'out' | 'in'): string | undefined => {
    if (offer === undefined) return undefined
    const among = side === 'in' ? fundsInto(form, offer) : (offer.switchable?.investments ?? [])
    const names = amountsOf(form, offer, side).flatMap((part) => among.find(({ id }) => id === part.id)?.label ?? [])
    return names.length === 0 ? undefined : names.join(', ')
  }
  const answers: Readonly<Partial<Record<SwitchStep, string | undefined>>> = {
    account: offer?.account.title,
    out: labels('out'),
    in: [offer?.to?.account.title, labels('in')].filter((word) => word !== undefined).join(', ') || undefined,
  }
  const moved = figures === undefined ? '' : hidden ? HIDDEN_AMOUNT : formatEuros(figures.moved)
  return { title: (step: SwitchStep) => titles[step], answer: (step: SwitchStep) => answers[step], moved, labels }
}

/** What happens, in words; each with its day. */
export const useHappeningWords = () => {
  const { t } = useLingui()
  return ({ what }: SwitchHappening, { moved, from, into }: Readonly<Record<'moved' | 'from' | 'into', string>>): string => {
    switch (what) {
      case 'recorded':
        return t({ id: 'fund-switch.next.recorded', message: 'Votre demande est enregistrée' })
      case 'sale':
        return t({ id: 'fund-switch.next.sale', message: `Vente de ${moved}, ${from}, à la valeur de ce jour` })
      case 'purchase':
        return t({ id: 'fund-switch.next.purchase', message: `Achat : ${into}` })
      case 'visible':
        return t({ id: 'fund-switch.next.visible', message: 'Votre nouvelle répartition est visible dans « Mon épargne »' })
      default:
        return what satisfies never
    }
  }
}
