import { ACCOUNT_TYPES, type Account, type AccountType } from '../accounts/index.ts'
import { compareDates } from '../calendar/index.ts'
import { euros, roundToCents, type Euros } from '../money/index.ts'
import type { PensionContract } from './wire.ts'

const SCOPE = 'marel'
const CURRENCY = 'EUR'
const TEN = 10

/**
 * Gives the amount of a contract: its value in the smallest unit, less its precision.
 *
 * Rule MAREL-38. Rounded to the cent, half up.
 *
 * @param value as the service says it
 * @example contractAmount({ currency: 'EUR', precision: 2, value: 1248055 }).toFixed(2) // '12480.55'
 */
export const contractAmount = ({ precision, value }: PensionContract['value']): Euros =>
  roundToCents(euros(euros(value).dividedBy(TEN ** precision)))

const isAccountType = (type: string): type is AccountType => ACCOUNT_TYPES.some((known) => known === type)

/** The key by which a contract is one and the same. */
const keyOf = ({ administrator = '', contract_number = '' }: Pick<Account, 'administrator' | 'contract_number'>): string =>
  `${administrator}/${contract_number}`

const accountOf = (contract: PensionContract): Account | undefined => {
  const { administrator, contract_number, product_type, product_type_label, company_name, value, value_date } = contract
  if (!isAccountType(product_type) || value.currency !== CURRENCY) return undefined
  return {
    type: product_type,
    scope: SCOPE,
    title: product_type_label ?? product_type,
    policy_id: `${SCOPE}-${keyOf(contract)}`,
    balance: contractAmount(value),
    status: 'ENCOURS',
    administrator,
    contract_number,
    date: value_date,
    ...(company_name === null || company_name === undefined ? {} : { company_name }),
  }
}

/**
 * Merges contracts that the pension service knows into the accounts of a person.
 *
 * Rules MAREL-69, MAREL-71: a contract that is there already has its newer value, one that is an account of another scope is left out, and merging twice
 * changes nothing. A type or a currency that no account has is left out.
 *
 * @param accounts of the person
 * @param contracts as the service answered them
 * @example mergeContracts([], []) // []
 */
export const mergeContracts = (accounts: readonly Account[], contracts: readonly PensionContract[]): readonly Account[] => {
  const own = new Set(accounts.filter(({ scope }) => scope !== SCOPE).map(({ contract_number }) => contract_number))
  const held = new Map(accounts.filter(({ scope }) => scope === SCOPE).map((account) => [keyOf(account), account]))
  for (const account of contracts.map(accountOf)) {
    if (account === undefined || own.has(account.contract_number)) continue
    const before = held.get(keyOf(account))
    const isNewer = before?.date === undefined || (account.date !== undefined && compareDates(account.date, before.date) > 0)
    if (isNewer) held.set(keyOf(account), account)
  }
  return [...accounts.filter(({ scope }) => scope !== SCOPE), ...held.values()]
}

/**
 * Gives the accounts of a person that only the pension service knows.
 *
 * Rules MAREL-69, MAREL-71.
 *
 * @param accounts of the person
 * @param contracts as the service answered them
 * @example accountsElsewhere([], []) // []
 */
export const accountsElsewhere = (accounts: readonly Account[], contracts: readonly PensionContract[]): readonly Account[] =>
  mergeContracts(accounts, contracts).filter(({ scope }) => scope === SCOPE)
