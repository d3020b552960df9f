import { contractNumber, type Account } from '@hautelisse/domain/accounts'
import type { Instruction, TransactionDetails } from '@hautelisse/domain/operations'
import { selectAccounts } from '@hautelisse/machines/session'
import { useSession } from '../shell/index.ts'

type Names = {
  readonly accountOf: (policyId: string) => Account | undefined
  /** A plan with whose it is. */
  readonly planOf: (policyId: string) => string
  readonly numberOf: (policyId: string) => string
  readonly fundOf: (details: TransactionDetails | undefined, fund: Pick<Instruction, 'policy_id' | 'investment_id'>) => string
}

/** Names of plans and funds: those of the saver's own accounts, else those that came with the operation, else the bare number. */
export const useNames = (): Names => {
  const accounts = useSession(selectAccounts)
  const accountOf = (policyId: string): Account | undefined => accounts.find(({ policy_id }) => policy_id === policyId)
  return {
    accountOf,
    planOf: (policyId) => {
      const account = accountOf(policyId)
      return account === undefined
        ? policyId
        : [account.title, account.company_name].filter((word) => word !== undefined).join(', ')
    },
    numberOf: (policyId) => {
      const account = accountOf(policyId)
      return account === undefined ? policyId : contractNumber(account)
    },
    fundOf: (details, { policy_id: policyId, investment_id: fund }) =>
      accountOf(policyId)?.investments?.find(({ id }) => id === fund)?.label ??
      details?.allocable_accounts.flatMap(({ investments = [] }) => investments).find(({ id }) => id === fund)?.label ??
      fund,
  }
}
