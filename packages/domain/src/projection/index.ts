export { agesAround, agesOfDeparture, type AgeOfDeparture, type Scenario } from './ages.ts'
export { projectAnnuity, projectionEvaluators, type Projected, type ProjectedAnnuity } from './annuity.ts'
export { projectionsInitializeCall, projectionsRetirementCall, projectionsSaveCall } from './calls.ts'
export {
  lockedSavings,
  mayBeCapital,
  projectionCandidates,
  projectionTotals,
  type Candidate,
  type CandidateReason,
  type ProjectionTotals,
} from './candidates.ts'
export { beyondCeiling } from './ceiling.ts'
export { projectionInputsOf, type CaseContract, type CasePlan, type ProjectionCaseInputs } from './case-inputs.ts'
export { projectionCases } from './cases.ts'
export { closeGap, withMonthlyPayment, type Closing, type ReachingStart } from './closing.ts'
export { departureOf, type ProjectionPlan } from './departure.ts'
export {
  AMOUNT_FIELDS,
  ANNUITY_SHARES,
  countedAccounts,
  formOfInputs,
  freshProjection,
  inPeriodicity,
  missingAnswers,
  projectionForm,
  projectionProblems,
  retirementRequestOf,
  type AmountField,
  type ProjectionContext,
  type ProjectionForm,
} from './form.ts'
export { HORIZONS, PAYMENT_PERIODICITIES, type PaymentPeriodicity, type ProjectedContract } from './model.ts'
export type { IncomeEuros } from './income-model.ts'
export { incomeFigure, type IncomeAmount, type IncomeSideName, type ToldIncome } from './income-wire.ts'
export { pensionAt, type CountedPension, type Departure, type PensionSource } from './pension.ts'
export { incomeTermsOf, inputsOf, planOf, type ProjectionPerson } from './planning.ts'
export { monthOfPayments } from './project.ts'
export { projectRetirement, retirementProblems } from './request.ts'
export { shownProjection, type ShownAccount, type ShownProjection } from './shown.ts'
export { spreadPayments, type Spread } from './spread.ts'
export { TERMS, type IncomeTerm, type Term } from './terms.ts'
export { amountToday, gapToday, type TodaysGap } from './todays-euros.ts'
export {
  EMPTY_INPUTS,
  projectionInputs,
  retirementRequest,
  type ProjectionFigures,
  type ProjectionInputs,
  type RetirementRequest,
  type SavedProjection,
} from './wire.ts'
