export { annuityLeft, type AnnuityLeft, type AnnuityQuestion } from './annuity.ts'
export { explainLife, lifeOfPayment, type LifeFigures } from './life.ts'
export {
  PAYMENT_KINDS,
  type Entry,
  type ExitLimit,
  type ExitRates,
  type Growth,
  type LifeDoubt,
  type LifeQuestion,
  type PaymentExit,
  type PaymentKind,
  type PaymentLife,
} from './model.ts'
export { SOURCES, type SourceCode } from './sources.ts'
export { TERMS, type Term } from './terms.ts'
