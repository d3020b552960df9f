export {
  cancelOperationCall,
  labContextCall,
  paymentCall,
  paymentContextCall,
  paymentDocumentsCall,
  paymentPermissionCall,
  retirementPaidCall,
  retirementPaymentCall,
  retirementPermissionCall,
  stopPaymentCall,
  stopRetirementPaymentCall,
} from './calls.ts'
export { labLimits, needsLabDocuments, type LabContext } from './lab.ts'
export { boundsOf, checkPayment, type PaymentBounds } from './check.ts'
export { debitsUntil, lifeOf, nextDebitOf, type AgainPaid, type Debit, type OncePaid, type PaymentLife } from './life.ts'
export {
  amountOf,
  EMPTY_PAYMENT,
  PAYMENT_STEPS,
  stepOfField,
  WAYS,
  type PaymentForm,
  type PaymentStep,
  type Way,
} from './answers.ts'
export {
  allowedBy,
  asksForCeiling,
  errorsOn,
  investedBy,
  leftToShare,
  newFunds,
  offersOf,
  partsOf,
  requestOf,
  type Offer,
} from './form.ts'
export { happeningsOf, type Happening } from './happens.ts'
export {
  FREQUENCIES,
  MONTHS_BETWEEN,
  paymentContext,
  paymentRequest,
  TAX_CHOICES,
  type Frequency,
  type PaymentContext,
  type PaymentPermission,
  type PaymentRequest,
  type TaxChoice,
} from './model.ts'
export { programmeAfter, programmesOn, type Programme, type ProgrammeAfter } from './programme.ts'
export { formReplacing, frequencyOf } from './replacing.ts'
export { retirementOffersOf, type RetirementOffers, type RetirementTerms } from './retirement.ts'
export { notDeducted, taxChoiceOf, taxChoicesFor } from './tax-choice.ts'
export { todaysShares } from './todays-shares.ts'
