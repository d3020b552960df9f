export { hasContractToSplit } from './savings.ts'
export {
  canSayPurpose,
  purposeMachine,
  selectPurpose,
  type PurposeEvent,
  type PurposeInput,
  type PurposeSnapshot,
} from './purpose.ts'
export { detailMachine } from './detail.ts'
export { DETAIL_PARTS, type DetailEvent, type DetailFigure, type DetailMachineInput } from './detail-context.ts'
export {
  selectDetail,
  selectDetailFreshness,
  selectSpan,
  type DetailSnapshot,
  type DetailSource,
  type DetailState,
} from './detail-selectors.ts'
