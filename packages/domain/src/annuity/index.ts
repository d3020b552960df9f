export {
  ANNUITY_CASE_COLUMNS,
  type AnnuityCaseColumn,
  type AnnuityCaseProblem,
  evaluateAnnuityCase,
  type EvaluatedCase,
  readAnnuityCase,
} from './case.ts'
export { annuityCases } from './cases.ts'
export { type ExpectedPayment, expectedPayments } from './cash-flows.ts'
export { type AnnuityField, type AnnuityRefusal, checkAnnuity } from './check.ts'
export { checkAnnuityInPayment, type InPaymentField, type InPaymentRefusal } from './check-in-payment.ts'
export { annuityFactor, annuityFactorGrid, type AnnuityGrid } from './factor.ts'
export { monthsBetween } from './in-months.ts'
export type { AnnuityInPayment, LifeInMonths } from './in-payment.ts'
export { readInPaymentCase, type ReadInPaymentCase } from './in-payment-case.ts'
export {
  IN_PAYMENT_CASE_COLUMNS,
  IN_PAYMENT_OPTIONAL_COLUMNS,
  type InPaymentCaseColumn,
  type InPaymentCaseProblem,
} from './in-payment-row.ts'
export {
  ANNUITY_STEPS,
  ANNUITY_TYPES,
  type AnnuityInput,
  type AnnuityStep,
  type AnnuityType,
  hasGuaranteedYears,
  hasReversion,
  type Life,
  PAYMENTS_PER_YEAR,
  type Timing,
  TIMINGS,
} from './model.ts'
export { survivalCurve } from './survival.ts'
export { annuityReserves, annuityValues, type Sensitivities } from './valuation.ts'
