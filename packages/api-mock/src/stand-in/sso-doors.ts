import { SSO_ENDPOINTS } from '@hautelisse/domain/portal'

/** What the external space would open, by the end of the door's address: nothing of an address is ever shown, and no other door exists. */
const OPERATIONS: ReadonlyMap<string, string> = new Map([
  ['ais', 'Il s’ouvrirait sur les opérations de votre épargne retraite.'],
  ['s2e', 'Il s’ouvrirait sur les opérations de votre épargne salariale.'],
  [`s2e${SSO_ENDPOINTS.s2e['voluntary-payment']}`, 'Il s’ouvrirait sur un versement volontaire dans votre épargne salariale.'],
])

/**
 * Returns what a door of the external space stands for, as a sentence; nothing for a door that does not exist.
 *
 * @param door what follows `/stand-in/sso/`
 * @example operationOf('anything') // undefined
 */
export const operationOf = (door: string): string | undefined => OPERATIONS.get(door.replace(/\/$/, ''))
