export { connectionMachine } from './connection.ts'
export { selectIsComplete } from './complete.ts'
export type { ApplicationEvent, ApplicationInput } from './context.ts'
export { applicationMachine } from './machine.ts'
export type { ApplicationPorts, Home } from './ports.ts'
export { readApplication } from './read-application.ts'
export type { ApplicationSummary } from './read-application.ts'
export {
  selectDeveloperKey,
  selectPension,
  selectIsOffline,
  selectRunning,
  selectStage,
  selectSurroundings,
} from './selectors.ts'
export type { ApplicationSnapshot, Running } from './selectors.ts'
