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
/** @beta */
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
/** @beta */
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
/** @beta */
export { choicesOf } from './choices.ts'
export { type CodeProvider } from './codes.ts'
/** @beta */
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
/** @beta */
export {
  ACTIVITY_RATES,
  BIRTH_DATE_FIELDS,
  EMPTY_FORM,
  FAMILY_SITUATIONS,
  FIRST_FIELDS,
  FORM_FIELDS,
  MOST_CHILDREN,
  SECOND_FIELDS,
  payload as pensionPayload,
  storedPensionForm,
  THIRD_OF_CEILING,
  type FormField,
  type PensionForm,
  type PensionPayload,
} from './model.ts'
/** @beta */
export { whatChangesMost, type EstimateVariation } from './changes.ts'
/** @beta */
export { estimateCurve, type EstimateBend, type EstimateCurve, type EstimatedAmounts, type EstimatedPoint } from './curve.ts'
/** @beta */
export { compareTrees, type ComparedFigure } from './compare.ts'
/** @beta */
export { explainChange, explainStart, withTrees, writeEstimate } from './estimate.ts'
/** @beta */
export { planOf } from './plan.ts'
export { writePaid, type Paid } from './in-payment.ts'
export { loginRefusal, type LoginRefusal } from './login-failure.ts'
export { afterCharges, monthlyParts, survivorsMost, type MonthlyParts } from './monthly.ts'
export { FORM_OPTIONS, type FormOptions } from './options.ts'
/** @beta */
export { levelOf, profileOf, type Level, type Profile } from './profiles.ts'
export { bareIdentifier, credentialProblems, PROVIDER_RULES, PROVIDERS, type Provider, type ProviderRules } from './providers.ts'
/** @beta */
export { readSituation, type Interruption, type SituationRead } from './situations.ts'
/** @beta */
export { closeTarget, firstPosition, slideOf, SLIDES, type Slide } from './slides.ts'
/** @beta */
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
/** @beta */
export { answerField, FORM_STEPS, hasStep, visibleFields, type FieldLabel, type FormStep, type VisibleField } from './visible.ts'
/** @beta */
export {
  keptEstimate,
  ROW_TYPES,
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
/** @beta */
export { TERMS, type Term } from './terms.ts'
/** @beta */
export {
  basisOf,
  careersOf,
  lawOf,
  type CareerRecord,
  type EstimatedPerson,
  type OtherRights,
  type RecordedYear,
} from './record.ts'
/** @beta */
export { totalsOf } from './totals.ts'
