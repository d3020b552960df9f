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
