export {
  allocated,
  monthlyEnvelope,
  reachesCap,
  SHOWN_PERIODICITIES,
  shownPeriodicity,
  yearlyEnvelope,
  yearlyPayment,
  type ShownPeriodicity,
} from './amount.ts'
export { evenPace, savingAlong, type PaymentRange } from './along.ts'
export { savingByBand, type SavedBand } from './by-band.ts'
export { changedFamily, isCustodyAlone } from './family.ts'
export { taxSimulationCall } from './calls.ts'
export type { CaseNotice } from './case-notice.ts'
export { taxSavingCases } from './cases.ts'
export { compareVariants, type ComparedField, type ComparedFigures, type ComparedQuestion, type Comparison } from './compare.ts'
export { comparedYears, isComparedYear, MOST_COMPARED } from './compared-years.ts'
export { explainTaxSaving, simulateTaxSaving, type TaxExplanation, type TaxSaving } from './compute.ts'
export { marginalRate, savingCurve, type Bend, type CurvePoint } from './curve.ts'
export { deductionEnd, type DeductionEnd } from './deduction-end.ts'
export {
  EXIT_AGES,
  EXIT_FORMS,
  exitRates,
  type Exit,
  type ExitDoubt,
  type ExitForm,
  type ExitQuestion,
  type ExitTerms,
} from './exit-model.ts'
export { savingExample, type SavingExample } from './example.ts'
export { exitBounds, type ExitBounds } from './exit-bounds.ts'
export { exitEvaluators } from './exit-factor.ts'
export { exitOf } from './exit.ts'
export { EXIT_SOURCES, type ExitSourceCode } from './exit-sources.ts'
export {
  adjusted,
  afterIncome,
  ageFrom,
  firstStep,
  freshForm,
  isCarousel,
  paymentTarget,
  saidIn,
  updatesAtOnce,
  type KnownSaver,
  type PaymentTarget,
} from './flow.ts'
export {
  CHILDREN_CHOICES,
  CLIENT_AGES,
  GENDERS,
  HIGHEST_TYPED,
  STEPS,
  taxRequest,
  VARIANTS,
  type Children,
  type Gender,
  type Step,
  type TaxForm,
  type TaxRequest,
  type TypedAmount,
  type Variant,
} from './model.ts'
export type { TaxNote } from './notes.ts'
export { informationRates, type InformationRates, type YearRate } from './rates.ts'
export { dayUnder, incomeYearOn, savingAt, savingsOf, situationOf, type LawYears, type Situation } from './situation.ts'
export { stillPossible, type StillPossible } from './still-possible.ts'
export { TERMS, type Term } from './terms.ts'
export { usefulPayment } from './useful.ts'
export { isSameRequest, readClientAge, requestOf, requireClientAge, requireIncome, validateStep } from './validate.ts'
export { taxAnswer, writeTaxSaving, type TaxAnswer } from './wire.ts'
