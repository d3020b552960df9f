export {
  cancelOperationCall,
  paymentCall,
  paymentContextCall,
  paymentPermissionCall,
  stopPaymentCall,
  stopRetirementPaymentCall,
} from './calls.ts'
export { amountError, boundsOf, checkPayment, isWayOpen, partsErrors, type PaymentBounds } from './check.ts'
export {
  CARD_MINUTES,
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
  METHODS,
  MONTHS_BETWEEN,
  paymentRequest,
  type Frequency,
  type PaymentContext,
  type PaymentPermission,
  type PaymentRequest,
} from './model.ts'
