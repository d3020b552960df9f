export {
  CONSENT_CLOSES_MS,
  CONSENT_PARTS,
  CONSENT_SETTLES_MS,
  consentsMachine,
  type ConsentPart,
  type ConsentsEvent,
  type ConsentsInput,
} from './machine.ts'
export {
  isUnread,
  selectConsentModal,
  selectMirror,
  selectPension,
  type ConsentModal,
  type ConsentsSnapshot,
} from './selectors.ts'
