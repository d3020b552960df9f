export { selectCase } from './case-of.ts'
export type { Asker, Credentials, PensionEvent, PensionInput, PensionPorts } from './context.ts'
export { draft, draftOf } from './draft.ts'
export { loginMachine, selectLogin, type LoginEvent } from './login.ts'
export { pensionMachine } from './machine.ts'
export { apiPorts, type EncryptPort } from './ports.ts'
export { recoveryMachine, selectRecovery, type RecoveryEvent } from './recovery.ts'
export { registrationMachine, selectRegistration, type RegistrationEvent } from './registration.ts'
export {
  resultMachine,
  START_FIGURES,
  type ResultEvent,
  type ResultFigure,
  type ResultSnapshot,
  type StartFigure,
} from './result.ts'
export {
  selectAccounts,
  selectAnswers,
  selectChosenAge,
  selectContracts,
  selectEdit,
  selectForm,
  selectInPayment,
  selectIsUnsaved,
  selectLeftOut,
  selectNotice,
  selectResult,
  selectScreen,
  selectSlide,
  type PensionScreen,
  type PensionSnapshot,
} from './select.ts'
