import type { Instruction, TransactionDetails } from '@hautelisse/domain/operations'
import { selectAccounts } from '@hautelisse/machines/session'
import { useSession } from '../shell/index.ts'

type FundName = Pick<Instruction, 'policy_id' | 'investment_id'>

/** Names of what instructions speak of: those of the saver's own accounts, else those that came with the operation, else the bare id. */
export const useFundNames = ({ allocable_accounts: allocable }: Pick<TransactionDetails, 'allocable_accounts'>) => {
  const accounts = useSession(selectAccounts)
  const accountOf = (policyId: string): string =>
    (accounts.find(({ policy_id }) => policy_id === policyId) ?? allocable.find(({ policy_id }) => policy_id === policyId))
      ?.title ?? policyId
  const heldOf = (policyId: string, fundId: string) =>
    accounts.find(({ policy_id }) => policy_id === policyId)?.investments?.find(({ id }) => id === fundId)
  const fundOf = ({ policy_id: policyId, investment_id: fundId }: FundName): string => {
    const held = heldOf(policyId, fundId)
    const offered = allocable.flatMap(({ investments = [] }) => investments).find(({ id }) => id === fundId)
    return held?.label ?? offered?.label ?? fundId
  }
  const companyOf = (policyId: string): string | undefined =>
    accounts.find(({ policy_id }) => policy_id === policyId)?.company_name
  /** Only a fund that is still held has a sheet. */
  const isHeld = ({ policy_id: policyId, investment_id: fundId }: FundName): boolean => heldOf(policyId, fundId) !== undefined
  return { accountOf, fundOf, companyOf, isHeld }
}
