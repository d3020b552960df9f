export { actsOn, type AccountActs, type ActReason, type Lifter } from './on-account.ts'
