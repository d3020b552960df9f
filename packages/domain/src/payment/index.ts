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
export { paymentAgain, paymentTo, readAddress, type PaymentAddress } from './address.ts'
export { labLimits, leastLimits, needsLabDocuments, papersFor, type AskedPapers, type LabContext } from './lab.ts'
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
  type PaymentMeans,
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
export { formRepeating, isRefusedCard, type RefusedPayment } from './repeating.ts'
export { formReplacing, frequencyOf } from './replacing.ts'
export { retirementOffersOf, type RetirementOffers, type RetirementTerms } from './retirement.ts'
export { notDeducted, taxChoiceOf, taxChoicesFor } from './tax-choice.ts'
export { isSharedOtherwise, openedFor, todaysShares } from './todays-shares.ts'
