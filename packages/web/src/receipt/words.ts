import { formatFrenchDate } from '@hautelisse/domain/calendar'
import { useLingui } from '@lingui/react/macro'
import type { ReceiptTold } from './told.ts'

/** What the page is called. */
export const useReceiptTitle = (): ((told: ReceiptTold) => string) => {
  const { t } = useLingui()
  return ({ receipt: { act }, reason }) => {
    switch (act) {
      case 'payment':
        return t({ id: 'receipt.title.payment', message: 'Reçu de votre demande de versement' })
      case 'option-bulletin':
        return t({ id: 'receipt.title.bulletin', message: 'Reçu de votre choix sur une prime' })
      case 'fund-switch':
        return t({ id: 'receipt.title.switch', message: 'Reçu de votre demande d’arbitrage' })
      case 'retirement':
        return t({ id: 'receipt.title.retirement', message: 'Reçu de votre demande de retrait à la retraite' })
      case 'release':
        return reason === undefined
          ? t({ id: 'receipt.title.refund', message: 'Reçu de votre demande de retrait' })
          : t({ id: 'receipt.title.release', message: 'Reçu de votre demande de retrait' })
      default:
        return act satisfies never
    }
  }
}

/** What the page is not, as long as that is true. */
export const useReceiptSubtitle = (): ((told: ReceiptTold) => string) => {
  const { t } = useLingui()
  const waits = (act: ReceiptTold['receipt']['act']): string => {
    if (act === 'payment')
      return t({ id: 'receipt.subtitle.not-debited', message: 'Ceci n’est pas un avis d’opération : rien n’est encore débité.' })
    if (act === 'option-bulletin')
      return t({ id: 'receipt.subtitle.not-placed', message: 'Ceci n’est pas un avis d’opération : rien n’est encore placé.' })
    return act === 'fund-switch'
      ? t({ id: 'receipt.subtitle.not-moved', message: 'Ceci n’est pas un avis d’opération : rien n’est encore vendu.' })
      : t({ id: 'receipt.subtitle.not-sold', message: 'Ceci n’est pas un avis de paiement : rien n’est encore vendu.' })
  }
  const isOnItsWay = (act: ReceiptTold['receipt']['act']): string =>
    act === 'release' || act === 'retirement'
      ? t({
          id: 'receipt.subtitle.not-paid',
          message: 'Ceci n’est pas un avis de paiement : vos parts sont vendues, l’argent est en chemin.',
        })
      : t({ id: 'receipt.subtitle.under-way', message: 'Ceci n’est pas un avis d’opération : tout n’est pas encore placé.' })
  return ({ receipt: { act }, stage }) => {
    switch (stage) {
      case 'before':
        return waits(act)
      case 'on-the-way':
        return isOnItsWay(act)
      case 'ended':
        return t({
          id: 'receipt.subtitle.ended',
          message: 'Cette demande a pris fin sans être exécutée : votre épargne n’a pas changé.',
        })
      case 'done':
        return t({
          id: 'receipt.subtitle.done',
          message: 'Ce reçu dit ce que vous avez demandé ; l’avis d’opération dit ce qui a été fait.',
        })
      default:
        return stage satisfies never
    }
  }
}

/** When it was asked for: the hour too, where it is known. */
export const useAskedAt = (): ((told: ReceiptTold) => string) => {
  const { t } = useLingui()
  return ({ receipt, details }) => {
    const { day, hour } = details?.asked ?? { day: receipt.made_on, hour: undefined }
    const on = formatFrenchDate(day)
    if (hour === undefined) return t({ id: 'receipt.letter.on', message: `Le ${on}` })
    const [hours = '', minutes = ''] = hour.split(':')
    return t({ id: 'receipt.letter.at', message: `Le ${on}, à ${hours}h${minutes}` })
  }
}
