export { caseDraft, caseDraftOf, type CaseDraft } from './case-draft.ts'
export {
  caseMachine,
  selectCase,
  selectCaseErrors,
  selectCaseForm,
  selectCaseIsOpen,
  selectCaseOffers,
  type CaseEvent,
  type CaseFigure,
  type CaseInput,
  type CaseSnapshot,
} from './case-machine.ts'
export { signingPorts } from './ports.ts'
export { signingQuestion } from './question.ts'
export { signingDraft, signingDraftOf, type SigningDraft } from './signing-draft.ts'
export { asksForYears, type Converting, type SigningForm, type SigningQuestion } from './signing-form.ts'
export {
  selectSigningErrors,
  selectSigningFailure,
  selectSigningForm,
  selectSigningScreen,
  signingMachine,
  type SigningEvent,
  type SigningInput,
  type SigningPorts,
  type SigningSnapshot,
} from './signing-machine.ts'
