export { BankAccounts } from './bank-accounts.tsx'
export { BankAccountChange } from './bank-account-change.tsx'
