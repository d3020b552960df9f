import type { Contract } from '@hautelisse/domain/withdrawal'

/**
 * Names a contract among others: by its title, and by its number too where the title is not enough.
 *
 * @param contract contract to name
 * @param contracts all contracts of the result
 */
export const contractName = ({ account }: Contract, contracts: readonly Contract[]): string =>
  contracts.filter((other) => other.account.title === account.title).length > 1
    ? `${account.title} (${account.policy_id})`
    : account.title
