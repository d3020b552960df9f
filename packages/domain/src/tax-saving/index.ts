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
export { taxSimulationCall } from './calls.ts'
export { simulateTaxSaving, type TaxExplanation, type TaxSaving } from './compute.ts'
export { marginalRate, savingCurve, type Bend, type CurvePoint } from './curve.ts'
export {
  afterIncome,
  ageFrom,
  firstStep,
  freshForm,
  isCarousel,
  paymentAction,
  stepAfter,
  updatesAtOnce,
  type KnownSaver,
  type PaymentAction,
} from './flow.ts'
export {
  CHILDREN_CHOICES,
  CLIENT_AGES,
  GENDERS,
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
export { informationRates, type InformationRates } from './rates.ts'
export { savingAt, savingsOf, situationOf, type Situation } from './situation.ts'
export { TERMS, type Term } from './terms.ts'
export { usefulPayment } from './useful.ts'
export { isSameRequest, requestOf, requireClientAge, requireIncome, validateStep } from './validate.ts'
export { taxAnswer, writeTaxSaving, type TaxAnswer } from './wire.ts'
