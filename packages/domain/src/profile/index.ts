export {
  changePlaceOf,
  hiddenIban,
  hiddenMobile,
  mainCompanyOf,
  profileOf,
  type ChangePlace,
  type ShownProfile,
} from './access.ts'
export { addressChangeErrors, addressErrors, movesAbroad } from './address.ts'
export {
  addressContextCall,
  bankCoordinatesCall,
  identityContextCall,
  updateAddressCall,
  updateEmailCall,
  updateIdentityCall,
  updatePhoneCall,
} from './calls.ts'
export { addressLines, holderLines, holderPlace } from './post.ts'
export { closedActs, closedBy, type ClosedAct, type ClosedReason, type ProfileAct, type ProfileStanding } from './closed.ts'
export { checkEmail, checkPersonalPhone, EMAIL_LENGTH, isSameEmail, phoneOnWire } from './contact-data.ts'
export {
  blockingsWith,
  countsAsExposed,
  declarationErrors,
  declarationState,
  factsToPassOn,
  isSameSituation,
  US_PERSON,
  type DeclarationState,
  type TypedDeclaration,
} from './declaration.ts'
export {
  declaration,
  EXPOSURES,
  MOST_COUNTRIES,
  OCCUPATIONS,
  PUBLIC_FUNCTIONS,
  situation,
  type Declaration,
  type Exposure,
  type Occupation,
  type PublicFunction,
  type Situation,
} from './declaration-model.ts'
export { fewestFiles, proofAge, PROOFS, type AddressProof, type IdentityProof, type ProofAge } from './documents.ts'
export { COUNTRY_CODES } from './countries.ts'
export { bankHold, type BankHold } from './hold.ts'
export { checkName, identityErrors } from './identity.ts'
export {
  changedIdentity,
  INPUT_MODES,
  newAddress,
  tsaAddress,
  type AddressContext,
  type ChangedIdentity,
  type IdentityContext,
  type InputMode,
  type TsaAddress,
} from './model.ts'
export { isOnline, wayOf, type HandedIn, type Way } from './ways.ts'
