import { pathTo } from '@hautelisse/domain/portal'
import { sentFrom } from '../act/index.ts'

/** Address at which a bank account is added for a withdrawal, which is led back to. */
export const BANK_ACCOUNT_FOR_WITHDRAWAL = sentFrom(
  pathTo('profile', { scope: 's2e', journey: 'bank-coordinates', action: 'edit-bank-account' }),
  'withdraw',
)
