export {
  BANK_STEPS,
  type BankAccountEvent,
  type BankAccountHolder,
  type BankAccountInput,
  type BankAccountPorts,
  type BankStep,
  type SignatureProblem,
} from './context.ts'
export { bankAccountMachine } from './machine.ts'
export { bankCoordinatesMachine, type OverviewEvent, type OverviewInput } from './overview.ts'
export { apiPorts } from './ports.ts'
export {
  selectFollowed,
  selectForm,
  selectOnlineFrom,
  selectOverview,
  selectPending,
  selectPaperAddress,
  selectPaperReason,
  selectPlace,
  selectScreen,
  selectSignature,
  selectSigned,
  selectStep,
  selectSteps,
  selectTask,
  type BankAccountSnapshot,
  type BankCoordinatesSnapshot,
} from './select.ts'
