import { formatFrenchDate } from '@hautelisse/domain/calendar'
import type { OrderedKind, OrderUnderWay } from '@hautelisse/domain/operations'
import { useLingui } from '@lingui/react/macro'

/** What a saver ordered, in one word. */
export const useOrderNames = (): Readonly<Record<OrderedKind, string>> => {
  const { t } = useLingui()
  return {
    refund: t({ id: 'under-way.kind.refund', message: 'Retrait' }),
    switch: t({ id: 'under-way.kind.switch', message: 'Arbitrage' }),
    payment: t({ id: 'under-way.kind.payment', message: 'Versement' }),
    'transfer-in': t({ id: 'under-way.kind.transfer-in', message: 'Transfert reçu' }),
  }
}

/** What happens next with its day; a step that nobody has described is the next one. */
export const useNextWords = (): ((order: Pick<OrderUnderWay, 'next'>) => string) => {
  const { t } = useLingui()
  return ({ next }) => {
    if (next === undefined) return t({ id: 'under-way.next.unknown', message: 'Demande enregistrée' })
    const day = formatFrenchDate(next.day)
    const words: Readonly<Record<string, () => string>> = {
      signature: () => t({ id: 'under-way.next.signature', message: `Votre signature est attendue jusqu’au ${day}` }),
      documents: () => t({ id: 'under-way.next.documents', message: `Vos pièces sont attendues jusqu’au ${day}` }),
      checked: () => t({ id: 'under-way.next.checked', message: `Vérification le ${day}` }),
      sale: () => t({ id: 'under-way.next.sale', message: `Vente le ${day}` }),
      purchase: () => t({ id: 'under-way.next.purchase', message: `Achat le ${day}` }),
      visible: () => t({ id: 'under-way.next.visible', message: `Visible sur votre compte le ${day}` }),
      'transfer-sent': () => t({ id: 'under-way.next.transfer-sent', message: `Virement le ${day}` }),
      'on-account': () => t({ id: 'under-way.next.on-account', message: `Sur votre compte bancaire le ${day}` }),
      'with-pay': () => t({ id: 'under-way.next.with-pay', message: `Envoi à votre entreprise le ${day}` }),
      collected: () => t({ id: 'under-way.next.collected', message: `Prélèvement le ${day}` }),
      invested: () => t({ id: 'under-way.next.invested', message: `Placement le ${day}` }),
    }
    const known = Object.hasOwn(words, next.step) ? words[next.step] : undefined
    return known?.() ?? t({ id: 'under-way.next.other', message: `Prochaine étape le ${day}` })
  }
}
