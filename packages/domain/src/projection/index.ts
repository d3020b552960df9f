export { projectAnnuity, projectionEvaluators, type ProjectedAnnuity } from './annuity.ts'
export { paymentReaching } from './goal.ts'
export { PAYMENT_PERIODICITIES, type PaymentPeriodicity, type ProjectedContract } from './model.ts'
export { TERMS, type Term } from './terms.ts'
