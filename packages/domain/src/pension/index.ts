export {
  access,
  answerSecret,
  enter,
  giveCode,
  logIn,
  NO_ACCESS,
  sendAgain,
  SESSION_MS,
  sessionFor,
  type Access,
  type AccessAfter,
  type Asking,
  type Opening,
  type PensionSession,
  type TriedAccess,
} from './access.ts'
export { forgotPasswordFirstCall, forgotPasswordSecondCall, registerFirstCall, registerSecondCall } from './account-calls.ts'
export {
  codeProblems,
  NEW_PASSWORD_FROM,
  forgotFirstProblems,
  forgotSecondProblems,
  registerFirstProblems,
  registerSecondProblems,
  type ForgotSecondForm,
  type RegisterFirstForm,
  type RegisterSecondForm,
} from './account-forms.ts'
export { parseAge, writeAge } from './ages.ts'
export {
  ameliCodeCall,
  ameliLoginCall,
  cnavLoginCall,
  dgfipCodeCall,
  dgfipLoginCall,
  dgfipResendCall,
  pensionDemonstrationCall,
  pensionKeyCall,
  type DemonstrationAccount,
  type OpenedSession,
} from './calls.ts'
export { pensionCases, pensionInputsOf, type PensionInputs } from './cases.ts'
export { choicesOf } from './choices.ts'
export { type CodeProvider } from './codes.ts'
export { accountsElsewhere, contractAmount, mergeContracts } from './contracts.ts'
export {
  loadPensionCall,
  pensionCapCall,
  pensionContractsCall,
  pensionInitializeCall,
  pensionSaveCall,
  pensionSimulationCall,
  type PensionSimulationRequest,
} from './estimate-calls.ts'
export {
  BIRTH_DATE_FIELDS,
  EMPTY_FORM,
  FAMILY_SITUATIONS,
  FIRST_FIELDS,
  FORM_FIELDS,
  SECOND_FIELDS,
  payload as pensionPayload,
  storedPensionForm,
  THIRD_OF_CEILING,
  type FormField,
  type PensionForm,
  type PensionPayload,
} from './model.ts'
export { answersOf, fieldsToChange, type Answer } from './answers.ts'
export { whatChangesMost, type EstimateVariation } from './changes.ts'
export { estimateCurve, type EstimateBend, type EstimateCurve, type EstimatedAmounts, type EstimatedPoint } from './curve.ts'
export { compareTrees, type ComparedFigure } from './compare.ts'
export { explainChange, explainStart, withTrees, writeEstimate } from './estimate.ts'
export { planOf } from './plan.ts'
export { readingOf } from './reading.ts'
export { quarterPartsAt } from './quarter-parts.ts'
export { writePaid, type Paid } from './in-payment.ts'
export { leastMonth, leftOutOf, type LeftOut, type SchemeLeftOut } from './left-out.ts'
export { loginRefusal, type LoginRefusal } from './login-failure.ts'
export { afterCharges, monthlyParts, survivorsMost, type MonthlyParts } from './monthly.ts'
export { FORM_OPTIONS, type FormOptions } from './options.ts'
export { levelOf, profileOf, type Level, type Profile } from './profiles.ts'
export { bareIdentifier, credentialProblems, PROVIDER_RULES, PROVIDERS, type Provider, type ProviderRules } from './providers.ts'
export { readSituation, type Interruption, type SituationRead } from './situations.ts'
export { closeTarget, firstPosition, slideOf, type Slide } from './slides.ts'
export {
  formOf,
  LIMITS,
  payloadOf,
  payloadProblems,
  validateForm,
  type FormContext,
  type FormProblem,
  type FormProblemCode,
  type Limits,
} from './validate.ts'
export { answerField, hasStep, visibleFields, type FieldLabel, type FormStep, type VisibleField } from './visible.ts'
export {
  keptEstimate,
  type CareerEntry,
  type Careers,
  type Estimate,
  type KeptEstimate,
  type EstimateBasis,
  type PensionContract,
  type ResultRow,
  type RowExplanation,
  type RowType,
  type SavedEstimate,
} from './wire.ts'
export { type Term } from './terms.ts'
export {
  basisOf,
  careersOf,
  lawOf,
  type CareerRecord,
  type EstimatedPerson,
  type OtherRights,
  type RecordedYear,
} from './record.ts'
export { missingYears, totalsOf } from './totals.ts'
