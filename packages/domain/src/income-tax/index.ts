export {
  CEILING_CASE_COLUMNS,
  evaluateCeilingCase,
  evaluateSavingCase,
  evaluateTaxCase,
  readTaxCase,
  SAVING_CASE_COLUMNS,
  TAX_CASE_COLUMNS,
  TAX_CASE_OPTIONAL_COLUMNS,
  type CeilingAnswers,
  type EvaluatedTaxCase,
  type SavingAnswers,
  type TaxAnswers,
  type TaxCaseColumn,
  type TaxCaseProblem,
} from './case.ts'
export type { CeilingPayment, CeilingQuestion, CeilingUse, Declarant, DeclarantUse, LineUse } from './ceiling-model.ts'
export { CEILING_TERMS, type CeilingTerm } from './ceiling-terms.ts'
export { ceilingUseOf, explainCeilingUse, explainUsed, mostDeducted, usedOf } from './ceiling-use.ts'
export { isPastDeduction } from './deduction-age.ts'
export { FIRST_NOTICE, MOST_UNUSED, noticeTotal, unusedYears, usableUntil, type NoticeLines } from './notice.ts'
export {
  explainPaymentToSave,
  explainSaving,
  paymentToSave,
  STEPS_OF_PAYMENT,
  type PaymentStep,
  type PaymentToSave,
  type SavingBound,
  type SavingQuestion,
} from './payment-to-save.ts'
export { explainPaymentUse, paymentUseOf, type PaymentLine, type PaymentUse } from './payment-use.ts'
export { explainUnusedWorth, unusedWorth, type UnusedWorth } from './unused-worth.ts'
export { incomeTaxCases, perCeilingCases } from './cases.ts'
export { reckonCeiling, type CeilingFigures } from './ceiling.ts'
export { checkHousehold } from './check.ts'
export { bareTax, collectedTax, computeTax, explainTax, reckonTax, reckonTaxOn } from './compute.ts'
export { wageLabel, type Stated } from './income.ts'
export { ceilingLawOf, INCOME_YEARS, PAYMENT_YEARS, taxLawOf, type CeilingLaw, type TaxLaw } from './legislation.ts'
export { MARITAL_STATUSES, type ComputedTax, type Household, type MaritalStatus, type TaxFigures } from './model.ts'
export { isSharedAlone, isSingleParent, partsOf, SHARED_ALONE } from './parts.ts'
export { SOURCES, sourceOf, type SourceCode, type SourceEntry } from './sources.ts'
export { TERMS, type Term } from './terms.ts'
