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
export { projectionInputsOf, savingsOf, type CaseContract, type CasePlan, type ProjectionCaseInputs } from './case-inputs.ts'
export { livingOfCase, projectionCases } from './cases.ts'
export { capitalShareOf } from './capital-share.ts'
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
export { livingAt } from './living.ts'
export { livingAges, type LivingAge, type LivingEffects } from './living-ages.ts'
export type {
  KnownLiving,
  KnownParts,
  Living,
  LivingCause,
  LivingFigures,
  LivingPart,
  LivingPartName,
  MissingAnswer,
  Verdict,
} from './living-model.ts'
export { livingInTurn, NOTHING_YET, type AgeInTurn, type LivingLook, type LivingStep } from './living-in-turn.ts'
export { shownLiving, type ShownLiving } from './living-shown.ts'
export { limitsOf, type ClosingPayment, type PaymentLimits } from './living-payment.ts'
export { HORIZONS, PAYMENT_PERIODICITIES, type PaymentPeriodicity, type ProjectedContract } from './model.ts'
export {
  OTHER_INCOME_KINDS,
  type IncomeEuros,
  type IncomeTerms,
  type OtherIncomeKind,
  type SettledCharges,
} from './income-model.ts'
export type { IncomeAmount, IncomeSideName, ToldIncome } from './income-wire.ts'
export { pensionAt, type CountedPension, type Departure, type PensionSource } from './pension.ts'
export { incomeTermsOf, inputsOf, planOf, type ProjectionPerson } from './planning.ts'
export { monthOfPayments } from './project.ts'
export { lineOf, PROJECTION_READING, readOver, regimeUnder, toldBefore } from './reading.ts'
export { projectRetirement, retirementProblems } from './request.ts'
export { spreadPayments, type Spread } from './spread.ts'
export { TERMS, type IncomeTerm, type LivingTerm, type Term } from './terms.ts'
export {
  EMPTY_INPUTS,
  projectionInputs,
  retirementRequest,
  type ProjectionFigures,
  type ProjectionInputs,
  type RetirementRequest,
  type SavedProjection,
} from './wire.ts'
