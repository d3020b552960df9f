export { retirementWithdrawalCalls } from './handlers.ts'
