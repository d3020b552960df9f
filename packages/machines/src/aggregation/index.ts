export { elsewhereAccountMachine, selectDone, selectHeld } from './account.ts'
export { connectionMachine, selectCard, type ConnectionEvent, type ConnectionFailure } from './connection.ts'
export { connectionsMachine, selectElsewhere, type ConnectionsEvent } from './connections.ts'
export { linkingEntry } from './draft.ts'
export {
  linkingMachine,
  selectConnectors,
  selectScreen,
  type LinkingEvent,
  type LinkingScreen,
  type LinkingSnapshot,
  type LinkingStep,
} from './linking.ts'
export { apiPorts, type ElsewhereAll } from './ports.ts'
