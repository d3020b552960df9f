import type { Operation } from './model.ts'

/** What an operation is about, in the words of a saver: the types of both families in one list. */
export const OPERATION_KINDS = [
  'payment',
  'company-payment',
  'profit-sharing',
  'incentive-bonus',
  'switch',
  'transfer-in',
  'refund',
  'earnings',
  'other',
] as const
export type OperationKind = (typeof OPERATION_KINDS)[number]

const KINDS: ReadonlyMap<string, OperationKind> = new Map<string, OperationKind>([
  ['VERSEMENT', 'payment'],
  ['VL', 'payment'],
  ['AFF_COT', 'company-payment'],
  ['AFF_ABONDE', 'company-payment'],
  ['ABONDEMENT', 'company-payment'],
  ['COMPTABLE_ABONDEMENT', 'company-payment'],
  ['BO_PARTICIPATION', 'profit-sharing'],
  ['BO_INTERESSEMENT', 'incentive-bonus'],
  ['AFF_INTERESS', 'incentive-bonus'],
  ['TRANSFERT', 'switch'],
  ['COMPTABLE_REALLOCATION', 'switch'],
  ['TR_ENT_C_E', 'transfer-in'],
  ['REMBOURSEMENT', 'refund'],
  ['PB', 'earnings'],
])

/**
 * Tells what an operation is about from its type; a type that nobody has described is `other` (P-TXN-05, P-TXN-06, P-TXN-09).
 *
 * @param type type on the wire
 * @example kindOf('VL') // 'payment'
 */
export const kindOf = (type: string): OperationKind => KINDS.get(type) ?? 'other'

const ASKED_KINDS: ReadonlySet<OperationKind> = new Set(['payment', 'switch', 'refund'])

/**
 * Says whether an operation is one that the saver asked for, and not one of their company or insurer. OPER-22.
 *
 * @param operation the operation
 * @example isAskedBySaver({ type: 'BO_PARTICIPATION' }) // false
 */
export const isAskedBySaver = ({ type, request_key: key }: Pick<Operation, 'type' | 'request_key'>): boolean =>
  key !== undefined || ASKED_KINDS.has(kindOf(type))
