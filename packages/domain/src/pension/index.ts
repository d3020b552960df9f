export {
  access,
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
/** @beta */
export { forgotPasswordFirstCall, forgotPasswordSecondCall, registerFirstCall, registerSecondCall } from './account-calls.ts'
/** @beta */
export {
  codeProblems,
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
  pensionKeyCall,
  type OpenedSession,
} from './calls.ts'
/** @beta */
export { choicesOf } from './choices.ts'
export { type CodeProvider } from './codes.ts'
/** @beta */
export { contractAmount, mergeContracts } from './contracts.ts'
/** @beta */
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
  storedPensionForm,
  THIRD_OF_CEILING,
  type FormField,
  type PensionForm,
  type PensionPayload,
} from './model.ts'
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
  ROW_TYPES,
  type CareerEntry,
  type Careers,
  type Estimate,
  type EstimateBasis,
  type PensionContract,
  type ResultRow,
  type RowExplanation,
  type RowType,
  type SavedEstimate,
} from './wire.ts'
