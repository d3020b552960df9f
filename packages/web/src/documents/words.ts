import {
  documentName,
  type DocumentName,
  type DocumentType,
  type SavedDocument,
  type TypeCount,
} from '@hautelisse/domain/documents'
import { formatFrenchDate } from '@hautelisse/domain/calendar'
import type { Euros } from '@hautelisse/domain/money'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

/** Names of the types of documents; one that nobody has described keeps its code (DOCS-04). */
export const useTypeNames = (): ((type: string) => string) => {
  const { t } = useLingui()
  const names: Readonly<Record<DocumentType, string>> = {
    RECAPITULATIF_FISCAL: t({ id: 'explanation.document.tax', message: 'Récapitulatif fiscal' }),
    RELEVE_ANNUEL: t({ id: 'documents.type.statement', message: 'Relevé annuel' }),
    RELEVE_PERFORMANCE: t({ id: 'documents.type.performance', message: 'Relevé de performance' }),
    AVIS_OPERATION: t({ id: 'documents.type.notice', message: 'Avis d’opération' }),
    POSITIONS: t({ id: 'documents.type.positions', message: 'Liste des placements' }),
  }
  const known: Readonly<Record<string, string>> = names
  return (type) => (Object.hasOwn(known, type) ? (known[type] ?? type) : type)
}

/** « 3 relevés annuels, 2 avis, 1 liste »: what a group of years holds. */
export const useSummary = (): ((counts: readonly TypeCount[]) => string) => {
  const { t } = useLingui()
  const wordsOf = ({ type, count }: TypeCount): string => {
    switch (type) {
      case 'RECAPITULATIF_FISCAL':
        return t({
          id: 'documents.count.tax',
          message: plural(count, { one: '# récapitulatif fiscal', other: '# récapitulatifs fiscaux' }),
        })
      case 'RELEVE_ANNUEL':
        return t({
          id: 'documents.count.statement',
          message: plural(count, { one: '# relevé annuel', other: '# relevés annuels' }),
        })
      case 'RELEVE_PERFORMANCE':
        return t({
          id: 'documents.count.performance',
          message: plural(count, { one: '# relevé de performance', other: '# relevés de performance' }),
        })
      case 'AVIS_OPERATION':
        return t({ id: 'documents.count.notice', message: plural(count, { one: '# avis', other: '# avis' }) })
      case 'POSITIONS':
        return t({ id: 'documents.count.positions', message: plural(count, { one: '# liste', other: '# listes' }) })
      default:
        return t({ id: 'documents.count.other', message: plural(count, { one: '# autre', other: '# autres' }) })
    }
  }
  return (counts) => counts.map(wordsOf).join(', ')
}

/** Titles that stand after a plain « sur le »; any other is a contract by its title. */
const PLAN = /^(?:PE|Plan|Compte|Contrat|Livret)/
const VOWEL = /^[aeiouyàâéèêëîïôùûæœh]/i

/** « sur le PEE », « sur le contrat Retraite Madelin »: where the money of an operation went. */
const usePlaces = () => {
  const { t } = useLingui()
  return {
    into: (account: string): string =>
      PLAN.test(account)
        ? t({ id: 'documents.place.into-plan', message: `sur le ${account}` })
        : t({ id: 'documents.place.into', message: `sur le contrat ${account}` }),
    within: (account: string): string =>
      PLAN.test(account)
        ? t({ id: 'documents.place.within-plan', message: `dans le ${account}` })
        : t({ id: 'documents.place.within', message: `dans le contrat ${account}` }),
    from: (account: string): string =>
      PLAN.test(account)
        ? t({ id: 'documents.place.from-plan', message: `du ${account}` })
        : t({ id: 'documents.place.from', message: `du contrat ${account}` }),
  }
}

type OperationName = Extract<DocumentName, { kind: 'operation' }>

const useOperationName = () => {
  const { t } = useLingui()
  const { into, within, from } = usePlaces()
  const companyPayment = (amount: string, payer: string | undefined): string => {
    if (payer === undefined) return t({ id: 'documents.name.company', message: `Versement de ${amount} de votre entreprise` })
    return VOWEL.test(payer)
      ? t({ id: 'documents.name.payer-vowel', message: `Versement de ${amount} d’${payer}` })
      : t({ id: 'documents.name.payer', message: `Versement de ${amount} de ${payer}` })
  }
  const nounOf = ({ what, payer, label }: OperationName, amount: string): string => {
    switch (what) {
      case 'payment':
        return t({ id: 'documents.name.payment', message: `Versement de ${amount}` })
      case 'company-payment':
        return companyPayment(amount, payer)
      case 'profit-sharing':
        return t({ id: 'documents.name.profit-sharing', message: `Participation de ${amount}` })
      case 'incentive-bonus':
        return t({ id: 'documents.name.incentive', message: `Intéressement de ${amount}` })
      case 'switch':
        return t({ id: 'documents.name.switch', message: `Arbitrage de ${amount}` })
      case 'transfer-in':
        return t({ id: 'documents.name.transfer-in', message: `Transfert de ${amount}` })
      case 'refund':
        return t({ id: 'documents.name.refund', message: `Retrait de ${amount}` })
      case 'earnings':
        return t({ id: 'documents.name.earnings', message: `Participation aux bénéfices de ${amount}` })
      case 'other':
        break
    }
    return label === ''
      ? t({ id: 'documents.name.operation', message: `Opération de ${amount}` })
      : t({ id: 'documents.name.other', message: `${label} de ${amount}` })
  }
  const placeOf = ({ what, account }: OperationName): string => {
    if (account === undefined) return ''
    if (what === 'refund') return from(account)
    return what === 'switch' ? within(account) : into(account)
  }
  const meansOf = ({ means }: OperationName): string => {
    if (means === undefined) return ''
    return means === 'card'
      ? t({ id: 'documents.means.card', message: 'par carte' })
      : t({ id: 'documents.means.debit', message: 'par prélèvement' })
  }
  return (name: OperationName, amount: string): string => {
    const place = placeOf(name)
    const means = meansOf(name)
    return `${nounOf(name, amount)}${place === '' ? '' : ` ${place}`}${means === '' ? '' : `, ${means}`}`
  }
}

/** Puts the name of a document into words; who asks says how its amount is written (DOCU-07). */
export const useDocumentNames = (): ((document: SavedDocument, write: (amount: Euros) => string) => string) => {
  const { t } = useLingui()
  const typeNameOf = useTypeNames()
  const operationName = useOperationName()
  const withAbout = (text: string, about: string | undefined): string => (about === undefined ? text : `${text}, ${about}`)
  return (document, write) => {
    const name = documentName(document)
    if (name.kind === 'type') return typeNameOf(name.type)
    if (name.kind === 'operation') return operationName(name, write(name.amount))
    if (name.kind === 'positions') {
      const on = formatFrenchDate(name.on)
      return t({ id: 'documents.name.positions', message: `Liste des placements au ${on}` })
    }
    const { year } = name
    if (name.kind === 'tax') return t({ id: 'explanation.document.declaration', message: `Ce que vous déclarez pour ${year}` })
    return name.kind === 'statement'
      ? withAbout(t({ id: 'documents.name.statement', message: `Relevé annuel ${year}` }), name.about)
      : withAbout(t({ id: 'documents.name.performance', message: `Relevé de performance ${year}` }), name.about)
  }
}
