export { fundSwitchCalls } from './handlers.ts'
