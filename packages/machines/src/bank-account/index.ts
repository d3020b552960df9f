export type { BankAccountEvent, BankAccountHolder, BankAccountInput, BankAccountPorts, SignatureProblem } from './context.ts'
export { bankAccountMachine } from './machine.ts'
export { bankCoordinatesMachine, type OverviewEvent, type OverviewInput } from './overview.ts'
export { apiPorts } from './ports.ts'
export {
  selectForm,
  selectOnlineFrom,
  selectOverview,
  selectPending,
  selectPaperAddress,
  selectPaperReason,
  selectScreen,
  selectSignature,
  type BankAccountSnapshot,
  type BankCoordinatesSnapshot,
} from './select.ts'
