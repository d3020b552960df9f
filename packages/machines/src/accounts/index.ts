export { hasContractToSplit, savingsOf, type Savings } from './savings.ts'
export { detailMachine } from './detail.ts'
export type { DetailEvent, DetailFigure, DetailMachineInput } from './detail-context.ts'
export { selectDetail, selectSpan, type DetailSnapshot, type DetailSource, type DetailState } from './detail-selectors.ts'
