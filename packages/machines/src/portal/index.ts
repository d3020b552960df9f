export { developerKeyMachine } from './developer-key.ts'
export type { DeveloperKeyEvent, DeveloperKeyInput, DeveloperKeyPorts } from './developer-key.ts'
export { maintenanceMachine } from './maintenance.ts'
export type { MaintenanceInput, MaintenancePorts } from './maintenance.ts'
export { modalsMachine, selectModal } from './modals.ts'
export type { ModalsEvent, ModalsInput, ModalsPorts } from './modals.ts'
export { selectIsOffered, selectSso, ssoMachine } from './sso.ts'
export type { Sso, SsoEvent, SsoInput, SsoPorts, SsoTarget } from './sso.ts'
export {
  selectCoaching,
  selectCoachingUrl,
  selectConsents,
  selectRobo,
  selectRoboEntities,
  surroundingsMachine,
} from './surroundings.ts'
export type { SurroundingsEvent, SurroundingsInput, SurroundingState } from './surroundings.ts'
export { isSameViewer, NOBODY, viewerOf } from './viewer.ts'
export { waitingMachine } from './waiting.ts'
export type { WaitingInput } from './waiting.ts'
