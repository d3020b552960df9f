export { DRAFT_DAYS, draftPage, isKeptAnswers, KEPT_ACTS, RESUME, type KeptAct, type KeptAnswers, type KeptName } from './acts.ts'
export { questionnaireAnswers } from './questionnaire-answers.ts'
export { taxSavingAnswers } from './tax-saving-answers.ts'
export { transmissionAnswers } from './transmission-answers.ts'
export { withdrawalAnswers, type KeptSide } from './withdrawal-answers.ts'
export {
  contentOf,
  eraseAnswersCall,
  eraseKeptCall,
  keepAnswersCall,
  keepCall,
  keptAnswersCall,
  keptCall,
  keptListCall,
  type KeptContent,
  type KeptDraft,
  type KeptTold,
} from './calls.ts'
export { draftTold, keepableOf, keptTold, readDraft, readKept, type Draft, type DraftTold, type KeptValue } from './drafts.ts'
export { paymentDraft, type KeptPayment } from './payment-draft.ts'
export { releaseDraft, withoutSensitiveReason, type KeptRelease } from './release-draft.ts'
export { holdsIban, withoutSecrets, type Json } from './secrets.ts'
export { switchDraft, type KeptSwitch } from './switch-draft.ts'
export { transferDraft, type KeptTransfer } from './transfer-draft.ts'
