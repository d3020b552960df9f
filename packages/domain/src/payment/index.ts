export {
  cancelOperationCall,
  paymentCall,
  paymentContextCall,
  paymentDocumentsCall,
  paymentPermissionCall,
  stopPaymentCall,
  stopRetirementPaymentCall,
} from './calls.ts'
export { boundsOf, checkPayment, type PaymentBounds } from './check.ts'
export {
  debitsUntil,
  lifeOf,
  nextDebitOf,
  type AgainPaid,
  type Debit,
  type Moment,
  type OncePaid,
  type PaymentLife,
} from './life.ts'
export {
  amountOf,
  asksForCeiling,
  EMPTY_PAYMENT,
  errorsOn,
  investedBy,
  leftToShare,
  newFunds,
  offersOf,
  partsOf,
  PAYMENT_STEPS,
  requestOf,
  stepOfField,
  WAYS,
  type Offer,
  type PaymentForm,
  type PaymentStep,
  type Way,
} from './form.ts'
export { happeningsOf, type Happening } from './happens.ts'
export {
  FREQUENCIES,
  MONTHS_BETWEEN,
  paymentRequest,
  type Frequency,
  type PaymentContext,
  type PaymentPermission,
  type PaymentRequest,
} from './model.ts'
