import { late } from '../shell/index.ts'
import { BANK_WORDS } from './catalogue.ts'

/** The cards of the bank accounts, and what changes one of them: loaded when they are first drawn. */
export const BankAccounts = late(() => import('./routes.tsx'), 'BankAccounts', BANK_WORDS)
export const BankAccountChange = late(() => import('./routes.tsx'), 'BankAccountChange', BANK_WORDS)
export { BANK_ACCOUNT_FOR_WITHDRAWAL } from './from.ts'
