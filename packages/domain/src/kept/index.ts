export { DRAFT_DAYS, draftPage, KEPT_ACTS, RESUME, type KeptAct } from './acts.ts'
export {
  contentOf,
  eraseKeptCall,
  keepCall,
  keptCall,
  keptListCall,
  type KeptContent,
  type KeptDraft,
} from './calls.ts'
export { draftTold, keepableOf, readDraft, type Draft, type DraftTold } from './drafts.ts'
export { paymentDraft, type KeptPayment } from './payment-draft.ts'
export { releaseDraft, withoutSensitiveReason, type KeptRelease } from './release-draft.ts'
export { holdsIban, withoutSecrets, type Json } from './secrets.ts'
export { switchDraft, type KeptSwitch } from './switch-draft.ts'
export { transferDraft, type KeptTransfer } from './transfer-draft.ts'
