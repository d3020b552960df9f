import type { Instruction, TransactionDetails } from '@hautelisse/domain/operations'
import { selectAccounts } from '@hautelisse/machines/session'
import { useSession } from '../shell/index.ts'

/** Names of what instructions speak of: those of the saver's own accounts, else those that came with the operation, else the bare id. */
export const useFundNames = ({ allocable_accounts: allocable }: TransactionDetails) => {
  const accounts = useSession(selectAccounts)
  const accountOf = (policyId: string): string =>
    (accounts.find(({ policy_id }) => policy_id === policyId) ?? allocable.find(({ policy_id }) => policy_id === policyId))
      ?.title ?? policyId
  const fundOf = ({ policy_id: policyId, investment_id: fundId }: Pick<Instruction, 'policy_id' | 'investment_id'>): string => {
    const held = accounts.find(({ policy_id }) => policy_id === policyId)?.investments?.find(({ id }) => id === fundId)
    const offered = allocable.flatMap(({ investments = [] }) => investments).find(({ id }) => id === fundId)
    return held?.label ?? offered?.label ?? fundId
  }
  const companyOf = (policyId: string): string | undefined =>
    accounts.find(({ policy_id }) => policy_id === policyId)?.company_name
  return { accountOf, fundOf, companyOf }
}
