import { addDays, type PlainDate } from '../calendar/index.ts'
import type { TransactionItem } from './model.ts'

/** How far an operation is; a status that nobody has described is `other`, and its text is shown as it was sent (P-TXN-09). */
export type OperationState = 'processed' | 'in-progress' | 'cancelled' | 'other'

/** The words of the servers: the lists of transactions and of operations do not use the same ones (P-TXN-02 to P-TXN-04). */
const STATES: ReadonlyMap<string, OperationState> = new Map<string, OperationState>([
  ['Traitée', 'processed'],
  ['Traité', 'processed'],
  ['En cours de traitement', 'in-progress'],
  ['En cours', 'in-progress'],
  ['Annulé', 'cancelled'],
])

/**
 * Tells how far an operation is from its status text (P-TXN-02 to P-TXN-04, P-TXN-09).
 *
 * @param status text of the server
 * @example operationState('En cours de traitement') // 'in-progress'
 */
export const operationState = (status: string): OperationState => STATES.get(status) ?? 'other'

/** Choices of what becomes of a premium: the only operations that can be changed afterwards (P-TXN-12). */
const CHOICE_TYPES: ReadonlySet<string> = new Set(['BO_PARTICIPATION', 'BO_INTERESSEMENT'])

/** Days after its deadline during which a choice may still be changed (P-TXN-10, P-CONST-03). */
export const MODIFIABLE_DAYS_AFTER_DEADLINE = 1

/**
 * Gives the last day on which a choice may be changed: the day after its deadline, whole, in Paris (P-TXN-10). No other place counts it.
 *
 * @param deadline last day of the first answer
 * @example lastDayOfChange(plainDate('2026-12-02')) // '2026-12-03'
 */
export const lastDayOfChange = (deadline: PlainDate): PlainDate => addDays(deadline, MODIFIABLE_DAYS_AFTER_DEADLINE)

/**
 * Says whether a choice can still be changed: it is one, it is in progress, and the day after its deadline is not over in Paris
 * (P-TXN-10 to P-TXN-12). Without a deadline nothing can be changed.
 *
 * @param transaction a line of a history
 * @param today the day that it is in Paris
 * @example isModifiable({ type: 'TRANSFERT', status: 'En cours', deadline_date: today }, today) // false
 */
export const isModifiable = (
  { type, status, deadline_date: deadline }: Pick<TransactionItem, 'type' | 'status' | 'deadline_date'>,
  today: PlainDate,
): boolean =>
  CHOICE_TYPES.has(type) &&
  operationState(status) === 'in-progress' &&
  deadline !== null &&
  deadline !== undefined &&
  today <= lastDayOfChange(deadline)

/** States through which an operation goes, and its four ends beside `settled`: by the saver, by us, by a bank, by the passing of time. */
export const LIFE_STATES = [
  'awaiting-card',
  'awaiting-signature',
  'awaiting-documents',
  'checking',
  'accepted',
  'executing',
  'settled',
  'cancelled',
  'refused',
  'rejected',
  'lapsed',
] as const
export type LifeState = (typeof LIFE_STATES)[number]

const ENDS: ReadonlySet<LifeState> = new Set(['cancelled', 'refused', 'rejected', 'lapsed'])

/**
 * Says whether an operation has come to an end without being done.
 *
 * @param life state of an operation
 * @example hasEnded('lapsed') // true
 */
export const hasEnded = (life: LifeState): boolean => ENDS.has(life)

/**
 * Tells how far an operation is from its state of life: the six before `settled` are in progress, the four ends are cancelled.
 *
 * @param life state of an operation
 * @example stateOfLife('refused') // 'cancelled'
 */
export const stateOfLife = (life: LifeState): OperationState => {
  if (life === 'settled') return 'processed'
  return hasEnded(life) ? 'cancelled' : 'in-progress'
}

const WORDS = {
  operations: { processed: 'Traité', 'in-progress': 'En cours', cancelled: 'Annulé' },
  transactions: { processed: 'Traitée', 'in-progress': 'En cours de traitement', cancelled: 'Annulé' },
} as const

/**
 * Gives the word of the wire for a state: lists of transactions and of operations do not use the same ones (P-TXN-02 to P-TXN-04). A status that nobody
 * has described keeps its text.
 *
 * @param list which list it is written for
 * @param status text of the other list
 * @example statusIn('transactions', 'Traité') // 'Traitée'
 */
export const statusIn = (list: keyof typeof WORDS, status: string): string => {
  const state = operationState(status)
  return state === 'other' ? status : WORDS[list][state]
}

/**
 * Gives the word of the wire for a state of life, as the list of operations writes it.
 *
 * @param life state of an operation
 * @example wordOfLife('checking') // 'En cours'
 */
export const wordOfLife = (life: LifeState): string => {
  const state = stateOfLife(life)
  return state === 'other' ? '' : WORDS.operations[state]
}
