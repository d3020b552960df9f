export { draft, draftOf, keptOf, type TransferDraft } from './draft.ts'
export {
  selectErrors,
  selectForm,
  selectOffers,
  selectTransfer,
  transferMachine,
  type TransferEvent,
  type TransferInput,
  type TransferSnapshot,
} from './machine.ts'
