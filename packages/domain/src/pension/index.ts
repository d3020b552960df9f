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
export { type CodeProvider } from './codes.ts'
export { FORM_OPTIONS, type FormOptions } from './options.ts'
export { bareIdentifier, credentialProblems, PROVIDER_RULES, PROVIDERS, type Provider, type ProviderRules } from './providers.ts'
