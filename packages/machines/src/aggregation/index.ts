export { elsewhereAccountMachine, selectDone, selectHeld } from './account.ts'
export { connectionMachine, selectCard, type ConnectionEvent, type ConnectionFailure } from './connection.ts'
export { connectionsMachine, selectElsewhere, type ConnectionsEvent } from './connections.ts'
export { linkingEntry } from './draft.ts'
export {
  linkingMachine,
  selectConnectors,
  selectQuestion,
  selectScreen,
  type LinkingScreen,
  type LinkingSnapshot,
} from './linking.ts'
export type { LinkingEvent, LinkingStep } from './linking-base.ts'
export { apiPorts, type ElsewhereAll } from './ports.ts'
