import type { Account } from '@hautelisse/domain/accounts'
import { addDays, plainDate, type PlainDate } from '@hautelisse/domain/calendar'
import { euros } from '@hautelisse/domain/money'
import type { Operation } from '@hautelisse/domain/operations'

/** Operations of a long history, all contracts together. */
const COUNT = 10_000
const NEWEST = plainDate('2026-11-18')
/** Days between two operations of one contract: three hundred of them reach back some ten years. */
const DAYS_APART = 12

/** What an operation is, in the words of the servers. */
type Kind = readonly [label: string, type: string]

/** One operation in four brings money, so that the contract holds more than what its operations paid in. */
const RETIREMENT_KINDS: readonly Kind[] = [
  ['Versement Volontaire Programmé', 'VL'],
  ['Réallocation', 'COMPTABLE_REALLOCATION'],
  ['Arbitrage', 'TRANSFERT'],
  ['Frais de gestion', 'OPERATION_DIVERSE'],
]
const PLAN_KINDS: readonly Kind[] = [
  ['Versement par Carte Bancaire', 'VERSEMENT'],
  ['Arbitrage', 'TRANSFERT'],
  ['Réallocation', 'COMPTABLE_REALLOCATION'],
  ['Frais de tenue de compte', 'OPERATION_DIVERSE'],
]

/** How far an operation is: in progress only where it is one of the newest, cancelled or in an unknown state once in a while. */
const statusOf = (place: number, contract: number): string => {
  if (place === 0 && contract === 0) return 'En attente de votre banque'
  if (place === 1 && contract % 3 === 0) return 'En cours'
  if (place % 97 === 50) return 'Annulé'
  return place % 89 === 7 ? 'En attente de votre banque' : 'Traité'
}

const amountOf = (place: number, contract: number): string =>
  contract === 0 && place === 0
    ? '123456789012.34'
    : `${20 + ((place + contract * 7) % 40)}.${String(place % 100).padStart(2, '0')}`

const operationAt = (account: Account, contract: number, place: number, longLabel: string): Operation => {
  const kinds = account.scope === 's2e' ? PLAN_KINDS : RETIREMENT_KINDS
  const [label, type] = kinds[place % kinds.length] ?? ['', '']
  const date: PlainDate = addDays(NEWEST, -(place * DAYS_APART + (contract % DAYS_APART)))
  return {
    id: `op-${account.policy_id}-${place + 1}`,
    scope: account.scope,
    policy_id: account.policy_id,
    date,
    label: place % 60 === 0 ? longLabel : label,
    status: statusOf(place, contract),
    amount: euros(amountOf(place, contract)),
    type,
  }
}

/**
 * Returns ten thousand operations on a saver's contracts, of some ten years. They are made when they are first asked for, because most visits
 * are those of other people.
 *
 * @param accounts contracts of the saver
 * @param longLabel a label as long as one may be, which some of them bear
 */
export const longHistory = (accounts: readonly Account[], longLabel: string): (() => readonly Operation[]) => {
  let known: readonly Operation[] | undefined
  return () => {
    known ??= Array.from({ length: COUNT }, (_, number) => {
      const contract = number % accounts.length
      const account = accounts[contract]
      return account === undefined ? undefined : operationAt(account, contract, Math.floor(number / accounts.length), longLabel)
    }).filter((operation) => operation !== undefined)
    return known
  }
}
