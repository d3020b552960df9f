export { retirementWithdrawCall, withdrawAuthorizationCall } from './calls.ts'
export {
  CASE_REASONS,
  caseDocuments,
  caseOffers,
  givesSomething,
  isLetterCase,
  LETTER_CASES,
  retirementOpening,
  type CaseOffer,
  type CaseRefusal,
  type LetterCase,
  type RetirementOpening,
} from './cases.ts'
export { checkRetirement, withdrawnOf, type RetirementToCheck, type WithdrawnContract } from './check.ts'
export { caseErrors, caseEstimate, EMPTY_CASE, lawOfCase, type CaseEstimate, type CaseForm } from './form.ts'
export { pendingOn, type Pending } from './pending.ts'
export { lifeOfRetirement, type AskedRetirement, type RetirementLife } from './life.ts'
export { retirementRequest, type AnnuityChoice, type RetirementRequest } from './model.ts'
