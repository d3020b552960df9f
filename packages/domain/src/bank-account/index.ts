export {
  bankAccountContextCall,
  bankDocumentCall,
  bankScoresCall,
  cancelBankAccountCall,
  countriesCall,
  newBankCodeCall,
  RIB_LIMITS,
  signBankAccountCall,
  updateBankAccountCall,
} from './calls.ts'
export { countriesOn, countryChoice, type Country } from './countries.ts'
export {
  BANK_FIELDS,
  checkBankAccount,
  EMPTY_BANK_ACCOUNT,
  isSameIban,
  prefilled,
  requestOf,
  type BankAccountForm,
  type BankAccountProblem,
  type BankAccountTerms,
  type BankField,
} from './form.ts'
export { compareHolder, type HolderMatch, type HolderNames } from './holder.ts'
export {
  bankAccountRequest,
  CODE,
  PAYEE_RESULTS,
  PURPOSES,
  takesUpload,
  type BankAccountAnswer,
  type BankAccountContext,
  type BankAccountRequest,
  type NewCodeAnswer,
  type PayeeResult,
  type PendingAccount,
  type Purpose,
  type Scores,
  type SignatureRequest,
} from './model.ts'
export { longShortIban, openPurposes, paperReason, shortMobile, usableOn, type PaperReason } from './way.ts'
