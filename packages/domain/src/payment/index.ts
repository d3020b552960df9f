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
  FREQUENCIES,
  METHODS,
  MONTHS_BETWEEN,
  paymentRequest,
  type Frequency,
  type PaymentContext,
  type PaymentPermission,
  type PaymentRequest,
} from './model.ts'
