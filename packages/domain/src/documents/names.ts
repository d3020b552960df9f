import { yearOf, type PlainDate } from '../calendar/index.ts'
import type { Euros } from '../money/index.ts'
import { kindOf, type OperationKind } from '../operations/index.ts'
import type { DocumentAbout, SavedDocument } from './model.ts'

/** How a payment was made, where its label says so. */
export type PaymentMeans = 'card' | 'debit'

/** The parts of the name of a document, which a screen puts into words. */
export type DocumentName =
  | {
      readonly kind: 'operation'
      readonly what: OperationKind
      readonly amount: Euros
      /** Title of the contract that it concerns. */
      readonly account: string | undefined
      /** The company, where it is the one that paid. */
      readonly payer: string | undefined
      readonly means: PaymentMeans | undefined
      /** As the server calls it: the name of an operation of a kind that nobody has described. */
      readonly label: string
    }
  /** One of a year: about one contract by its title, about several by the company that took them out. */
  | { readonly kind: 'statement' | 'performance'; readonly year: number; readonly about: string | undefined }
  | { readonly kind: 'positions'; readonly on: PlainDate }
  /** What was declared of a year that is over, or is to be declared of the present one. */
  | { readonly kind: 'tax'; readonly year: number }
  /** A document of which the server says no more than its type. */
  | { readonly kind: 'type'; readonly type: string }

const MEANS: ReadonlyMap<string, PaymentMeans> = new Map([
  ['Versement par Carte Bancaire', 'card'],
  ['Versement par prélèvement', 'debit'],
])

const operationName = ({ operation, accounts, company }: DocumentAbout): DocumentName | undefined => {
  if (operation === undefined) return undefined
  const { type, label, amount } = operation
  const kind = kindOf(type)
  return {
    kind: 'operation',
    what: kind,
    amount,
    account: accounts[0]?.title,
    payer: kind === 'company-payment' ? company : undefined,
    means: kind === 'payment' ? MEANS.get(label) : undefined,
    label,
  }
}

const holderName = ({ accounts, company }: DocumentAbout): string | undefined =>
  accounts.length === 1 ? accounts[0]?.title : company

/**
 * Names a document by what it is (DOCU-07): a notice by its operation, amount and account, a statement by its year and what it is about. The screens
 * put the parts into words.
 *
 * @param document a document
 * @example documentName({ type: 'RELEVE_ANNUEL', date, about: { accounts: [{ policy_id: '1', title: 'PEE' }], year: 2025 } }) // { kind: 'statement', year: 2025, about: 'PEE' }
 * @example documentName({ type: 'RELEVE_ANNUEL', date }) // { kind: 'type', type: 'RELEVE_ANNUEL' }
 */
export const documentName = ({ type, date, about }: Pick<SavedDocument, 'type' | 'date' | 'about'>): DocumentName => {
  const bare: DocumentName = { kind: 'type', type }
  if (about === undefined) return bare
  const year = about.year ?? (date === undefined ? undefined : yearOf(date))
  switch (type) {
    case 'AVIS_OPERATION':
      return operationName(about) ?? bare
    case 'POSITIONS':
      return date === undefined ? bare : { kind: 'positions', on: date }
    case 'RELEVE_ANNUEL':
    case 'RELEVE_PERFORMANCE':
      return year === undefined
        ? bare
        : { kind: type === 'RELEVE_ANNUEL' ? 'statement' : 'performance', year, about: holderName(about) }
    case 'RECAPITULATIF_FISCAL':
      return year === undefined ? bare : { kind: 'tax', year }
    default:
      return bare
  }
}
