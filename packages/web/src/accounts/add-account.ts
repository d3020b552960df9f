import type { FamilyAccounts } from '@hautelisse/domain/accounts'

/** Fragments that open the window in which an account is added (P-MODAL-06). */
type AddAccountHash = 'add_account_retirement' | 'add_account_projects'

/**
 * Returns the fragment under which an account is added: for projects where somebody holds those and nothing for retirement.
 *
 * @param families - families with their accounts
 * @example addAccountHash([]) // 'add_account_retirement'
 */
export const addAccountHash = (families: readonly Pick<FamilyAccounts, 'family'>[]): AddAccountHash => {
  const holds = (family: FamilyAccounts['family']): boolean => families.some((group) => group.family === family)
  return holds('projects') && !holds('retirement') ? 'add_account_projects' : 'add_account_retirement'
}
