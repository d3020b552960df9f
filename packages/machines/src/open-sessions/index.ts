export { openSessionsMachine, selectEnding, selectOpenSessions } from './machine.ts'
export type { Ending, OpenSessionsEvent, OpenSessionsSnapshot } from './machine.ts'
