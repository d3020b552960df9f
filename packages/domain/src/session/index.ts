export { callsAfterSignIn, withAnswer, type SignInAnswer, type SignInCall, type SignInPlan } from './after-sign-in.ts'
export {
  aisProfileCall,
  changePasswordCall,
  oauthProfileCall,
  otpCall,
  otpCallbackCall,
  providerAdvisorCall,
  providerProfileCall,
  s2eProfileCall,
  tokenCall,
} from './calls.ts'
export { authorizationCall, logoutCall } from './door-calls.ts'
export {
  BROWSERS,
  DEVICES,
  MOST_SESSIONS,
  endOtherSessionsCall,
  endSessionCall,
  openSessionsCall,
  type Browser,
  type Device,
  type OpenSession,
} from './open-sessions.ts'
export { oauthProfile, scopesOf, type OauthProfile } from './oauth-profile.ts'
export {
  COLLECTIVE_SCOPES,
  DEFAULT_ORIGIN,
  NoCollectiveScopes,
  ORIGINS,
  SCOPES,
  collectiveScopesOf,
  hasAdvisor,
  origin,
  scope,
  type CollectiveScope,
  type Origin,
  type Scope,
} from './origin.ts'
export { canEditPersonalData, editGateOf, needsOtp, otpScope, type EditGate } from './otp.ts'
export {
  address,
  aisProfile,
  bankAccount,
  GENDERS,
  providerAdvisor,
  providerProfile,
  s2eProfile,
  type Address,
  type AisProfile,
  type BankAccount,
  type Gender,
  type ProviderAdvisor,
  type ProviderProfile,
  type S2eProfile,
} from './profiles.ts'
export { s2eAlert, s2eOptionBulletin, type S2eAlert } from './s2e-lists.ts'
export { birthDateOf, firstNameOf, genderOf, mobileOf, signedInUser } from './signed-in.ts'
export { STORED_CLOCK_KEY, readStoredClock, signedInSince, writeStoredClock } from './stored-clock.ts'
export { STORED_OTP_KEY, readStoredOtp, writeStoredOtp, type OtpDeparture } from './stored-otp.ts'
export { SESSION_ENTRIES } from './stored-parts.ts'
export { STORED_USER_KEY, STORED_USER_VERSION, readStoredUser, writeStoredUser, type StoredUser } from './stored-user.ts'
export { user, type User } from './user.ts'
export { VISITOR } from './visitor.ts'
export { PROVIDER_SCOPE } from '../contract/index.ts'
export { awaitedAccount, lacksBankDetails, type AwaitedAccount } from './bank-details.ts'
export { fullNameOf, initialsOf } from './names.ts'
export { brandingOf, type Branding } from './branding.ts'
