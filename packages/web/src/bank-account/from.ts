import { pathTo } from '@hautelisse/domain/portal'

/** What the address says where a withdrawal sends its saver here. */
export const FROM_WITHDRAWAL = 'withdraw'

/** Address at which a bank account is added for a withdrawal, which is led back to. */
export const BANK_ACCOUNT_FOR_WITHDRAWAL = `${pathTo('profile', {
  scope: 's2e',
  journey: 'bank-coordinates',
  action: 'edit-bank-account',
})}?from=${FROM_WITHDRAWAL}`
