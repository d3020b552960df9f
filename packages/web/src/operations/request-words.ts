import type { LotFreedom, OrderFacts } from '@hautelisse/domain/operations'
import { formatFrenchDate, type PlainDate } from '@hautelisse/domain/calendar'
import { useLingui } from '@lingui/react/macro'

type Lot = NonNullable<OrderFacts['lots']>[number]
type Document = NonNullable<OrderFacts['documents']>[number]

/** An hour as it is written beside a day. */
export const useHourWords = (): ((hour: string) => string) => {
  const { t } = useLingui()
  return (hour) => {
    const [hours = '', minutes = ''] = hour.split(':')
    return t({ id: 'operations.asked.hour', message: `${hours}h${minutes}` })
  }
}

/** Where the units of a lot came from, and when. */
export const useLotWords = (): ((lot: Pick<Lot, 'origin' | 'acquired_on'>) => string) => {
  const { t } = useLingui()
  return ({ origin, acquired_on: acquired }) => {
    const day = formatFrenchDate(acquired)
    const names: Readonly<Record<string, () => string>> = {
      'top-up': () => t({ id: 'operations.lot.top-up', message: `Abondement du ${day}` }),
      'profit-sharing': () => t({ id: 'operations.lot.profit-sharing', message: `Participation du ${day}` }),
      'incentive-bonus': () => t({ id: 'operations.lot.incentive-bonus', message: `Intéressement du ${day}` }),
      mandatory: () => t({ id: 'operations.lot.mandatory', message: `Cotisation obligatoire du ${day}` }),
      'time-savings': () => t({ id: 'operations.lot.time-savings', message: `Compte épargne-temps du ${day}` }),
      transfer: () => t({ id: 'operations.lot.transfer', message: `Transfert du ${day}` }),
    }
    const payment = (): string => t({ id: 'operations.lot.payment', message: `Versement du ${day}` })
    return (Object.hasOwn(names, origin) ? (names[origin] ?? payment) : payment)()
  }
}

/** When a lot that is sold would have been free. */
export const useFreedomWords = (): ((freedom: LotFreedom, day: PlainDate | null) => string) => {
  const { t } = useLingui()
  return (freedom, on) => {
    const day = on === null ? '' : formatFrenchDate(on)
    const words: Readonly<Record<LotFreedom, () => string>> = {
      free: () => t({ id: 'operations.lot.free', message: `Libre depuis le ${day}` }),
      later: () => t({ id: 'operations.lot.later', message: `Aurait été libre le ${day}` }),
      retirement: () => t({ id: 'operations.lot.retirement', message: 'Aurait été libre à la retraite' }),
    }
    return words[freedom]()
  }
}

/** What became of a document, and when. */
export const useDocumentStates = (): ((document: Pick<Document, 'state' | 'day'>) => string) => {
  const { t } = useLingui()
  return ({ state, day: on }) => {
    const day = formatFrenchDate(on)
    const words: Readonly<Record<Document['state'], () => string>> = {
      received: () => t({ id: 'operations.document.received', message: `Reçue le ${day}` }),
      accepted: () => t({ id: 'operations.document.accepted', message: `Acceptée le ${day}` }),
      refused: () => t({ id: 'operations.document.refused', message: `Refusée le ${day}` }),
    }
    return words[state]()
  }
}
